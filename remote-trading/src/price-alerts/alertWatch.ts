import { storedSessionState } from '@crossbook/auth'
import { PRICE_TICK_MS, type Ticker } from '@crossbook/market'
import { notify } from '@crossbook/ui'
import { createContext } from 'react'
import { alertReducer, INITIAL_ALERTS, type AlertAction, type AlertsState } from './alertReducer'
import { alertsCopy as copy } from './alertsCopy'
import { metAlerts } from './priceAlert'
import { localAlerts, NO_STORAGE, type AlertStorage } from './storedAlerts'

/** Alerts of the signed-in user, and the watch over them. */
export interface AlertWatch {
  /** Returns the same object until the alerts change. Another user gets their own alerts, at first the sample ones. */
  read: () => AlertsState
  subscribe: (listener: () => void) => () => void
  act: (action: AlertAction) => void
  /**
   * Triggers alerts whose condition the demonstration price meets, and shows a toast, on any page until the session ends. Calling it again
   * changes nothing.
   */
  start: (ticker: Ticker) => void
}

/**
 * Creates alerts that are not watched yet. `whose` returns the id of the signed-in user, or undefined. `storage` keeps each user's alerts
 * between visits; by default they last as long as the page.
 */
export function createAlertWatch(
  whose: (before: string | undefined) => string | undefined,
  storage: AlertStorage = NO_STORAGE,
): AlertWatch {
  let state = INITIAL_ALERTS
  let owner: string | undefined
  let stop: (() => void) | undefined
  let check = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const read = () => {
    const now = whose(owner)
    if (now === owner) return state
    stop?.()
    stop = undefined
    owner = now
    state = (now === undefined ? undefined : storage.read(now)) ?? INITIAL_ALERTS
    return state
  }

  // Prices may be paused. An alert whose condition is already met must not wait forever.
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => check(), PRICE_TICK_MS)
  }

  const act = (action: AlertAction) => {
    state = alertReducer(read(), action)
    if (owner !== undefined) storage.write(owner, state)
    if (stop) checkSoon()
    for (const listener of [...listeners]) listener()
  }

  return {
    read,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act,
    start: (ticker) => {
      read()
      // The header counts the sample alerts as well.
      if (owner !== undefined && storage.read(owner) === undefined) storage.write(owner, state)
      if (stop) return
      check = () => {
        const { alerts } = read()
        const met = stop ? metAlerts(alerts, (symbol) => ticker.quote(symbol).price) : []
        if (met.length === 0) return
        act({ kind: 'trigger', ids: met.map(({ id }) => id) })
        for (const alert of met) notify.success(copy.toast(alert))
      }
      const unsubscribe = ticker.subscribe(() => check())
      stop = () => {
        unsubscribe()
        clearTimeout(timer)
      }
      checkSoon()
    },
  }
}

/** The alerts of this page. They outlive the screen that shows them, and a session refresh. */
const siteAlerts = createAlertWatch((before) => {
  const session = storedSessionState()
  if (session.status === 'signedIn') return session.user.id
  return session.status === 'restoring' ? before : undefined
}, localAlerts)

/** The alerts that the screen shows: those of the page, or those of a test. */
export const AlertWatchContext = createContext<AlertWatch>(siteAlerts)
