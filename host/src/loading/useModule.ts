import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { addressKey, type ModuleAddress } from './screenLoader'
import { useScreenLoader } from './ScreenLoaderContext'

/** What there is to show of a module. */
export type ModuleState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType }
  | { status: 'failed'; retry: () => void }

interface Outcome {
  of: string
  status: 'ready' | 'failed'
}

/** Loads a module while the calling part is mounted; ready in the first render if it has arrived before. */
export function useModule(address: ModuleAddress): ModuleState {
  const loader = useScreenLoader()
  const key = addressKey(address)
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let current = true
    const settle = (status: Outcome['status']) => {
      if (current) setOutcome({ of: key, status })
    }
    loader.load(address).then(
      () => settle('ready'),
      () => settle('failed'),
    )
    return () => {
      current = false
    }
  }, [loader, address, key, attempt])

  const retry = useCallback(() => {
    setOutcome(undefined)
    setAttempt((before) => before + 1)
  }, [])

  const Component = loader.peek(address)
  if (Component) return { status: 'ready', Component }
  if (outcome?.of === key && outcome.status === 'failed') return { status: 'failed', retry }
  return { status: 'loading' }
}
