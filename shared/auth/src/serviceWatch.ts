import { checkedFetch, retryAfterSeconds, TOO_MANY_REQUESTS } from './checkedFetch'

/** Requests in a row that may fail before a page stops letting its visitor wait; the library sends them within 0.6 s. */
const FAILURES_OF_AN_OUTAGE = 3

/** Status from which on an answer says that the service itself has failed. */
const SERVER_ERROR = 500

/** The session service as requests find it. */
export interface ServiceWatch {
  readonly fetch: typeof checkedFetch
  /** Settles once requests have failed several times in a row; what takes its time is no failure yet. */
  readonly outage: () => Promise<void>
  /** Seconds that the last refusal for too many requests asked to wait; undefined if it did not say. */
  readonly retryAfterSeconds: () => number | undefined
}

/** Watches the answers of the service, so that nobody has to wait for the library to give up, which takes half a minute. */
export function watchService(): ServiceWatch {
  let failures = 0
  let retryAfter: number | undefined
  const waiting = new Set<() => void>()

  return {
    async fetch(input, init) {
      const answer = await checkedFetch(input, init)
      if (answer.status === TOO_MANY_REQUESTS) retryAfter = retryAfterSeconds(answer)
      failures = answer.status >= SERVER_ERROR ? failures + 1 : 0
      if (failures >= FAILURES_OF_AN_OUTAGE) {
        for (const tell of waiting) tell()
        waiting.clear()
      }
      return answer
    },
    retryAfterSeconds: () => retryAfter,
    outage: () =>
      new Promise((resolve) => {
        if (failures >= FAILURES_OF_AN_OUTAGE) resolve()
        else waiting.add(resolve)
      }),
  }
}
