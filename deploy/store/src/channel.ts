import { channelNameSchema, check, releaseIdSchema, siteConfigSchema } from '@crossbook/contract'
import * as v from 'valibot'
import { StoreProblem } from './storeProblem'

export const channelSettingsSchema = v.object({
  /** Whether its site opens mixes of published versions; production's does not. */
  acceptsMixes: v.boolean(),
  /** What the pages of its static site are told; left out for a channel that only local sites show, which know it themselves. */
  site: v.optional(v.pick(siteConfigSchema, ['authUrl', 'authKey', 'faultUrl'])),
  /** Origin under which browsers reach its site, for printed links. */
  url: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://staging.example'),
    ),
  ),
})

/** How a channel's site behaves; each move carries it, so that a change is in the history as well. */
export type ChannelSettings = v.InferOutput<typeof channelSettingsSchema>

/** Settings of a channel that nobody has set any for. */
export const DEFAULT_SETTINGS: ChannelSettings = { acceptsMixes: false }

const channelRevisionSchema = v.object({
  /** 1 for the channel's first move, then one more each time. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  release: releaseIdSchema,
  /** ISO 8601 instant. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
  reason: v.string(),
  settings: v.optional(channelSettingsSchema),
})

/** One line of a channel's history: from now on it shows this release. */
export type ChannelRevision = v.InferOutput<typeof channelRevisionSchema>

/** A channel's name in code or from a command line; throws with words when it is none. */
export function channelName(input: string) {
  const checked = check(channelNameSchema, input, `Channel "${input}"`)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/** Reads a stored move; throws a StoreProblem when it is damaged, or of a form that this code does not know. */
export function parseRevision(text: string, documentName: string) {
  const checked = check(channelRevisionSchema, parse(text), documentName)
  if (checked.ok) return checked.value
  throw new StoreProblem(
    `${checked.problem}: it is damaged, or a newer checkout made it; use the newest one.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
