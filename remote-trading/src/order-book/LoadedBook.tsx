import type { CoinSymbol } from '@crossbook/market'
import { color, space, Tabs, type } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { BookSides } from './BookSides'
import { orderBookCopy as copy } from './orderBookCopy'
import { TradeList } from './TradeList'

const TABS = [
  { value: 'book', label: copy.book },
  { value: 'trades', label: copy.trades },
] as const

/** The sample order book of a market, and its recent trades under a second tab. */
export function LoadedBook({ symbol }: { symbol: CoinSymbol }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('book')
  return (
    <>
      <Tabs label={copy.title} tabs={TABS} value={tab} onChange={setTab} inset>
        {tab === 'book' ? <BookSides symbol={symbol} /> : <TradeList symbol={symbol} />}
      </Tabs>
      <Note>{copy.sample}</Note>
    </>
  )
}

const Note = styled.p`
  padding: ${space[4]} ${space[24]} ${space[8]};
  color: ${color.text3};
  ${type.micro}
`
