import { formatCoinResult, readAmount } from '@crossbook/money'
import {
  Button,
  CoinLogo,
  DecimalField,
  DescriptionItem,
  DescriptionList,
  Field,
  SegmentedControl,
  Select,
} from '@crossbook/ui'
import { useState } from 'react'
import { TicketForm, TicketNote } from '../trading-layout/ticketParts'
import { dailyInterest } from './borrowing'
import { BORROWABLE_ASSETS, DAILY_RATE_PERCENT, type BorrowableAsset } from './marginAccount'
import { marginCopy as copy } from './marginCopy'

type Action = 'borrow' | 'repay'

const ACTIONS = [
  { value: 'borrow', label: copy.borrow },
  { value: 'repay', label: copy.repay },
] as const

/** Returns the user's input to borrow or repay, and the functions that change it. */
export function useBorrowDraft() {
  const [action, setAction] = useState<Action>('borrow')
  const [symbol, setSymbol] = useState<BorrowableAsset>('USDT')
  const [text, setText] = useState('')
  return { action, setAction, symbol, setSymbol, text, setText }
}

/** Borrowing and repaying. Its button does nothing: the specification leaves it without behaviour. */
export function BorrowForm({ draft }: { draft: ReturnType<typeof useBorrowDraft> }) {
  const { action, setAction, symbol, setSymbol, text, setText } = draft
  const reading = readAmount(text, [symbol])

  return (
    <TicketForm>
      <SegmentedControl label={copy.action} options={ACTIONS} value={action} onChange={setAction} stretched />
      <Field label={copy.asset}>
        <Select
          value={symbol}
          leading={<CoinLogo symbol={symbol} />}
          onChange={({ target }) =>
            setSymbol(BORROWABLE_ASSETS.find((known) => known === target.value) ?? symbol)
          }
        >
          {BORROWABLE_ASSETS.map((asset) => (
            <option key={asset} value={asset}>
              {asset}
            </option>
          ))}
        </Select>
      </Field>
      <DecimalField label={copy.amount} unit={symbol} value={text} onChange={setText} reading={reading} />
      <DescriptionList>
        <DescriptionItem term={copy.dailyRate}>{`${DAILY_RATE_PERCENT[symbol]}%`}</DescriptionItem>
        <DescriptionItem term={copy.dailyInterest}>
          {reading.amount
            ? `${formatCoinResult(dailyInterest(symbol, reading.amount), reading.amount)} ${symbol}`
            : '—'}
        </DescriptionItem>
      </DescriptionList>
      <Button variant="primary" fullWidth="always">
        {`${action === 'borrow' ? copy.borrow : copy.repay} ${symbol}`}
      </Button>
      <TicketNote>{copy.demo}</TicketNote>
    </TicketForm>
  )
}
