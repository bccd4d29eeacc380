import { type CoinSymbol, useQuote } from '@crossbook/market'
import { formatPrice } from '@crossbook/money'
import { VisuallyHidden } from '@crossbook/ui'
import { useState } from 'react'
import { BookPrice, BookTable } from './bookTable'
import { coinText } from './BookSides'
import { orderBookCopy as copy } from './orderBookCopy'
import { firstTrades, withTrade } from './sampleTrades'

/** The latest sample trades, newest first. Each move of the price adds one. */
export function TradeList({ symbol }: { symbol: CoinSymbol }) {
  const { price } = useQuote(symbol)
  const [seen, setSeen] = useState(() => ({ symbol, price, trades: firstTrades(symbol) }))
  if (seen.symbol !== symbol) setSeen({ symbol, price, trades: firstTrades(symbol) })
  else if (seen.price !== price) setSeen({ symbol, price, trades: withTrade(seen.trades, symbol, price) })
  return (
    <BookTable>
      <caption>
        <VisuallyHidden>{copy.trades}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.price}</th>
          <th scope="col">{copy.size}</th>
          <th scope="col">{copy.time}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {/* A row keeps its place: the trades move down by one at every tick. */}
        {seen.trades.map((trade, at) => (
          <tr key={at}>
            <td>
              <VisuallyHidden>{trade.side === 'buy' ? copy.bought : copy.sold} </VisuallyHidden>
              <BookPrice $tone={trade.side === 'buy' ? 'up' : 'down'}>{formatPrice(trade.price)}</BookPrice>
            </td>
            <td>{coinText(trade.size)}</td>
            <td>{timeText(trade.time)}</td>
          </tr>
        ))}
      </tbody>
    </BookTable>
  )
}

/** The time of day in UTC: `11:59:58`. */
function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19)
}
