import { COIN_NAMES, pairOf, type Pair } from '@crossbook/market'
import { CoinLogo, color, type } from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A coin that has a market of its own: all but the one that the others are quoted in. */
export type TradedCoin = Parameters<typeof pairOf>[0]

interface MarketNameProps {
  symbol: TradedCoin
  /** Wraps the pair, in a link for example. */
  wrap?: (pair: Pair) => ReactNode
}

/** A market in a list: logo, pair, and the coin's name below. */
export function MarketName({ symbol, wrap }: MarketNameProps) {
  const pair = pairOf(symbol)
  return (
    <Line>
      <CoinLogo symbol={symbol} size={32} />
      <Words>
        <PairName>{wrap ? wrap(pair) : pair}</PairName>
        <CoinName>{COIN_NAMES[symbol]}</CoinName>
      </Words>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`

const Words = styled.span`
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
`
