import * as v from 'valibot'
import { failure, success, type Result } from '@crossbook/contract'
import { problemAnswer } from './answers'

/** As long as an address may be. */
const MOST_CHARACTERS = 254

/** What a caller says is an address, in small letters: no longer than an address may be. */
export const statedEmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MOST_CHARACTERS))

/** An address, in small letters. What is none by this pattern no server of mails would take either. */
export const emailSchema = v.pipe(
  ...statedEmailSchema.pipe,
  v.regex(/^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u),
)

/** Data that a user stores with their account. */
export const metadataSchema = v.optional(v.nullable(v.record(v.string(), v.unknown())))

/** The proof that a browser will have to give, and how it was made; absent, null or empty where it gives none. */
export const challengeEntries = {
  code_challenge: v.nullish(v.string()),
  code_challenge_method: v.nullish(v.string()),
}

/** A body by its schema, or the refusal of it: of its address, if that is what is wrong. */
export function readInput<Input>(
  schema: v.GenericSchema<unknown, Input>,
  body: unknown,
): Result<Input, Response> {
  // The first check that fails is the last: a pattern never sees a text that is too long.
  const read = v.safeParse(schema, body, { abortPipeEarly: true })
  if (read.success) return success(read.output)
  const [issue] = read.issues
  const isAddress = issue.path?.[0]?.key === 'email' && issue.kind === 'validation'
  return failure(problemAnswer(isAddress ? 'noAddress' : 'notJson'))
}

/** The challenge of a request, null for none. Only those that give nothing away (S256) are taken. */
export function readChallenge(input: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}): Result<string | null, Response> {
  const { code_challenge: challenge, code_challenge_method: method } = input
  if (!challenge && !method) return success(null)
  const isSound = /^[\w.~-]{43,128}$/.test(challenge ?? '') && method?.toLowerCase() === 's256'
  return challenge && isSound ? success(challenge) : failure(problemAnswer('badChallenge'))
}
