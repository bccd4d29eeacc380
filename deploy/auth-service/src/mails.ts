import * as v from 'valibot'
import { mailPauseAnswer } from './answers'
import { challengeEntries, emailSchema, readChallenge, readInput } from './input'
import { sql } from './database'
import type { MailKind, NewMailToken } from './mailTokens'
import { redirectTarget } from './redirectTarget'
import type { Handler, Service } from './service'
import { userOf } from './users'

const MAILS: Readonly<Record<MailKind, { subject: string; text: string }>> = {
  signup: {
    subject: 'Confirm Your Signup',
    text: 'Somebody, probably you, asked for an account with this address. Open the link to confirm it.',
  },
  recovery: {
    subject: 'Reset Your Password',
    text: 'Somebody, probably you, asked for a new password. Open the link to choose one.',
  },
}

/** Makes a token and sends it to its address, if it opens anything; who asked cannot tell by the time that it takes. */
export async function sendLink(
  { siteUrl, mailTokens, deliver }: Service,
  token: NewMailToken,
  target: URL,
): Promise<void> {
  const secret = await mailTokens.issue(token)
  if (token.subject === null) return
  const link = new URL('/auth/v1/verify', siteUrl)
  link.search = String(new URLSearchParams({ token: secret, type: token.kind, redirect_to: target.href }))
  const { subject, text } = MAILS[token.kind]
  deliver({ to: token.email, subject, text: `${text}\n${link.href}`, link: link.href })
}

const recoverSchema = v.object({ email: emailSchema, ...challengeEntries })

/** Sends a link to a forgotten password's owner. */
export const recover: Handler = async (service, request, body) => {
  const input = readInput(recoverSchema, body)
  return input.ok ? send(service, request, 'recovery', input.value) : input.problem
}

const resendSchema = v.object({ type: v.literal('signup'), ...recoverSchema.entries })

/** Sends another link to a user who waits for a confirmation. */
export const resend: Handler = async (service, request, body) => {
  const input = readInput(resendSchema, body)
  return input.ok ? send(service, request, 'signup', input.value) : input.problem
}

async function send(
  service: Service,
  request: Request,
  kind: MailKind,
  input: v.InferOutput<typeof recoverSchema>,
) {
  const challenge = readChallenge(input)
  if (!challenge.ok) return challenge.problem
  const { email } = input
  const seconds = await service.mailTokens.takeTurn(kind, email)
  if (seconds !== undefined) return mailPauseAnswer(seconds)
  const subject =
    kind === 'recovery' ? await userOf(service.database, email) : await firstSignUp(service, email)
  const target = redirectTarget(request, service.siteUrl)
  await sendLink(service, { kind, email, subject: subject?.id ?? null, challenge: challenge.value }, target)
  return Response.json({})
}

const signUpSchema = v.object({ id: v.string(), password_hash: v.string(), metadata: v.string() })

/** The first sign-up of an address that waits for its confirmation: a stranger's later one changes nothing. */
export function firstSignUp({ database }: Service, email: string) {
  return database.row(
    signUpSchema,
    sql`select id, password_hash, metadata from sign_ups where email = ${email} order by created_at limit 1`,
  )
}

/** A sign-up by its id. */
export function signUpWith({ database }: Service, id: string) {
  return database.row(signUpSchema, sql`select id, password_hash, metadata from sign_ups where id = ${id}`)
}
