import ipaddr from 'ipaddr.js'

/** Batches that are read of one caller in a window. A page sends only a few, but many visitors may share an address. */
const PER_CALLER = 300

/** The number of invalid batches after which nothing more of the caller is read. */
const JUNK_PER_CALLER = 30

/** Batches that are kept from all callers together. After as many invalid batches, callers who have sent some are no longer read. */
const PER_WINDOW = 5_000
const WINDOW_MS = 10_000

/** Groups of an IPv6 address that name its network. One visitor has all addresses of a network. */
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
 * Counts batches by caller within one window of time. Addresses are not kept longer than the window, and are not written anywhere. Invalid
 * batches are counted separately, so that their sender does not prevent others from reporting.
 */
export function callerLimit(now: () => Date) {
  let callers = new Map<string, { all: number; junk: number }>()
  let [window, kept, junk] = [-1, 0, 0]

  function present(address: string) {
    const current = Math.floor(now().getTime() / WINDOW_MS)
    if (current !== window) [window, kept, junk, callers] = [current, 0, 0, new Map()]
    return callers.get(callerOf(address)) ?? { all: 0, junk: 0 }
  }

  return {
    /** Counts a request of a caller. Returns whether its batch may be read. */
    mayCall(address: string) {
      const before = present(address)
      if (before.all >= PER_CALLER || before.junk >= JUNK_PER_CALLER) return false
      if (before.junk > 0 && junk >= PER_WINDOW) return false
      callers.set(callerOf(address), { ...before, all: before.all + 1 })
      return true
    },
    /** Counts an invalid batch of a caller. */
    wasJunk(address: string) {
      const before = present(address)
      junk += 1
      callers.set(callerOf(address), { ...before, junk: before.junk + 1 })
    },
    /** Counts a valid batch. Returns whether it may be kept. */
    mayKeep(address: string) {
      present(address)
      kept += 1
      return kept <= PER_WINDOW
    },
  }
}
