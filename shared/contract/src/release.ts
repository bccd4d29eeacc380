import * as v from 'valibot'
import { builtHostSchema, builtRemoteSchema } from './app'
import { releaseIdSchema } from './names'
import { check, type Checked } from './problems'

export const releaseSchema = v.strictObject({
  id: releaseIdSchema,
  parent: v.nullable(releaseIdSchema),
  /** ISO 8601 instant. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
  reason: v.string(),
  host: builtHostSchema,
  remotes: v.array(builtRemoteSchema),
})

/** The immutable document that says what the site is: one build of every app, whole. */
export type Release = v.InferOutput<typeof releaseSchema>

/** Checks a release document from the store. */
export function checkRelease(input: unknown): Checked<Release> {
  return check(releaseSchema, input, 'Release')
}
