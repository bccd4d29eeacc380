import { useTicker } from '@crossbook/market'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { INITIAL_ALERTS, type AlertAction } from './alertReducer'
import { AlertWatchContext } from './alertWatch'
import type { PriceAlert } from './priceAlert'

/** The alerts, the sample alerts in a first render, and what can be done to them; from now on they are watched on every page. */
export function useAlerts(): [readonly PriceAlert[], (action: AlertAction) => void] {
  const watch = useContext(AlertWatchContext)
  const ticker = useTicker()
  const { alerts } = useSyncExternalStore(watch.subscribe, watch.read, () => INITIAL_ALERTS)

  useEffect(() => watch.start(ticker), [watch, ticker])

  return [alerts, watch.act]
}
