/**
 * Limits for one route and its code. They are generous, because build machines are slow: a route takes 20 to 400 ms, a sandbox 4 to 20 MB,
 * and a page has up to 100,000 characters.
 */
export const LIMITS = {
  /** Milliseconds of work for one route, for the host's code, and for an application's code. Waiting for the machine does not count. */
  milliseconds: 10_000,
  /** Milliseconds that a process may be silent before it is ended. The engine checks the time only while it runs guests' code. */
  silence: 60_000,
  /** Bytes that a sandbox may hold. */
  memoryBytes: 128 * 1024 * 1024,
  /** Characters that a route may return. */
  outputLength: 2_000_000,
}

export type Limits = typeof LIMITS
