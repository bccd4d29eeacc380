import { parseCoinSymbol, type CoinSymbol } from '@crossbook/market'
import {
  compare,
  type DecimalString,
  percentOf,
  readAmount,
  signOf,
  subtract,
  usd,
  type ReadAmount,
  type UsdAmount,
} from '@crossbook/money'

/** On which side of its price an alert waits. */
export type AlertCondition = 'above' | 'below'

/** A request for a notification when a coin's price crosses a mark. */
export interface PriceAlert {
  id: string
  /** In capitals; not every symbol that is typed is a coin with a price. */
  symbol: string
  condition: AlertCondition
  /** Dollars for one coin. */
  price: UsdAmount
  active: boolean
  triggered: boolean
}

/** What is typed into the form of a new alert. */
export interface AlertDraft {
  symbol: string
  condition: AlertCondition
  price: string
}

/** The one word that an alert shows. */
export type AlertStatus = 'triggered' | 'active' | 'inactive'

/** How many alerts there are, together and by status. */
export interface AlertCounts {
  total: number
  active: number
  triggered: number
}

/** The alert that a draft asks for, active and not triggered; nothing while symbol or price is missing. */
export function alertFrom(draft: AlertDraft, id: string): PriceAlert | undefined {
  const symbol = draft.symbol.trim().toUpperCase()
  const { amount: price } = readAlertPrice(draft)
  if (symbol === '' || price === undefined) return undefined
  return { id, symbol, condition: draft.condition, price: usd(price), active: true, triggered: false }
}

/** Reads the typed price of a draft, in dollars. */
export function readAlertPrice({ price }: AlertDraft): ReadAmount {
  return readAmount(price, ['USD'])
}

/** A triggered alert stays triggered, whether it is switched on or off. */
export function alertStatus({ active, triggered }: PriceAlert): AlertStatus {
  if (triggered) return 'triggered'
  return active ? 'active' : 'inactive'
}

/** Counts alerts by what they show. */
export function countAlerts(alerts: readonly PriceAlert[]): AlertCounts {
  const count = (status: AlertStatus) => alerts.filter((alert) => alertStatus(alert) === status).length
  return { total: alerts.length, active: count('active'), triggered: count('triggered') }
}

/** How far the price has to go to an alert's mark, in percent of the price with 2 decimals; nothing once it is there. */
export function distanceTo(
  { condition, price: mark }: PriceAlert,
  price: UsdAmount,
): DecimalString | undefined {
  const way = condition === 'above' ? subtract(mark, price) : subtract(price, mark)
  return signOf(way) > 0 ? percentOf(way, price, 2, 'nearest') : undefined
}

/** The alerts that wait and whose price the market has left behind; a price that equals the mark has not. */
export function metAlerts(
  alerts: readonly PriceAlert[],
  priceOf: (symbol: CoinSymbol) => UsdAmount,
): readonly PriceAlert[] {
  return alerts.filter((alert) => {
    const coin = parseCoinSymbol(alert.symbol)
    if (alertStatus(alert) !== 'active' || !coin) return false
    return compare(priceOf(coin), alert.price) === (alert.condition === 'above' ? 1 : -1)
  })
}
