import * as v from 'valibot'
import { failure, success, type Result } from '@crossbook/contract'
import { problemAnswer } from './answers'

const MOST_CHARACTERS = 254

/** An e-mail address as entered, in lower case and of limited length. */
export const statedEmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(MOST_CHARACTERS))

/** An e-mail address in lower case. Mail servers would not accept addresses that do not match this pattern. */
export const emailSchema = v.pipe(
  ...statedEmailSchema.pipe,
  v.regex(/^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u),
)

/** Data that a user stores with their account. */
export const metadataSchema = v.optional(v.nullable(v.record(v.string(), v.unknown())))

/** The PKCE challenge, whose verifier the browser must send later, and its method. Absent, null or empty without PKCE. */
export const challengeEntries = {
  code_challenge: v.nullish(v.string()),
  code_challenge_method: v.nullish(v.string()),
}

/** Parses a body by its schema. Fails with a response, which names the e-mail address if that is the problem. */
export function readInput<Input>(
  schema: v.GenericSchema<unknown, Input>,
  body: unknown,
): Result<Input, Response> {
  // Checks stop at the first failure, so a pattern never runs on an overlong text.
  const read = v.safeParse(schema, body, { abortPipeEarly: true })
  if (read.success) return success(read.output)
  const [issue] = read.issues
  const isAddress = issue.path?.[0]?.key === 'email' && issue.kind === 'validation'
  return failure(problemAnswer(isAddress ? 'noAddress' : 'notJson'))
}

/** Returns the challenge of a request, or null without one. Accepts only S256, which does not reveal the verifier. */
export function readChallenge(input: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}): Result<string | null, Response> {
  const { code_challenge: challenge, code_challenge_method: method } = input
  if (!challenge && !method) return success(null)
  const isSound = /^[\w.~-]{43,128}$/.test(challenge ?? '') && method?.toLowerCase() === 's256'
  return challenge && isSound ? success(challenge) : failure(problemAnswer('badChallenge'))
}
