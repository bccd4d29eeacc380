import * as v from 'valibot'
import { object } from './objectSchema'
import { builtHostSchema, builtRemoteSchema } from './app'
import { previousBuildSchema } from './files'
import { appNameSchema, releaseIdSchema } from './names'
import { check, type Checked } from './problems'

/** Documents from the store may hold keys of a later contract, which are left alone. */
export const releaseSchema = object({
  id: releaseIdSchema,
  parent: v.nullable(releaseIdSchema),
  /** ISO 8601 instant. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
  reason: v.string(),
  host: builtHostSchema,
  remotes: v.array(builtRemoteSchema),
  /** The channel's last release with another host, whose page a visitor is offered when this one's host is broken. */
  hostBefore: v.optional(releaseIdSchema),
  /** By remote, the build that it had in the channel's history before this one; none for a remote that never changed. */
  previous: v.optional(v.record(appNameSchema, previousBuildSchema)),
  /** By remote, the builds to fall back on when that one fails as well, in order; older hosts know the previous one only. */
  earlier: v.optional(v.record(appNameSchema, v.array(previousBuildSchema))),
})

/** The immutable document that says what the site is: one build of every app, whole. */
export type Release = v.InferOutput<typeof releaseSchema>

/** Checks a release document from the store. */
export function checkRelease(input: unknown): Checked<Release> {
  return check(releaseSchema, input, 'Release')
}
