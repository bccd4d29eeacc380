import { alertFrom, type AlertDraft, type PriceAlert } from './priceAlert'
import { SAMPLE_ALERTS } from './sampleAlerts'

/** The alerts of the page, newest first, and the number of the next one. */
export interface AlertsState {
  alerts: readonly PriceAlert[]
  nextNumber: number
}

/** The events that change alerts. */
export type AlertAction =
  | { kind: 'create'; draft: AlertDraft }
  | { kind: 'switch'; id: string; active: boolean }
  | { kind: 'delete'; id: string }
  /** Undoes a deletion: inserts the alert at its former index. */
  | { kind: 'restore'; alert: PriceAlert; index: number }
  | { kind: 'trigger'; ids: readonly string[] }

/** The page opens with the sample alerts. */
export const INITIAL_ALERTS: AlertsState = Object.freeze({
  alerts: SAMPLE_ALERTS,
  nextNumber: SAMPLE_ALERTS.length + 1,
})

/** Returns the alerts after an event. An incomplete draft changes nothing. */
export function alertReducer(state: AlertsState, action: AlertAction): AlertsState {
  const { alerts, nextNumber } = state
  switch (action.kind) {
    case 'create': {
      const alert = alertFrom(action.draft, `A-${nextNumber}`)
      return alert ? { alerts: [alert, ...alerts], nextNumber: nextNumber + 1 } : state
    }
    case 'switch':
      return {
        ...state,
        alerts: alerts.map((alert) => (alert.id === action.id ? { ...alert, active: action.active } : alert)),
      }
    case 'delete':
      return { ...state, alerts: alerts.filter(({ id }) => id !== action.id) }
    case 'restore':
      if (alerts.some(({ id }) => id === action.alert.id)) return state
      return { ...state, alerts: alerts.toSpliced(action.index, 0, action.alert) }
    case 'trigger':
      return {
        ...state,
        alerts: alerts.map((alert) =>
          action.ids.includes(alert.id) ? { ...alert, triggered: true } : alert,
        ),
      }
    default:
      return assertNever(action)
  }
}

function assertNever(action: never): never {
  throw new Error(`Unknown action ${JSON.stringify(action)}`)
}
