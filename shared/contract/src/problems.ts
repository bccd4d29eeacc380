import * as v from 'valibot'
import type { Result } from './result'
import { visibleText } from './visibleText'

/** A value, or a message about the problem and its place in the input. */
export type Checked<T> = Result<T, string>

/** Validates `input` against `schema`; the problem names the document, the place in it and the rule broken. */
export function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  documentName: string,
): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, value: result.output }
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  // The document comes from outside, and its keys and values may be in the message.
  const message = `${documentName}: ${place ? `${place} ` : ''}${issue.message}`
  return { ok: false, problem: visibleText(message) }
}
