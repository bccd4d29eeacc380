import { COIN_NAMES, pairOf, type Pair } from '@crossbook/market'
import { CoinLogo, color, media, space, type } from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A coin with its own market: all but the quote currency. */
export type TradedCoin = Parameters<typeof pairOf>[0]

interface MarketNameProps {
  symbol: TradedCoin
  /** Wraps the pair, in a link for example. */
  wrap?: (pair: Pair) => ReactNode
  /** Follows the coin's name on phones, where a figure has no own column. */
  onPhone?: string
}

/** A market in a list: logo, pair, and the coin's name below. */
export function MarketName({ symbol, wrap, onPhone }: MarketNameProps) {
  const pair = pairOf(symbol)
  return (
    <Line>
      <Logo $yields={onPhone !== undefined}>
        <CoinLogo symbol={symbol} size={32} />
      </Logo>
      <TextColumn>
        <PairName translate="no">{wrap ? wrap(pair) : pair}</PairName>
        <CoinName data-on-phone={onPhone}>{COIN_NAMES[symbol]}</CoinName>
      </TextColumn>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
  min-width: 0;
`

// A row with figures has no space for it on the narrowest phones.
const Logo = styled.span<{ $yields: boolean }>`
  display: flex;

  ${media.belowXs} {
    ${({ $yields }) => $yields && 'display: none;'}
  }
`

const TextColumn = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const PairName = styled.span`
  color: ${color.text};
  ${type.cell}
`

const CoinName = styled.span`
  color: ${color.text3};
  ${type.micro}
  overflow-wrap: anywhere;

  ${media.belowM} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    &[data-on-phone]::after {
      content: ' · ' attr(data-on-phone);
    }
  }
`
