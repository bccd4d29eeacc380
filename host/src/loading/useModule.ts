import { useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { isOutdated } from '../modules/missingModule'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'
import { useScreenLoader } from './ScreenLoaderContext'

/** What there is to show of a module. */
export type ModuleState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType }
  | { status: 'failed'; retry: () => void; isOutdated: boolean }

/** Loads a module while the calling part is mounted; ready in the first render if it has arrived before. */
export function useModule(address: ModuleAddress): ModuleState {
  const loader = useScreenLoader()
  const key = addressKey(address)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<{ key: string; isOutdated: boolean }>()
  const peek = () => loader.peek(address)
  const Component = useSyncExternalStore(loader.subscribe, peek, peek)

  useEffect(() => {
    if (Component) return
    let current = true
    loader.load(address).catch((error: unknown) => {
      if (current) setFailed({ key, isOutdated: isOutdated(error) })
    })
    return () => {
      current = false
    }
  }, [loader, address, key, attempt, Component])

  const retry = useCallback(() => {
    setFailed(undefined)
    setAttempt((before) => before + 1)
  }, [])

  if (Component) return { status: 'ready', Component }
  if (failed?.key === key) return { status: 'failed', retry, isOutdated: failed.isOutdated }
  return { status: 'loading' }
}
