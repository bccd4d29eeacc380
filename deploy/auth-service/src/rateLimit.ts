/** How many attempts an address may make at once, and how many it regains per second. */
export interface RateLimitOptions {
  readonly burst: number
  readonly perSecond: number
  /** Milliseconds, for tests. */
  readonly now?: () => number
}

/** Addresses remembered at most; when there are more, those with nothing to forget go first. */
const MAX_ADDRESSES = 1000

/** A token bucket for each address: the returned function takes one attempt and says whether it was there. */
export function createRateLimit({ burst, perSecond, now = Date.now }: RateLimitOptions) {
  const buckets = new Map<string, { left: number; at: number }>()

  const leftIn = (bucket: { left: number; at: number }) =>
    Math.min(burst, bucket.left + ((now() - bucket.at) / 1000) * perSecond)

  function forgetRested() {
    for (const [address, bucket] of buckets) if (leftIn(bucket) >= burst) buckets.delete(address)
    const [oldest] = buckets.keys()
    if (buckets.size >= MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest)
  }

  return function take(address: string) {
    if (!buckets.has(address) && buckets.size >= MAX_ADDRESSES) forgetRested()
    const bucket = buckets.get(address)
    const left = bucket ? leftIn(bucket) : burst
    buckets.set(address, { left: left >= 1 ? left - 1 : left, at: now() })
    return left >= 1
  }
}
