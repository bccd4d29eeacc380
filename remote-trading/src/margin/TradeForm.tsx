import { useQuote } from '@crossbook/market'
import { type DecimalString, formatUsd, readAmount } from '@crossbook/money'
import { Button, DecimalField, DescriptionItem, DescriptionList, SegmentedControl } from '@crossbook/ui'
import { useState } from 'react'
import { splitTrade } from './borrowing'
import { marginCopy as copy } from './marginCopy'
import { leveragesOf, MAX_LEVERAGE, type MarginCoin } from './marginMarkets'
import { TicketForm, TicketLabel, TicketNote, TicketRow } from '../trading-layout/ticketParts'

/** The side of a trade. */
export type TradeAction = 'buy' | 'sell'

const ACTIONS = [
  { value: 'buy', label: copy.buy },
  { value: 'sell', label: copy.sell },
] as const

/** Returns the user's input for a trade, and the functions that change it. */
export function useTradeDraft() {
  const [action, setAction] = useState<TradeAction>('buy')
  const [leverage, setLeverage] = useState(1)
  const [text, setText] = useState('')
  return { action, setAction, leverage, setLeverage, text, setText }
}

interface TradeFormProps {
  symbol: MarginCoin
  draft: ReturnType<typeof useTradeDraft>
}

/** The form for a margin trade. Its button does nothing: the specification leaves it without behaviour. */
export function TradeForm({ symbol, draft }: TradeFormProps) {
  const { action, setAction, text, setText } = draft
  const reading = readAmount(text, [symbol])
  // Another market may allow less leverage than the user chose before.
  const leverage = Math.min(draft.leverage, MAX_LEVERAGE[symbol])

  return (
    <TicketForm>
      <SegmentedControl
        label={copy.side}
        options={ACTIONS}
        value={action}
        onChange={setAction}
        toneOf={(value) => (value === 'buy' ? 'up' : 'down')}
        stretched
      />
      <TicketRow>
        <TicketLabel aria-hidden>{copy.leverage}</TicketLabel>
        <SegmentedControl
          label={copy.leverage}
          options={leveragesOf(symbol).map((times) => ({ value: `${times}`, label: `${times}x` }))}
          value={`${leverage}`}
          onChange={(value) => draft.setLeverage(Number(value))}
          stretched
        />
      </TicketRow>
      <DecimalField label={copy.amount} unit={symbol} value={text} onChange={setText} reading={reading} />
      <TradeFigures symbol={symbol} amount={reading.amount} leverage={leverage} />
      <Button variant={action === 'buy' ? 'up' : 'down'} fullWidth="always">
        {`${action === 'buy' ? copy.buy : copy.sell} ${symbol}`}
      </Button>
      <TicketNote>{copy.demo}</TicketNote>
    </TicketForm>
  )
}

interface TradeFiguresProps {
  symbol: MarginCoin
  amount: DecimalString | undefined
  leverage: number
}

/** Subscribes to the ticker, so that the form around it does not render with each tick. */
function TradeFigures({ symbol, amount, leverage }: TradeFiguresProps) {
  const { price } = useQuote(symbol)
  const trade = amount && splitTrade(price, amount, leverage)
  return (
    <DescriptionList>
      <DescriptionItem term={copy.value}>{trade ? formatUsd(trade.value) : '—'}</DescriptionItem>
      <DescriptionItem term={copy.margin}>{trade ? formatUsd(trade.margin) : '—'}</DescriptionItem>
      <DescriptionItem term={copy.borrowed}>{trade ? formatUsd(trade.borrowed) : '—'}</DescriptionItem>
    </DescriptionList>
  )
}
