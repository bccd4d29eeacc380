/** Attempts that a caller may make at once, and the number they regain per second. */
export interface RateLimitOptions {
  readonly burst: number
  readonly perSecond: number
  /** Milliseconds, for tests. */
  readonly now?: () => number
}

/** Callers remembered at most; when there are more, those with nothing to forget go first. */
const MOST_CALLERS = 1000

export type RateLimit = ReturnType<typeof createRateLimit>

/** A token bucket for each caller. */
export function createRateLimit({ burst, perSecond, now = Date.now }: RateLimitOptions) {
  const buckets = new Map<string, { left: number; at: number }>()

  const leftIn = (bucket: { left: number; at: number }) =>
    Math.min(burst, bucket.left + ((now() - bucket.at) / 1000) * perSecond)

  function forgetRested() {
    for (const [caller, bucket] of buckets) if (leftIn(bucket) >= burst) buckets.delete(caller)
    const [oldest] = buckets.keys()
    if (buckets.size >= MOST_CALLERS && oldest !== undefined) buckets.delete(oldest)
  }

  return {
    /** Takes one attempt and says whether it was there. */
    take(caller: string): boolean {
      if (!buckets.has(caller) && buckets.size >= MOST_CALLERS) forgetRested()
      const bucket = buckets.get(caller)
      const left = bucket ? leftIn(bucket) : burst
      buckets.set(caller, { left: left >= 1 ? left - 1 : left, at: now() })
      return left >= 1
    },
    /** Returns the whole seconds until a caller without attempts has one again; at least one. */
    secondsUntilNext(caller: string): number {
      const bucket = buckets.get(caller)
      return Math.max(1, Math.ceil((1 - (bucket ? leftIn(bucket) : burst)) / perSecond))
    },
    /** Gives an attempt back that was none. */
    giveBack(caller: string): void {
      const bucket = buckets.get(caller)
      if (bucket) buckets.set(caller, { left: Math.min(burst, leftIn(bucket) + 1), at: now() })
    },
  }
}
