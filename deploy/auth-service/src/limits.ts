import type { Endpoint } from './endpoints'
import { createRateLimit } from './rateLimit'

const FIVE_MINUTES = 5 * 60

/** Attempts that one address of the network may make at once, and how many it regains per second. */
const BY_CALLER: Readonly<Record<Endpoint['limit'], { burst: number; perSecond: number }>> = {
  verification: { burst: 30, perSecond: 30 / FIVE_MINUTES },
  mail: { burst: 30, perSecond: 30 / FIVE_MINUTES },
  entry: { burst: 120, perSecond: 2 },
  session: { burst: 600, perSecond: 20 },
}

/** Wrong passwords for one account, whether or not it exists; two a minute after that. */
const BY_ACCOUNT = { burst: 10, perSecond: 1 / 30 }

/** Wrong codes for one account before those that were sent to it end. */
const MOST_WRONG_CODES = 5

/** Accounts whose wrong codes are remembered at most. */
const MOST_ACCOUNTS = 1000

/** Limits against guessing. */
export type Limits = ReturnType<typeof createLimits>

/** The service's limits, all of them untouched. */
export function createLimits() {
  const callers = {
    verification: createRateLimit(BY_CALLER.verification),
    mail: createRateLimit(BY_CALLER.mail),
    entry: createRateLimit(BY_CALLER.entry),
    session: createRateLimit(BY_CALLER.session),
  }
  const wrongCodes = new Map<string, number>()
  return {
    callers,
    passwords: createRateLimit(BY_ACCOUNT),
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
