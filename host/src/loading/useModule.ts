import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type FileProblem, problemOf } from '../modules/fault'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'
import { useHeldScreen } from './heldScreen'
import { useScreenLoader } from './ScreenLoaderContext'

/** Loading state of a module. */
export type ModuleState =
  | { status: 'loading' }
  /** `version` of the build that it comes from. */
  | { status: 'ready'; version: string }
  /** `isIntact`: the page shows the prerendered screen. `problem`: why it failed, where that is known. */
  | { status: 'failed'; retry: () => void; problem: FileProblem | undefined; isIntact: boolean }

/** Loads a module while the calling part is mounted, unless the visitor may not see it. */
export function useModule(address: ModuleAddress, mayLoad: boolean): ModuleState {
  const loader = useScreenLoader()
  const held = useHeldScreen()
  const key = addressKey(address)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<{
    key: string
    problem: FileProblem | undefined
    isIntact: boolean
  }>()
  const peek = () => (loader.peek(address) ? loader.versionOf(address) : undefined)
  const version = useSyncExternalStore(loader.subscribe, peek, peek)

  useEffect(() => {
    if (version !== undefined || !mayLoad) return
    let current = true
    loader.load(address).catch((error: unknown) => {
      if (current) setFailed({ key, problem: problemOf(error), isIntact: held.isIntact(address) })
    })
    return () => {
      current = false
    }
  }, [loader, held, address, key, attempt, version, mayLoad])

  const retry = useCallback(() => {
    setFailed(undefined)
    setAttempt((before) => before + 1)
  }, [])

  if (version !== undefined) return { status: 'ready', version }
  if (failed?.key === key)
    return { status: 'failed', retry, problem: failed.problem, isIntact: failed.isIntact }
  return { status: 'loading' }
}
