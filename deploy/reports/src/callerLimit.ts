/** Batches that one address, and all together, may send in a window. */
interface CallerLimit {
  perCaller: number
  perWindow: number
  windowMs: number
  now(): Date
}

/** Counts batches by address, for one window alone: no address is kept longer, or written anywhere. */
export function callerLimit({ perCaller, perWindow, windowMs, now }: CallerLimit) {
  let callers = new Map<string, number>()
  let [window, all] = [-1, 0]

  /** Whether one more may be taken. */
  return function mayCall(caller: string) {
    const present = Math.floor(now().getTime() / windowMs)
    if (present !== window) [window, all, callers] = [present, 0, new Map()]
    const before = callers.get(caller) ?? 0
    if (all >= perWindow || before >= perCaller) return false
    all += 1
    callers.set(caller, before + 1)
    return true
  }
}
