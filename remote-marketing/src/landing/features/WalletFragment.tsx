import { formatCoinTrimmed, formatPercent, formatUsd, toNumber } from '@crossbook/money'
import { CoinLogo, color, radius, SampleDataNote, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { Fragment, Line, Lines, Pile, Quiet } from './Fragment'
import { SAMPLE_HOLDINGS, SAMPLE_TOTAL } from './samplePortfolio'

const BAR_HEIGHT = '0.5rem'

/** The sample wallet: its value, its allocation, and its coins. */
export function WalletFragment() {
  return (
    <Fragment title="Wallet overview" aside={<SampleDataNote />}>
      <Total>
        <Quiet>Total portfolio value</Quiet>
        <Value translate="no">{formatUsd(SAMPLE_TOTAL)}</Value>
        <Bar aria-hidden>
          {SAMPLE_HOLDINGS.map(({ symbol, allocation }, index) => (
            <Part key={symbol} $share={toNumber(allocation)} $step={index} />
          ))}
        </Bar>
      </Total>
      <Lines>
        {SAMPLE_HOLDINGS.map(({ symbol, balance, value, allocation }) => (
          <Line key={symbol}>
            <Coin>
              <CoinLogo symbol={symbol} />
              <span translate="no">{symbol}</span>
              <Quiet translate="no">{formatPercent(allocation, 1)}</Quiet>
            </Coin>
            <Pile $end>
              <span translate="no">{formatUsd(value)}</span>
              <Quiet translate="no">{`${formatCoinTrimmed(balance)} ${symbol}`}</Quiet>
            </Pile>
          </Line>
        ))}
      </Lines>
    </Fragment>
  )
}

const Total = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[20]} ${space[20]} ${space[16]};
  border-bottom: ${stroke.hairline} solid ${color.line};
`

const Value = styled.span`
  ${type.numL}
`

const Bar = styled.span`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[8]};
`

const Part = styled.span<{ $share: number; $step: number }>`
  flex: ${({ $share }) => $share} 0 0;
  height: ${BAR_HEIGHT};
  border-radius: ${radius.tile};
  background: color-mix(in srgb, ${color.accent} ${({ $step }) => 100 - $step * 24}%, ${color.s3});
`

const Coin = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`
