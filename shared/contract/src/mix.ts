import * as v from 'valibot'
import { object } from './objectSchema'
import { integritySchema } from './files'
import {
  type AppName,
  appNameSchema,
  type AppVersion,
  appVersionSchema,
  channelNameSchema,
  HOST,
  type MixId,
  mixIdSchema,
  releaseIdSchema,
} from './names'
import { pageRemoteSchema, type PageRemote } from './page'
import { check, type Checked } from './problems'

const instant = v.pipe(v.string(), v.isoTimestamp())

/** One application that a mix shows in another version than the channel's. It can be the host. */
const replacementSchema = object({
  app: appNameSchema,
  from: v.nullable(appVersionSchema),
  to: appVersionSchema,
})

export const mixSchema = object({
  id: mixIdSchema,
  channel: channelNameSchema,
  /** The owner's name for it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(80)),
  owner: v.string(),
  createdAt: instant,
  expiresAt: instant,
  /** The time when it was ended early. It is the only field that can be added later, and the id does not depend on it. */
  endedAt: v.optional(instant),
  /**
   * Whether the mix follows its channel: all remotes that it does not replace are the channel's current ones. Pinned mixes and mixes of
   * older tools leave it out, and show all of `remotes`.
   */
  follows: v.optional(v.literal(true)),
  /** Whether it is for trial: its host may provide shared modules that the ranges of its remotes do not admit. */
  beyondRanges: v.optional(v.literal(true)),
  /** The channel's release when the mix was made. */
  base: releaseIdSchema,
  /** The release of the mix: the base with the replacements. */
  release: releaseIdSchema,
  /** The host that the builds were checked with. */
  host: appVersionSchema,
  replaced: v.array(replacementSchema),
  /** The data that a page needs in addition to its own document. Each remote falls back on the base's version. */
  remotes: v.array(pageRemoteSchema),
  integrity: v.record(v.string(), integritySchema),
})

/** A channel's release with some applications replaced by other published versions: named, owned, expiring. */
export type Mix = v.InferOutput<typeof mixSchema>
export type Replacement = Mix['replaced'][number]

/** Checks a mix document. */
export function checkMix(input: unknown): Checked<Mix> {
  return check(mixSchema, input, 'Mix')
}

/** Returns whether a mix can be opened at an instant. */
export function isOpen({ expiresAt, endedAt }: Pick<Mix, 'expiresAt' | 'endedAt'>, now: Date) {
  return endedAt === undefined && now < new Date(expiresAt)
}

/**
 * Returns the remotes that a mix shows. A mix that follows its channel has its own versions of the remotes that it replaces, and the
 * channel's versions of all others. A pinned mix keeps all its versions.
 */
export function mixRemotes(
  mix: Pick<Mix, 'follows' | 'remotes' | 'replaced'>,
  channel: readonly PageRemote[],
): readonly PageRemote[] {
  if (!mix.follows) return mix.remotes
  const chosen = chosenRemotes(mix)
  const others = channel.filter(({ name }) => !chosen.some((remote) => remote.name === name))
  return [...others, ...chosen].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the remotes of a mix that its author named. */
export function chosenRemotes({ remotes, replaced }: Pick<Mix, 'remotes' | 'replaced'>) {
  return remotes.filter(({ name }) => replaced.some(({ app }) => app === name))
}

/** Returns the host that the mix's author named; undefined for the channel's current host. */
export function chosenHost({ replaced }: Pick<Mix, 'replaced'>) {
  return replaced.find(({ app }) => app === HOST)?.to
}

/** One application that is shown in another version than its channel's. A version is null where the application is missing. */
export interface VersionDifference {
  app: AppName
  from: AppVersion | null
  to: AppVersion | null
}

type Version = Pick<PageRemote, 'name' | 'version'>

/** Differences between the shown applications and those of the channel's release, by name. */
export function versionDifferences(
  channel: readonly Version[],
  shown: readonly Version[],
): VersionDifference[] {
  const names = [...new Set([...channel, ...shown].map(({ name }) => name))].sort()
  return names.flatMap((app) => {
    const from = channel.find(({ name }) => name === app)?.version ?? null
    const to = shown.find(({ name }) => name === app)?.version ?? null
    return from === to ? [] : [{ app, from, to }]
  })
}

/** URL path of a mix's document on the sites of its channel. */
export function mixUrl(id: string) {
  return `/mixes/${id}.json`
}

/** Path of pages of mixes with another host. */
export const MIX_PAGES_URL = '/mixed'

/** Returns the path of the page of a mix with another host. The part of its address after `#` is the page of the site to show. */
export function mixPagePath(id: MixId) {
  return `${MIX_PAGES_URL}/${id}`
}

/** Query parameter of a link that opens a mix; its value is the id. */
export const MIX_PARAMETER = 'mix'
