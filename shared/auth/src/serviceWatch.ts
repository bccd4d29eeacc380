import { checkedFetch, retryAfterSeconds, TOO_MANY_REQUESTS } from './checkedFetch'

/** Consecutive failed requests after which the page stops waiting. The library sends this many within 0.6 s. */
const FAILURES_OF_AN_OUTAGE = 3

/** The lowest status that means that the service itself has failed. */
const SERVER_ERROR = 500

/** The state of the session service, as observed from its requests. */
export interface ServiceWatch {
  readonly fetch: typeof checkedFetch
  /** Resolves once several requests in a row have failed. A slow request is not a failure yet. */
  readonly outage: () => Promise<void>
  /** Returns the seconds to wait after the last refusal for too many requests; undefined if the service did not say. */
  readonly retryAfterSeconds: () => number | undefined
}

/** Watches the responses of the service, so that callers need not wait until the library gives up, which takes half a minute. */
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
        for (const notify of waiting) notify()
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
