import { isFinal } from './fault'
import { startTimeLimit } from './patience'

/** Milliseconds on a healthy line that a module and the builds that it falls back on may last together before a message must be shown. */
export const LOAD_BUDGET_MS = 20_000

/** Milliseconds of them for its own build: a script that hangs for eight seconds is tried once more. */
export const OWN_BUDGET_MS = 14_000

/** Milliseconds before each further try: what passes usually passes within the first second. */
const RETRY_DELAYS_MS = [300, 1_200]

/** Makes an attempt up to three times, unless another try would fail in the same way, or the time has run out. */
export async function retry<T>(attempt: () => Promise<T>, expired: AbortSignal): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (isFinal(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (expired.aborted) throw tookTooLong()
    }
  }
  return attempt()
}

/**
 * Rejects when the work has not ended within a budget of milliseconds on a healthy line, or when it is abandoned, and aborts the work's
 * signal.
 */
export function withTimeout<T>(
  work: (expired: AbortSignal) => Promise<T>,
  budgetMs = LOAD_BUDGET_MS,
  abandoned?: AbortSignal,
) {
  if (abandoned?.aborted) return Promise.reject<T>(tookTooLong())
  const budget = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      budget.abort()
      reject(tookTooLong())
    }
    const stopLimit = startTimeLimit(budgetMs, end)
    abandoned?.addEventListener('abort', end)
    work(budget.signal)
      .then(resolve, reject)
      .finally(() => {
        stopLimit()
        abandoned?.removeEventListener('abort', end)
      })
  })
}

function tookTooLong() {
  return new Error('The section took too long to load')
}
