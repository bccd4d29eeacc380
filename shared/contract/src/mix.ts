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

/** One application that a mix shows in another version than the channel's; the host among them where the mix has its own. */
const replacementSchema = object({
  app: appNameSchema,
  from: v.nullable(appVersionSchema),
  to: appVersionSchema,
})

export const mixSchema = object({
  id: mixIdSchema,
  channel: channelNameSchema,
  /** What its owner calls it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(80)),
  owner: v.string(),
  createdAt: instant,
  expiresAt: instant,
  /** When it was ended before its time; the one thing that may be added later, and no part of what the id is made of. */
  endedAt: v.optional(instant),
  /**
   * Whether all but what it replaces is what the channel shows at the time; left out by one that is pinned, and by all that older
   * tools made: they show all of `remotes`.
   */
  follows: v.optional(v.literal(true)),
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

/** A channel's release with some applications replaced by other published versions: named, owned, expiring. */
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

/**
 * The remotes that a mix shows: a mix that follows its channel has its own versions of what it replaces
 * and the channel's of all others; a pinned one keeps all its versions.
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

/** Those of a mix's remotes that its author named. */
export function chosenRemotes({ remotes, replaced }: Pick<Mix, 'remotes' | 'replaced'>) {
  return remotes.filter(({ name }) => replaced.some(({ app }) => app === name))
}

/** The host that the mix's author named; undefined for the channel's current one. */
export function chosenHost({ replaced }: Pick<Mix, 'replaced'>) {
  return replaced.find(({ app }) => app === HOST)?.to
}

/** One application that is shown in another version than its channel's; null where there is none. */
export interface VersionDifference {
  app: AppName
  from: AppVersion | null
  to: AppVersion | null
}

type Version = Pick<PageRemote, 'name' | 'version'>

/** How applications that are shown differ from those of the channel's release, by name. */
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

/** Path of the page of a mix with another host; what follows `#` in its address is the page of the site that it shows. */
export function mixPagePath(id: MixId) {
  return `${MIX_PAGES_URL}/${id}`
}

/** Query parameter of a link that opens a mix; its value is the id. */
export const MIX_PARAMETER = 'mix'
