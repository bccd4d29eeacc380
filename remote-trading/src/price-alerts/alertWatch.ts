import { storedSessionState } from '@crossbook/auth'
import { PRICE_TICK_MS, type Ticker } from '@crossbook/market'
import { notify } from '@crossbook/ui'
import { createContext } from 'react'
import { alertReducer, INITIAL_ALERTS, type AlertAction, type AlertsState } from './alertReducer'
import { alertsCopy as copy } from './alertsCopy'
import { metAlerts } from './priceAlert'

/** The alerts of whoever is signed in, and the watch over them. */
export interface AlertWatch {
  /** The same object until something happens to the alerts; the sample alerts again for somebody else. */
  read: () => AlertsState
  subscribe: (listener: () => void) => () => void
  act: (action: AlertAction) => void
  /**
   * Triggers alerts whose condition the demonstration price meets and says so in a toast, on whatever page, until the session
   * ends. Called again, it changes nothing.
   */
  start: (ticker: Ticker) => void
}

/** Makes alerts that nobody watches yet; `whose` says who is signed in, nothing for nobody. */
export function createAlertWatch(whose: (before: string | undefined) => string | undefined): AlertWatch {
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
    state = INITIAL_ALERTS
    return state
  }

  // Prices may stand still, and an alert whose condition they meet already must not wait for ever.
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => check(), PRICE_TICK_MS)
  }

  const act = (action: AlertAction) => {
    state = alertReducer(read(), action)
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

/** The alerts of this page, which outlive the screen that shows them; a session that is only being renewed changes nothing. */
const siteAlerts = createAlertWatch((before) => {
  const session = storedSessionState()
  if (session.status === 'signedIn') return session.user.id
  return session.status === 'restoring' ? before : undefined
})

/** The alerts that the screen shows: the page's, unless a test stands others before them. */
export const AlertWatchContext = createContext<AlertWatch>(siteAlerts)
