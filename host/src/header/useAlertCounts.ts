import { STORED_ALERTS_KEY } from '@crossbook/contract'
import { useMemo, useSyncExternalStore } from 'react'

/** The number of a user's waiting and triggered price alerts. */
export interface AlertCounts {
  active: number
  triggered: number
}

const NONE: AlertCounts = { active: 0, triggered: 0 }

/** Counts the stored alerts of a user; none in a first render, and none where storage is refused or damaged. */
export function useAlertCounts(owner: string): AlertCounts {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => countStored(stored, owner), [stored, owner])
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function read() {
  try {
    return localStorage.getItem(STORED_ALERTS_KEY)
  } catch {
    return null
  }
}

function countStored(text: string | null, owner: string): AlertCounts {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || stored['owner'] !== owner || !Array.isArray(stored['alerts'])) return NONE
    const alerts = stored['alerts'].filter(isRecord)
    const triggered = alerts.filter((alert) => alert['triggered'] === true).length
    const active = alerts.filter((alert) => alert['active'] === true && alert['triggered'] !== true).length
    return { active, triggered }
  } catch {
    return NONE
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
