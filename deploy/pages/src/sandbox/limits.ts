/** Limits for one route and its code. They are generous, because build machines are slow: our routes need a thousandth. */
export interface Limits {
  /** Milliseconds of work for one route, for the host's code, and for an application's code. Waiting for the machine does not count. */
  milliseconds: number
  /** Milliseconds that a process may be silent before it is ended. The engine checks the time only while it runs guests' code. */
  silence: number
  /** Bytes that a sandbox may hold. */
  memoryBytes: number
  /** Characters that a route may return. */
  outputLength: number
}

/** A route takes 20 to 400 ms, a sandbox 4 to 20 MB, and a page has up to 100,000 characters. */
export const LIMITS: Limits = {
  milliseconds: 10_000,
  silence: 60_000,
  memoryBytes: 128 * 1024 * 1024,
  outputLength: 2_000_000,
}
