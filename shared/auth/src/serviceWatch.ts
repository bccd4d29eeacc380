import { checkedFetch } from './checkedFetch'

/** Requests in a row that may fail before a page stops letting its visitor wait; the library sends them within 0.6 s. */
const FAILURES_OF_AN_OUTAGE = 3

/** Status from which on an answer says that the service itself has failed. */
const SERVER_ERROR = 500

/** The session service as requests find it. */
export interface ServiceWatch {
  readonly fetch: typeof checkedFetch
  /** Settles once requests have failed several times in a row; what takes its time is no failure yet. */
  readonly outage: () => Promise<void>
}

/** Watches the answers of the service, so that nobody has to wait for the library to give up, which takes half a minute. */
export function watchService(): ServiceWatch {
  let failures = 0
  const waiting = new Set<() => void>()

  return {
    async fetch(input, init) {
      const answer = await checkedFetch(input, init)
      failures = answer.status >= SERVER_ERROR ? failures + 1 : 0
      if (failures >= FAILURES_OF_AN_OUTAGE) {
        for (const tell of waiting) tell()
        waiting.clear()
      }
      return answer
    },
    outage: () =>
      new Promise((resolve) => {
        if (failures >= FAILURES_OF_AN_OUTAGE) resolve()
        else waiting.add(resolve)
      }),
  }
}
