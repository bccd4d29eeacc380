import type { Endpoint } from './endpoints'
import { createRateLimit, type RateLimit } from './rateLimit'

const FIVE_MINUTES = 5 * 60

/** Wrong codes for one account before those that were sent to it end. */
const MOST_WRONG_CODES = 5

const MOST_ACCOUNTS = 1000

export type Limits = ReturnType<typeof createLimits>

/** The service's limits, all of them untouched. */
export function createLimits() {
  /** Attempts of one address of the network: at once, and regained per second. */
  const callers: Readonly<Record<Endpoint['limit'], RateLimit>> = {
    verification: createRateLimit({ burst: 30, perSecond: 30 / FIVE_MINUTES }),
    mail: createRateLimit({ burst: 30, perSecond: 30 / FIVE_MINUTES }),
    entry: createRateLimit({ burst: 120, perSecond: 2 }),
    session: createRateLimit({ burst: 600, perSecond: 20 }),
  }
  const wrongCodes = new Map<string, number>()
  return {
    callers,
    /** Wrong passwords for one account, whether or not it exists; two a minute after ten at once. */
    passwords: createRateLimit({ burst: 10, perSecond: 1 / 30 }),
    /** Counts a wrong code for an account; true when its codes end with it. */
    isLastWrongCode(email: string): boolean {
      const wrong = (wrongCodes.get(email) ?? 0) + 1
      const [oldest] = wrongCodes.keys()
      if (wrongCodes.size >= MOST_ACCOUNTS && oldest !== undefined) wrongCodes.delete(oldest)
      if (wrong < MOST_WRONG_CODES) wrongCodes.set(email, wrong)
      else wrongCodes.delete(email)
      return wrong >= MOST_WRONG_CODES
    },
  }
}
