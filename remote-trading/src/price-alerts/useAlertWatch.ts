import { PRICE_TICK_MS, useTicker } from '@crossbook/market'
import { notify } from '@crossbook/ui'
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import type { AlertAction } from './alertReducer'
import { alertsCopy as copy } from './alertsCopy'
import { metAlerts, type PriceAlert } from './priceAlert'

/** Triggers alerts whose condition the demonstration price meets, and says so in a toast, while the page is open. */
export function useAlertWatch(alerts: readonly PriceAlert[], dispatch: Dispatch<AlertAction>): void {
  const ticker = useTicker()
  // Two checks can come before React has drawn what the first one found.
  const told = useRef(new Set<string>())

  const check = useEffectEvent(() => {
    const met = metAlerts(alerts, (symbol) => ticker.quote(symbol).price)
    const news = met.filter(({ id }) => !told.current.has(id))
    if (news.length === 0) return
    dispatch({ kind: 'trigger', ids: news.map(({ id }) => id) })
    for (const alert of news) {
      told.current.add(alert.id)
      notify.success(copy.toast(alert))
    }
  })

  useEffect(() => ticker.subscribe(() => check()), [ticker])

  // Prices may stand still, and an alert whose condition they meet already must not wait for ever.
  useEffect(() => {
    const timer = setTimeout(() => check(), PRICE_TICK_MS)
    return () => clearTimeout(timer)
  }, [alerts])
}
