import * as v from 'valibot'
import { problemAnswer, tooManyAttemptsAnswer } from './answers'
import { sql } from './database'
import { metadataSchema, readInput } from './input'
import { hashOf, isPassword, passwordProblem } from './passwords'
import type { Handler, Service } from './service'
import type { Session } from './sessions'
import { userDocument, userWith, type User } from './users'

/** Time after a recovery during which a new password does not need the old one. */
const RECOVERY_MS = 15 * 60 * 1000

/** Returns the signed-in user. */
export const showAccount: Handler = async ({ sessions }, request) => {
  const read = await sessions.read(request)
  return read.ok ? Response.json(userDocument(read.value.user)) : problemAnswer(read.problem)
}

const changeSchema = v.object({
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  current_password: v.nullish(v.string()),
  data: metadataSchema,
})

/**
 * Changes the account. A new password needs the current password, or a recovery link from the last minutes: a stolen session is not enough.
 * The new password ends all other sessions.
 */
export const changeAccount: Handler = async (service, request, body) => {
  const read = await service.sessions.read(request)
  if (!read.ok) return problemAnswer(read.problem)
  const { user, session } = read.value
  const input = readInput(changeSchema, body)
  if (!input.ok) return input.problem
  const { email, password, current_password: current, data } = input.value
  if (email && email.trim().toLowerCase() !== user.email) return problemAnswer('noAddressChange')
  if (password) {
    const refused = await changePassword(service, { user, session, password, current })
    if (refused) return refused
  }
  if (data) {
    const metadata = { ...v.parse(v.record(v.string(), v.unknown()), JSON.parse(user.metadata)), ...data }
    await service.database.change(
      sql`update users set metadata = ${JSON.stringify(metadata)}, updated_at = ${Date.now()} where id = ${user.id}`,
    )
  }
  const changed = await userWith(service.database, user.id)
  return changed ? Response.json(userDocument(changed)) : problemAnswer('noSession')
}

interface PasswordChange {
  readonly user: User
  readonly session: Session
  readonly password: string
  readonly current: string | null | undefined
}

async function changePassword(service: Service, { user, session, password, current }: PasswordChange) {
  const problem = passwordProblem(password)
  if (problem) return problem
  const isRecovery = session.kind === 'recovery' && Date.now() < session.created_at + RECOVERY_MS
  if (!isRecovery) {
    if (!current) return problemAnswer('currentPasswordRequired')
    const { passwords } = service.limits
    if (!passwords.take(user.email)) return tooManyAttemptsAnswer(passwords.secondsUntilNext(user.email))
    if (!(await isPassword(current, user.password_hash))) return problemAnswer('currentPasswordWrong')
    passwords.giveBack(user.email)
  }
  if (await isPassword(password, user.password_hash)) return problemAnswer('samePassword')
  const hash = await hashOf(password)
  await service.database.change(
    sql`update users set password_hash = ${hash}, updated_at = ${Date.now()} where id = ${user.id}`,
    sql`delete from mail_tokens where email = ${user.email}`,
    sql`delete from auth_codes where user_id = ${user.id}`,
  )
  await service.sessions.signOut(session, 'others')
  return undefined
}

const scopeSchema = v.picklist(['local', 'others', 'global'])

/** Ends sessions. */
export const signOut: Handler = async ({ sessions }, request) => {
  const scope = v.safeParse(scopeSchema, new URL(request.url).searchParams.get('scope') ?? 'global')
  if (!scope.success) return problemAnswer('unknownScope')
  const read = await sessions.read(request)
  if (!read.ok) return problemAnswer(read.problem)
  await sessions.signOut(read.value.session, scope.output)
  return new Response(null, { status: 204 })
}
