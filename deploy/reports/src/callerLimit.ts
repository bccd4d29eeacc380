import ipaddr from 'ipaddr.js'

/** How much is taken in a window of time. */
interface CallerLimit {
  /** Batches that one caller may send. */
  perCaller: number
  /** Of these, batches that are none: after so many nothing more of the caller is read. */
  junkPerCaller: number
  /** Batches that are kept of all callers together; as many that are none are read of callers who sent some before. */
  perWindow: number
  windowMs: number
  now(): Date
}

/** Groups of an IPv6 address that name its network: one visitor has all addresses of that. */
const NETWORK_GROUPS = 4

/** Key of a caller: an IPv4 address, or the first 64 bits of an IPv6 address. */
function callerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  return read.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')
}

/**
 * Counts batches by caller, for one window alone: no address is kept longer, or written anywhere. Batches that are none are counted
 * separately, so that their sender does not prevent others from reporting.
 */
export function callerLimit({ perCaller, junkPerCaller, perWindow, windowMs, now }: CallerLimit) {
  let callers = new Map<string, { all: number; junk: number }>()
  let [window, kept, junk] = [-1, 0, 0]

  function present(address: string) {
    const current = Math.floor(now().getTime() / windowMs)
    if (current !== window) [window, kept, junk, callers] = [current, 0, 0, new Map()]
    return callers.get(callerOf(address)) ?? { all: 0, junk: 0 }
  }

  return {
    /** Whether one more may be read. */
    mayCall(address: string) {
      const before = present(address)
      if (before.all >= perCaller || before.junk >= junkPerCaller) return false
      if (before.junk > 0 && junk >= perWindow) return false
      callers.set(callerOf(address), { ...before, all: before.all + 1 })
      return true
    },
    /** Counts one that was none. */
    wasJunk(address: string) {
      const before = present(address)
      junk += 1
      callers.set(callerOf(address), { ...before, junk: before.junk + 1 })
    },
    /** Whether one more may be kept. */
    mayKeep(address: string) {
      present(address)
      kept += 1
      return kept <= perWindow
    },
  }
}
