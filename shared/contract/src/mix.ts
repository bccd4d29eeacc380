import * as v from 'valibot'
import { integritySchema } from './files'
import { appNameSchema, appVersionSchema, channelNameSchema, mixIdSchema, releaseIdSchema } from './names'
import { pageRemoteSchema } from './page'
import { check, type Checked } from './problems'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** One remote that a mix shows in another version than the channel's. */
const replacementSchema = v.object({
  app: appNameSchema,
  from: v.nullable(appVersionSchema),
  to: appVersionSchema,
})

export const mixSchema = v.object({
  id: mixIdSchema,
  channel: channelNameSchema,
  /** What its owner calls it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(80)),
  owner: v.string(),
  createdAt: instant,
  expiresAt: instant,
  /** When it was ended before its time; the one thing that may be added later, and no part of what the id is made of. */
  endedAt: v.optional(instant),
  /** The channel's release when the mix was made. */
  base: releaseIdSchema,
  /** The release that the mix is: base with the replacements. */
  release: releaseIdSchema,
  /** The host that the builds were checked with. */
  host: appVersionSchema,
  replaced: v.array(replacementSchema),
  /** What a page needs beyond its own document; each remote falls back on the base's version. */
  remotes: v.array(pageRemoteSchema),
  integrity: v.record(v.string(), integritySchema),
})

/** A channel's release with some remotes replaced by other published versions: named, owned, expiring. */
export type Mix = v.InferOutput<typeof mixSchema>
export type Replacement = Mix['replaced'][number]

/** Checks a mix document. */
export function checkMix(input: unknown): Checked<Mix> {
  return check(mixSchema, input, 'Mix')
}

/** Whether a mix can be opened at an instant. */
export function isOpen({ expiresAt, endedAt }: Pick<Mix, 'expiresAt' | 'endedAt'>, now: Date) {
  return endedAt === undefined && now < new Date(expiresAt)
}

/** URL path of a mix's document on the sites of its channel. */
export function mixUrl(id: string) {
  return `/mixes/${id}.json`
}

/** Query parameter of a link that opens a mix; its value is the id. */
export const MIX_PARAMETER = 'mix'
