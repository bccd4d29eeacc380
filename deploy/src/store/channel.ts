import { check, releaseIdSchema } from '@crossbook/contract'
import * as v from 'valibot'

/** Names a channel: `production`, `staging`, `local`. */
export type ChannelName = string & { readonly ChannelName: unique symbol }

export const channelNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]{0,31}$/,
    'must be 1 to 32 lower-case letters, digits and dashes, a letter first, such as staging',
  ),
  v.transform((name) => name as ChannelName),
)

const channelMoveSchema = v.strictObject({
  /** 1 for the channel's first move, then one more each time. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  release: releaseIdSchema,
  /** ISO 8601 instant. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
  reason: v.string(),
})

/** One line of a channel's history: from now on it shows this release. */
export type ChannelMove = v.InferOutput<typeof channelMoveSchema>

/** A channel's name in code or from a command line; throws with words when it is none. */
export function channelName(input: string) {
  const checked = check(channelNameSchema, input, `Channel "${input}"`)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/** Reads a stored move; throws with words when the store has been tampered with. */
export function parseChannelMove(text: string, documentName: string) {
  const checked = check(channelMoveSchema, JSON.parse(text) as unknown, documentName)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}
