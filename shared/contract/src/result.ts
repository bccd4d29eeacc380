/** Outcome of something that can fail in ways its caller must handle. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

/**
 * Creates a success.
 *
 * @example
 * return quote ? success(quote) : failure({ kind: 'noRoute' })
 */
export function success<Value>(value: Value) {
  return { ok: true, value } as const
}

/** An expected failure. */
export function failure<Problem>(problem: Problem) {
  return { ok: false, problem } as const
}
