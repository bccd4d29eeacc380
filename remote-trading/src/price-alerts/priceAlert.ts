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

/** The side of its price on which an alert waits. */
export type AlertCondition = 'above' | 'below'

/** A request for a notification when a coin's price crosses a target. */
export interface PriceAlert {
  id: string
  /** In capitals. A symbol may have no price on the site. */
  symbol: string
  condition: AlertCondition
  /** Dollars for one coin. */
  price: UsdAmount
  active: boolean
  triggered: boolean
}

/** The fields of the form for a new alert. */
export interface AlertDraft {
  symbol: string
  condition: AlertCondition
  price: string
}

/** The status that an alert shows. */
export type AlertStatus = 'triggered' | 'active' | 'inactive'

/** The number of alerts, in total and by status. */
export interface AlertCounts {
  total: number
  active: number
  triggered: number
}

/** Creates the alert of a draft, active and not triggered, or nothing while symbol or price is missing. */
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

/** Returns the status of an alert. A triggered one stays triggered, whether it is switched on or off. */
export function alertStatus({ active, triggered }: PriceAlert): AlertStatus {
  if (triggered) return 'triggered'
  return active ? 'active' : 'inactive'
}

/** Counts alerts by status. */
export function countAlerts(alerts: readonly PriceAlert[]): AlertCounts {
  const count = (status: AlertStatus) => alerts.filter((alert) => alertStatus(alert) === status).length
  return { total: alerts.length, active: count('active'), triggered: count('triggered') }
}

/** Returns the distance from the price to an alert's target in percent of the price with 2 decimals, or nothing at the target. */
export function distanceTo(
  { condition, price: mark }: PriceAlert,
  price: UsdAmount,
): DecimalString | undefined {
  const way = condition === 'above' ? subtract(mark, price) : subtract(price, mark)
  return signOf(way) > 0 ? percentOf(way, price, 2, 'nearest') : undefined
}

/** Returns the waiting alerts whose target the price has passed. A price that equals the target has not passed it. */
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
