import { type CoinSymbol, useQuote } from '@crossbook/market'
import { decimalFromNumber, formatCompact, formatPrice } from '@crossbook/money'
import { color, VisuallyHidden } from '@crossbook/ui'
import { type CSSProperties, useMemo } from 'react'
import styled from 'styled-components'
import { BookPrice, BookTable } from './bookTable'
import { orderBookCopy as copy } from './orderBookCopy'
import { type BookLevel, sampleBook } from './sampleBook'

/** The sample offers above the spread and the bids below it, around the current price. */
export function BookSides({ symbol }: { symbol: CoinSymbol }) {
  const { price } = useQuote(symbol)
  const { asks, bids, spread } = useMemo(() => sampleBook(symbol, price), [symbol, price])
  const deepest = Math.max(asks.at(-1)?.total ?? 0, bids.at(-1)?.total ?? 0)
  return (
    <BookTable>
      <caption>
        <VisuallyHidden>{copy.book}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.price}</th>
          <th scope="col">{copy.size}</th>
          <th scope="col">{copy.total}</th>
        </tr>
      </thead>
      <Levels levels={[...asks].reverse()} deepest={deepest} tone="down" name={copy.asks} />
      <tbody>
        <Spread>
          <th scope="row">{copy.spread}</th>
          <td colSpan={2} translate="no">
            {formatPrice(spread)}
          </td>
        </Spread>
      </tbody>
      <Levels levels={bids} deepest={deepest} tone="up" name={copy.bids} />
    </BookTable>
  )
}

interface LevelsProps {
  levels: readonly BookLevel[]
  /** The largest total of both sides, which fills a line. */
  deepest: number
  tone: 'up' | 'down'
  name: string
}

function Levels({ levels, deepest, tone, name }: LevelsProps) {
  return (
    <tbody aria-label={name} translate="no">
      {/* A row keeps its place when the book moves with the price: rows that move would shift the layout at every tick. */}
      {levels.map(({ price, size, total }, at) => (
        <Level key={at} $tone={tone} style={depthStyle(total / deepest)}>
          <td>
            <BookPrice $tone={tone}>{formatPrice(price)}</BookPrice>
          </td>
          <td>{coinText(size)}</td>
          <td>{coinText(total)}</td>
        </Level>
      ))}
    </tbody>
  )
}

function depthStyle(share: number) {
  return { '--depth': `${Math.round(share * 100)}%` } as CSSProperties
}

/** Formats coins in thousands or millions; smaller amounts have three decimals. */
export function coinText(coins: number): string {
  return coins < 1000 ? decimalFromNumber(coins, 3) : formatCompact(decimalFromNumber(coins, 0), 1)
}

const Level = styled.tr<{ $tone: 'up' | 'down' }>`
  background: linear-gradient(
    to left,
    ${({ $tone }) => ($tone === 'up' ? color.upWash : color.downWash)} var(--depth),
    transparent 0
  );
`

const Spread = styled.tr`
  color: ${color.text2};
  background: ${color.s2};
`
