import { BrokenModule } from './fault'
import { MissingModule } from './missingModule'

/** Milliseconds that a module and the builds that it falls back on may take together before something else must be shown. */
export const LOAD_BUDGET_MS = 20_000

/** Milliseconds of them in which it must come from its own build: a script that hangs for eight seconds is tried once more. */
export const OWN_BUDGET_MS = 14_000

/** Milliseconds before each further try: what passes usually passes within the first second. */
const RETRY_DELAYS_MS = [300, 1_200]

/** Makes an attempt up to three times, unless the module is broken or missing, or the time has run out. */
export async function retry<T>(attempt: () => Promise<T>, expired: AbortSignal): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof BrokenModule || error instanceof MissingModule) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (expired.aborted) throw tookTooLong()
    }
  }
  return attempt()
}

/** Rejects when the work has not ended within a budget of milliseconds, and tells the work so. */
export function withTimeout<T>(work: (expired: AbortSignal) => Promise<T>, budgetMs = LOAD_BUDGET_MS) {
  const budget = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      budget.abort()
      reject(tookTooLong())
    }, budgetMs)
    work(budget.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function tookTooLong() {
  return new Error('The section took too long to load')
}
