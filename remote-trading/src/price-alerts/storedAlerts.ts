import { STORED_ALERTS_KEY } from '@crossbook/contract'
import { parseAmount, usd } from '@crossbook/money'
import type { AlertsState } from './alertReducer'
import type { PriceAlert } from './priceAlert'

/** Keeps a user's alerts between visits. */
export interface AlertStorage {
  /** Returns the stored alerts of a user, or undefined if there are none. */
  read: (owner: string) => AlertsState | undefined
  write: (owner: string, state: AlertsState) => void
}

/** Deletes all stored alerts. */
export const NO_STORAGE: AlertStorage = { read: () => undefined, write: () => {} }

/** A stored list of this length is damaged or not ours. */
const MOST_ALERTS = 1_000

/**
 * Keeps the alerts of the last user in local storage. Damaged or foreign content counts as no alerts. If the browser refuses storage, alerts
 * last as long as the page.
 */
export const localAlerts: AlertStorage = {
  read: (owner) => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(STORED_ALERTS_KEY) ?? 'null')
      return isRecord(stored) && stored['owner'] === owner ? stateFrom(stored) : undefined
    } catch {
      return undefined
    }
  },
  write: (owner, state) => {
    try {
      localStorage.setItem(STORED_ALERTS_KEY, JSON.stringify({ owner, ...state }))
      // Browsers notify other tabs only, and the header of this tab counts the alerts too.
      window.dispatchEvent(new StorageEvent('storage', { key: STORED_ALERTS_KEY }))
    } catch {
      // Storage is full or refused.
    }
  },
}

function stateFrom({ alerts, nextNumber }: Record<string, unknown>): AlertsState | undefined {
  if (!Array.isArray(alerts) || alerts.length > MOST_ALERTS) return undefined
  if (typeof nextNumber !== 'number' || !Number.isSafeInteger(nextNumber)) return undefined
  const read = alerts.map(alertFrom)
  return read.every((alert) => alert !== undefined) ? { alerts: read, nextNumber } : undefined
}

function alertFrom(value: unknown): PriceAlert | undefined {
  if (!isRecord(value)) return undefined
  const { id, symbol, condition, price, active, triggered } = value
  if (typeof id !== 'string' || typeof symbol !== 'string' || typeof price !== 'string') return undefined
  if (condition !== 'above' && condition !== 'below') return undefined
  if (typeof active !== 'boolean' || typeof triggered !== 'boolean') return undefined
  const amount = parseAmount(price)
  return amount.ok ? { id, symbol, condition, price: usd(amount.value), active, triggered } : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
