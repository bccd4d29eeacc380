import * as v from 'valibot'
import { object } from './objectSchema'
import { builtHostSchema, builtRemoteSchema } from './app'
import { previousBuildSchema } from './files'
import { appNameSchema, releaseIdSchema } from './names'
import { check, type Checked } from './problems'

/** Documents from the store may have keys of a later contract, which are ignored. */
export const releaseSchema = object({
  id: releaseIdSchema,
  parent: v.nullable(releaseIdSchema),
  /** ISO 8601 instant. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
  reason: v.string(),
  host: builtHostSchema,
  remotes: v.array(builtRemoteSchema),
  /** The channel's last release with another host. A visitor is offered its page if this release's host is broken. */
  hostBefore: v.optional(releaseIdSchema),
  /** The previous build of each remote in the channel's history. A remote that never changed has none. */
  previous: v.optional(v.record(appNameSchema, previousBuildSchema)),
  /** The builds of each remote to fall back on when that one fails as well, in order. Older hosts use the previous one only. */
  earlier: v.optional(v.record(appNameSchema, v.array(previousBuildSchema))),
})

/** The immutable document that defines the whole site: one build of every app. */
export type Release = v.InferOutput<typeof releaseSchema>

/** Checks a release document from the store. */
export function checkRelease(input: unknown): Checked<Release> {
  return check(releaseSchema, input, 'Release')
}
