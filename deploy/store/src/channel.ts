import {
  type AppName,
  appNameSchema,
  appVersionSchema,
  type ChannelName,
  channelNameSchema,
  check,
  releaseIdSchema,
  siteConfigSchema,
} from '@crossbook/contract'
import { STAFF_PATTERN, parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { LAYOUT } from './storeLayout'
import { StoreProblem } from './storeProblem'

/** Longest time that a channel can be set to. A tab that is opened after a year gets the new release. */
const MOST_OPEN_TAB_DAYS = 365

/** Rights that a key can have on a channel. */
const CHANNEL_RIGHTS = ['promote', 'rollback', 'remove', 'settings'] as const

/** Changing settings concerns the whole channel; every other right can be limited to one application. */
export type ChannelRight = (typeof CHANNEL_RIGHTS)[number]

/** A right for the whole channel, such as `promote`, or for one application, such as `promote:wallet`. */
export type GrantedRight = ChannelRight | `${Exclude<ChannelRight, 'settings'>}:${AppName}`

/** A right in a command line or a stored document. */
export const grantedRightSchema = v.custom<GrantedRight>((input) => {
  if (typeof input !== 'string') return false
  const [right, app, ...more] = input.split(':')
  if (!CHANNEL_RIGHTS.some((known) => known === right) || more.length > 0) return false
  return app === undefined || (right !== 'settings' && v.is(appNameSchema, app))
}, 'must be promote, rollback, remove or settings; the first three also for one application, such as promote:wallet')

const instantSchema = v.pipe(v.string(), v.isoTimestamp())

/** Name of the team or person that owns a key. */
export const keyNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be 1 to 40 lower-case letters, digits and dashes'),
)

/** The public half of an ed25519 key as text without spaces: its 32 bytes in base64url. */
export const publicKeySchema = v.pipe(
  v.string(),
  v.regex(/^ed25519:[A-Za-z0-9_-]{43}$/, 'must be "ed25519:" and 43 characters, as release key prints it'),
)

const channelKeySchema = v.object({
  name: keyNameSchema,
  key: publicKeySchema,
  /** Applications whose builds it may sign. */
  builds: v.array(appNameSchema),
  /** Rights on the whole channel, or on one application. */
  may: v.array(grantedRightSchema),
  /** It signs nothing from this instant on. */
  expiresAt: v.optional(instantSchema),
  /** Its signatures are not trusted from this instant on, which may be in the past. */
  revokedAt: v.optional(instantSchema),
})

/** A public key that a channel knows, with its owner and its rights. */
export type ChannelKey = v.InferOutput<typeof channelKeySchema>

/** Maximum number of fallback builds: each makes every page a little larger. */
export const MOST_FALLBACKS = 10

export const channelSettingsSchema = v.object({
  /** Whether its site opens mixes of published versions; production's does not. */
  acceptsMixes: v.boolean(),
  /** Whether its rollouts may have a link by which staff see the next release. */
  acceptsStaff: v.optional(v.boolean()),
  /** Days for which its site still serves the builds of a release that it no longer shows. Default: OPEN_TAB_DAYS. */
  openTabDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_OPEN_TAB_DAYS))),
  /** Environment settings in the pages of its static site. Local sites have their own, so a channel for them has none. */
  site: v.optional(v.pick(siteConfigSchema, ['authUrl', 'authKey', 'faultUrl', 'reports'])),
  /** Origin under which browsers reach its site, for printed links. */
  url: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://staging.example'),
    ),
  ),
  /** Maximum number of fallback builds of its pages for one remote, tried one after another. Default: the same as everywhere. */
  fallbacks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_FALLBACKS))),
  /** Whether it accepts only versions of main: built from a commit, from no branch, and without uncommitted changes. */
  commitsOnly: v.optional(v.boolean()),
  /** Channel that must have shown a build for this long before this channel accepts it. */
  shownBefore: v.optional(
    v.object({ channel: channelNameSchema, hours: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** Whether builds that are new to it have to be verified together with everything that it shows. */
  verified: v.optional(v.boolean()),
  /** Instant until which nothing is promoted to it. A rollback is always possible. */
  frozenUntil: v.optional(instantSchema),
  /** Keys that may sign builds and move the channel; left out for a channel that trusts all writers of the store. */
  keys: v.optional(v.pipe(v.array(channelKeySchema), v.minLength(1))),
})

/** Default for the days for which a tab may stay open on a release that its channel no longer shows. */
export const OPEN_TAB_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the instant since which a release must have been shown for a tab of the channel to be open on it. */
export function openTabsSince({ openTabDays = OPEN_TAB_DAYS }: ChannelSettings, now: Date) {
  return new Date(now.getTime() - openTabDays * DAY_MS)
}

/** Settings of a channel. Each revision contains them, so that the history shows their changes. */
export type ChannelSettings = v.InferOutput<typeof channelSettingsSchema>

/** Settings of a channel for which none have been set. */
export const DEFAULT_SETTINGS: ChannelSettings = { acceptsMixes: false }

const REVISION_KINDS = [
  ...(['promotion', 'rollback', 'removal', 'settings'] as const),
  // Those of rollouts.
  ...(['rollout', 'stage', 'pause', 'resume', 'abort', 'finish'] as const),
]

export type RevisionKind = (typeof REVISION_KINDS)[number]

const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const rolloutSchema = v.object({
  /** The release that part of the visitors is shown. All others are shown the revision's own release. */
  release: releaseIdSchema,
  /** Versions that it shows by application, which stay when the release itself is pruned. */
  apps: v.record(appNameSchema, appVersionSchema),
  /** Percent of the visitors in each stage, rising; the last one is 100, and ends the rollout. */
  stages: v.pipe(v.array(percentSchema), v.minLength(1)),
  /** The index of the current stage, from 0. */
  stage: countSchema,
  /** When that began; ISO 8601 instant. */
  since: instantSchema,
  /** Minimum duration of a stage. */
  everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Visits of the release that each stage needs before the next one. */
  visitsWanted: countSchema,
  /** Visits of the release that had been counted when the stage began, so that the counter's clock does not matter. */
  visitsBefore: countSchema,
  /** Whether its stages end without evidence that the release is not worse. A release that is worse is rolled back nevertheless. */
  isUnjudged: v.optional(v.boolean()),
  /** The cohort of its staff, who are shown the release in every stage; left out where it has no such link. */
  staff: v.optional(v.pipe(v.string(), v.regex(new RegExp(STAFF_PATTERN)))),
  /** Whether it is paused. A paused rollout stays in its stage. */
  isPaused: v.optional(v.boolean()),
})

/** A release on its way to all visitors of a channel, stage by stage. */
export type Rollout = v.InferOutput<typeof rolloutSchema>

const channelRevisionSchema = v.object({
  /** 1 for the channel's first revision, then one more each time. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  release: releaseIdSchema,
  at: instantSchema,
  author: v.string(),
  reason: v.string(),
  kind: v.picklist(REVISION_KINDS),
  /** Versions that it shows by application, which stay when the release itself is pruned. */
  apps: v.record(appNameSchema, appVersionSchema),
  /** Findings that were overridden, as text. The reason says why. */
  forced: v.optional(v.array(v.string())),
  settings: v.optional(channelSettingsSchema),
  /** The release that it shows to part of the visitors; left out where all are shown the same. */
  rollout: v.optional(rolloutSchema),
  /** SHA-256 in hex of the previous revision; left out in the first one. */
  before: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** Signature over the whole revision, in base64, on a channel with keys. */
  signature: v.optional(v.object({ keyid: v.string(), sig: v.string() })),
})

/** One line of a channel's history: from now on it shows this release. */
export type ChannelRevision = v.InferOutput<typeof channelRevisionSchema>

/** Checks a channel's name from code or a command line. Throws an error with a message when it is not valid. */
export function channelName(input: string) {
  const checked = check(channelNameSchema, input, `Channel "${input}"`)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/** Reads a stored revision, with the fields of newer checkouts, which signatures cover. Throws a StoreProblem for a damaged one. */
export function parseRevision(text: string, channel: ChannelName, revision: number) {
  const title = `Channel ${channel}, revision ${revision}`
  const parsed = parsedJson(text)
  const checked = check(channelRevisionSchema, parsed, title)
  if (!checked.ok)
    throw new StoreProblem(
      `${checked.problem}: it is damaged (pnpm release doctor shows how to fix it), or a newer checkout made it; use the newest one.`,
    )
  if (checked.value.revision !== revision)
    throw new StoreProblem(
      `${title} is a copy of revision ${checked.value.revision}: somebody put another document in its place; restore ${LAYOUT.revision(channel, revision)} from a backup of the store.`,
    )
  return parsed as ChannelRevision
}

/** Parses a revision that is not the last one: undefined when it is damaged, because its channel continues without it. */
export function parseOldRevision(text: string, channel: ChannelName, revision: number) {
  try {
    return parseRevision(text, channel, revision)
  } catch (error) {
    if (error instanceof StoreProblem) return undefined
    throw error
  }
}
