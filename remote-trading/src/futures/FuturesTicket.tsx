import { readAmount } from '@crossbook/money'
import { addressChoice, Button, DecimalField, SegmentedControl, Tabs, useAddressState } from '@crossbook/ui'
import { useState } from 'react'
import { OrderTicket } from '../trading-layout/OrderTicket'
import { TicketForm, TicketLabel, TicketNote, TicketRow } from '../trading-layout/ticketParts'
import { futuresCopy as copy } from './futuresCopy'
import type { FuturesCoin } from './futuresMarkets'
import { DEFAULT_LEVERAGE, LEVERAGES, type Leverage } from './leverage'
import { OrderFigures } from './OrderFigures'
import type { Side } from './positions'

type OrderType = 'market' | 'limit' | 'stop'

const SIDES = [
  { value: 'long', label: copy.sides.long },
  { value: 'short', label: copy.sides.short },
] as const

const ORDER_TYPES = [
  { value: 'market', label: 'Market' },
  { value: 'limit', label: 'Limit' },
  { value: 'stop', label: 'Stop' },
] as const

const LEVERAGE_CHOICES = LEVERAGES.map((leverage) => ({
  value: `${leverage}` as const,
  label: `${leverage}x`,
}))

const SHEET_SIDES = [
  { value: 'long', label: copy.sides.long, variant: 'up' },
  { value: 'short', label: copy.sides.short, variant: 'down' },
] as const

const sideInAddress = addressChoice<Side, Side>('side', ['long', 'short'], 'long')

/** The order ticket of futures. Its button does nothing: the specification leaves it without behaviour. */
export function FuturesTicket({ symbol }: { symbol: FuturesCoin }) {
  const [side, setSide] = useAddressState(sideInAddress)
  const [leverage, setLeverage] = useState<Leverage>(DEFAULT_LEVERAGE)
  const [orderType, setOrderType] = useState<OrderType>('market')
  const [priceText, setPriceText] = useState('')
  const [amountText, setAmountText] = useState('')
  const price = readAmount(priceText, ['USDT'])
  const amount = readAmount(amountText, [symbol])
  const isLimit = orderType === 'limit'

  return (
    <OrderTicket title={copy.ticket} sides={SHEET_SIDES} onSide={setSide}>
      <Tabs label={copy.side} tabs={SIDES} value={side} onChange={setSide} inset>
        <TicketForm>
          <TicketRow>
            <TicketLabel aria-hidden>{copy.leverage}</TicketLabel>
            <SegmentedControl
              label={copy.leverage}
              options={LEVERAGE_CHOICES}
              value={`${leverage}`}
              onChange={(value) =>
                setLeverage(LEVERAGES.find((known) => `${known}` === value) ?? DEFAULT_LEVERAGE)
              }
              stretched
            />
          </TicketRow>
          <TicketRow>
            <TicketLabel aria-hidden>{copy.orderType}</TicketLabel>
            <SegmentedControl
              label={copy.orderType}
              options={ORDER_TYPES}
              value={orderType}
              onChange={setOrderType}
              stretched
            />
          </TicketRow>
          {isLimit && (
            <DecimalField
              label={copy.price}
              unit="USDT"
              value={priceText}
              onChange={setPriceText}
              reading={price}
            />
          )}
          <DecimalField
            label={copy.amount}
            unit={symbol}
            value={amountText}
            onChange={setAmountText}
            reading={amount}
          />
          <OrderFigures
            symbol={symbol}
            amount={amount.amount}
            limitPrice={isLimit ? price.amount : undefined}
            leverage={leverage}
          />
          <Button variant={side === 'long' ? 'up' : 'down'} fullWidth="always">
            {copy.open[side]}
          </Button>
          <TicketNote>{copy.demo}</TicketNote>
        </TicketForm>
      </Tabs>
    </OrderTicket>
  )
}
