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
import { STAFF_PATTERN } from '@crossbook/web-files'
import * as v from 'valibot'
import { LAYOUT } from './storeLayout'
import { StoreProblem } from './storeProblem'

/** Longest time that a channel can be set to. A tab that is opened after a year gets the new release. */
const MOST_OPEN_TAB_DAYS = 365

/** What a key can be allowed to do to a channel. */
export const CHANNEL_RIGHTS = ['promote', 'rollback', 'remove', 'settings'] as const

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

/** The public half of an ed25519 key in one word: its 32 bytes in base64url. */
export const publicKeySchema = v.pipe(
  v.string(),
  v.regex(/^ed25519:[A-Za-z0-9_-]{43}$/, 'must be "ed25519:" and 43 characters, as release key prints it'),
)

const channelKeySchema = v.object({
  name: keyNameSchema,
  key: publicKeySchema,
  /** Applications whose builds it may sign. */
  builds: v.array(appNameSchema),
  /** What it may do to the channel: to all of it, or to one application. */
  may: v.array(grantedRightSchema),
  /** From this instant on it signs nothing more. */
  expiresAt: v.optional(instantSchema),
  /** From this instant on nothing that it signed is believed; it may lie in the past. */
  revokedAt: v.optional(instantSchema),
})

/** A public key that a channel knows, whose it is, and what it may do. */
export type ChannelKey = v.InferOutput<typeof channelKeySchema>

/** Maximum number of fallback builds: each makes every page a little larger. */
export const MOST_FALLBACKS = 10

export const channelSettingsSchema = v.object({
  /** Whether its site opens mixes of published versions; production's does not. */
  acceptsMixes: v.boolean(),
  /** Whether its rollouts may have a link by which staff see the next release. */
  acceptsStaff: v.optional(v.boolean()),
  /** Days for which its site goes on serving the builds of a release that it shows no more; left out: OPEN_TAB_DAYS. */
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
  /** Builds that its pages may fall back on for one remote, one after another; left out: as many as everywhere. */
  fallbacks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_FALLBACKS))),
  /** Whether it takes versions of main alone: of a commit, of no branch, without changes that are in no commit. */
  commitsOnly: v.optional(v.boolean()),
  /** Channel that has to have shown a build for so long before this one takes it. */
  shownBefore: v.optional(
    v.object({ channel: channelNameSchema, hours: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** Whether builds that are new to it have to be verified together with all that it shows. */
  verified: v.optional(v.boolean()),
  /** Instant until which nothing is promoted to it; taking back is always possible. */
  frozenUntil: v.optional(instantSchema),
  /** Who may sign builds for it and move it; left out for a channel that trusts everybody who may write in the store. */
  keys: v.optional(v.pipe(v.array(channelKeySchema), v.minLength(1))),
})

/** Days for which a tab may stay open on a release that its channel shows no more, where the channel's settings say nothing. */
export const OPEN_TAB_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** The instant since when a release must have been shown for a tab of the channel to be open on it. */
export function openTabsSince({ openTabDays = OPEN_TAB_DAYS }: ChannelSettings, now: Date) {
  return new Date(now.getTime() - openTabDays * DAY_MS)
}

/** How a channel's site behaves; each revision carries it, so that a change is in the history as well. */
export type ChannelSettings = v.InferOutput<typeof channelSettingsSchema>

/** Settings of a channel that nobody has set any for. */
export const DEFAULT_SETTINGS: ChannelSettings = { acceptsMixes: false }

/** What a revision can do to a channel; the last six begin, move and end a rollout. */
const REVISION_KINDS = [
  'promotion',
  'rollback',
  'removal',
  'settings',
  'rollout',
  'stage',
  'pause',
  'resume',
  'abort',
  'finish',
] as const

export type RevisionKind = (typeof REVISION_KINDS)[number]

const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const rolloutSchema = v.object({
  /** The release that part of the visitors is shown; all others are shown the revision's own. */
  release: releaseIdSchema,
  /** Versions that it shows by application, which stay when the release itself is pruned. */
  apps: v.record(appNameSchema, appVersionSchema),
  /** Percent of the visitors in each stage, rising; the last one is 100, and ends the rollout. */
  stages: v.pipe(v.array(percentSchema), v.minLength(1)),
  /** Which of them it is in, from 0. */
  stage: countSchema,
  /** When that began; ISO 8601 instant. */
  since: instantSchema,
  /** How long a stage lasts at least. */
  everyMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Visits of the release that each stage needs before the next one. */
  visitsWanted: countSchema,
  /** Visits of the release that had been counted when the stage began: no clock has to agree with that of who counts. */
  visitsBefore: countSchema,
  /** Whether its stages end without evidence that the release is not worse; one that is worse is taken back all the same. */
  isUnjudged: v.optional(v.boolean()),
  /** The cohort of its staff, who are shown the release in every stage; left out where it has no such link. */
  staff: v.optional(v.pipe(v.string(), v.regex(new RegExp(STAFF_PATTERN)))),
  /** Whether somebody has paused it: it stays in its stage. */
  isPaused: v.optional(v.boolean()),
})

/** A release on its way to all visitors of a channel, stage by stage. */
export type Rollout = v.InferOutput<typeof rolloutSchema>

const channelRevisionSchema = v.object({
  /** 1 for the channel's first revision, then one more each time. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  release: releaseIdSchema,
  /** ISO 8601 instant. */
  at: instantSchema,
  author: v.string(),
  reason: v.string(),
  /** What it does; older checkouts did not say, and then it follows from the revisions before it. */
  kind: v.optional(v.picklist(REVISION_KINDS)),
  /** Versions that it shows by application, which stay when the release itself is pruned. */
  apps: v.optional(v.record(appNameSchema, appVersionSchema)),
  /** Findings that were overridden, as text. The reason says why. */
  forced: v.optional(v.array(v.string())),
  settings: v.optional(channelSettingsSchema),
  /** The release that it shows to part of the visitors; left out where all are shown the same. */
  rollout: v.optional(rolloutSchema),
  /** SHA-256 in hex of the revision before it; older checkouts wrote none. */
  before: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** Whose key signed all of it, in base64, on a channel that has keys. */
  signature: v.optional(v.object({ keyid: v.string(), sig: v.string() })),
})

/** One line of a channel's history: from now on it shows this release. */
export type ChannelRevision = v.InferOutput<typeof channelRevisionSchema>

/** A channel's name in code or from a command line; throws with words when it is none. */
export function channelName(input: string) {
  const checked = check(channelNameSchema, input, `Channel "${input}"`)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/**
 * Reads a stored revision; throws a StoreProblem when it is damaged, bears another number than its file, or has a form that this
 * code does not know. What a newer checkout added is kept, because signatures cover it.
 */
export function parseRevision(text: string, channel: ChannelName, revision: number) {
  const title = `Channel ${channel}, revision ${revision}`
  const parsed = parse(text)
  const checked = check(channelRevisionSchema, parsed, title)
  if (!checked.ok)
    throw new StoreProblem(
      `${checked.problem}: it is damaged (pnpm release doctor says what helps), or a newer checkout made it; use the newest one.`,
    )
  if (checked.value.revision !== revision)
    throw new StoreProblem(
      `${title} is a copy of revision ${checked.value.revision}: somebody put another document in its place; restore ${LAYOUT.revision(channel, revision)} from a backup of the store.`,
    )
  return parsed as ChannelRevision
}

/** The same for one that others follow: undefined when it is damaged, because its channel goes on without it. */
export function parseOldRevision(text: string, channel: ChannelName, revision: number) {
  try {
    return parseRevision(text, channel, revision)
  } catch (error) {
    if (error instanceof StoreProblem) return undefined
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
