import type { CoinSymbol } from '@crossbook/market'
import { CoinLogo, color, space } from '@crossbook/ui'
import styled from 'styled-components'
import { Fragment, Line, Lines, Pile, Quiet } from './Fragment'
import { featuresCopy } from './featuresCopy'

interface StakingTerms {
  symbol: CoinSymbol
  yearly: string
  terms: string
}

/** Sample terms; a test of all samples compares them with the staking screen's. */
export const TERMS: readonly StakingTerms[] = Object.freeze([
  { symbol: 'ETH', yearly: '5.2%', terms: featuresCopy.staking.ETH },
  { symbol: 'ADA', yearly: '4.8%', terms: featuresCopy.staking.ADA },
  { symbol: 'DOT', yearly: '12.5%', terms: featuresCopy.staking.DOT },
])

/** Three coins to stake with their yearly yield, as the staking screen lists them. */
export function StakingFragment() {
  return (
    <Fragment title="Crypto staking">
      <Lines>
        {TERMS.map(({ symbol, yearly, terms }) => (
          <Line key={symbol}>
            <Coin>
              <CoinLogo symbol={symbol} />
              <Pile>
                <span translate="no">{symbol}</span>
                <Quiet>{terms}</Quiet>
              </Pile>
            </Coin>
            <Yield translate="no">{`${yearly} APY`}</Yield>
          </Line>
        ))}
      </Lines>
    </Fragment>
  )
}

const Coin = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`

const Yield = styled.span`
  color: ${color.accent};
`
