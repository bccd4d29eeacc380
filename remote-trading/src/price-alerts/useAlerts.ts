import { useTicker } from '@crossbook/market'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { INITIAL_ALERTS, type AlertAction } from './alertReducer'
import { AlertWatchContext } from './alertWatch'
import type { PriceAlert } from './priceAlert'

/** Returns the alerts and their actions; in a first render the sample alerts. From then on every page watches them. */
export function useAlerts(): [readonly PriceAlert[], (action: AlertAction) => void] {
  const watch = useContext(AlertWatchContext)
  const ticker = useTicker()
  const { alerts } = useSyncExternalStore(watch.subscribe, watch.read, () => INITIAL_ALERTS)

  useEffect(() => watch.start(ticker), [watch, ticker])

  return [alerts, watch.act]
}
