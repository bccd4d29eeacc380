import { addressChoice, Tabs, useAddressState } from '@crossbook/ui'
import { OrderTicket } from '../trading-layout/OrderTicket'
import { BorrowForm, useBorrowDraft } from './BorrowForm'
import { marginCopy as copy } from './marginCopy'
import type { MarginCoin } from './marginMarkets'
import { type TradeAction, TradeForm, useTradeDraft } from './TradeForm'

const TABS = [
  { value: 'trade', label: copy.tabs.trade },
  { value: 'borrow', label: copy.tabs.borrow },
] as const

const SHEET_SIDES = [
  { value: 'buy', label: copy.buy, variant: 'up' },
  { value: 'sell', label: copy.sell, variant: 'down' },
] as const

const tabInAddress = addressChoice('tab', ['trade', 'borrow'], 'trade')

/** The ticket of margin trading, with borrowing under its second tab; the tab is in the address. */
export function MarginTicket({ symbol }: { symbol: MarginCoin }) {
  const [tab, setTab] = useAddressState(tabInAddress)
  const trade = useTradeDraft()
  const borrowing = useBorrowDraft()
  const startTrade = (side: TradeAction) => {
    trade.setAction(side)
    setTab('trade')
  }
  return (
    <OrderTicket title={copy.ticket} sides={SHEET_SIDES} onSide={startTrade}>
      <Tabs label={copy.ticket} tabs={TABS} value={tab} onChange={setTab} inset>
        {tab === 'trade' ? <TradeForm symbol={symbol} draft={trade} /> : <BorrowForm draft={borrowing} />}
      </Tabs>
    </OrderTicket>
  )
}
