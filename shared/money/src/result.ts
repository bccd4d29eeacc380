/** The outcome of something that is expected to fail at times: a value, or the problem. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }
