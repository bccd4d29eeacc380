import * as v from 'valibot'
import { problemAnswer, tooManyAttemptsAnswer } from './answers'
import { readInput, statedEmailSchema } from './input'
import { firstSignUp } from './mails'
import { isPassword } from './passwords'
import { digestOf } from './secrets'
import type { Handler } from './service'
import { userOf, userWith } from './users'

/** Exchanges a password, a refresh token or a link's code for a session. */
export const token: Handler = (service, request, body) => {
  switch (new URL(request.url).searchParams.get('grant_type')) {
    case 'password':
      return signIn(service, request, body)
    case 'refresh_token':
      return refresh(service, request, body)
    case 'pkce':
      return exchangeCode(service, request, body)
    default:
      return Promise.resolve(problemAnswer('unknownGrant'))
  }
}

const passwordSchema = v.object({
  email: statedEmailSchema,
  password: v.string(),
})

/**
 * Signs in with a password. Compares one password for every address, so that response times do not reveal which addresses have accounts.
 */
const signIn: Handler = async (service, _request, body) => {
  const input = readInput(passwordSchema, body)
  if (!input.ok) return input.problem
  const { email, password } = input.value
  const { passwords } = service.limits
  if (!passwords.take(email)) return tooManyAttemptsAnswer(passwords.secondsUntilNext(email))
  const [user, waiting] = await Promise.all([userOf(service.database, email), firstSignUp(service, email)])
  if (!(await isPassword(password, (user ?? waiting)?.password_hash))) return problemAnswer('wrongPassword')
  passwords.giveBack(email)
  return user ? Response.json(await service.sessions.begin(user, 'password')) : problemAnswer('notConfirmed')
}

const refreshSchema = v.object({ refresh_token: v.string() })

const refresh: Handler = async ({ sessions }, _request, body) => {
  const input = readInput(refreshSchema, body)
  if (!input.ok) return input.problem
  const renewed = await sessions.renew(input.value.refresh_token)
  return renewed.ok ? Response.json(renewed.value) : problemAnswer(renewed.problem)
}

const codeSchema = v.object({ auth_code: v.string(), code_verifier: v.string() })

const exchangeCode: Handler = async ({ database, mailTokens, sessions }, _request, body) => {
  const input = readInput(codeSchema, body)
  if (!input.ok) return input.problem
  const code = await mailTokens.redeemCode(input.value.auth_code)
  const user = code && (await userWith(database, code.user_id))
  if (!code || !user) return problemAnswer('noFlow')
  if (digestOf(input.value.code_verifier) !== code.challenge) return problemAnswer('wrongVerifier')
  return Response.json(await sessions.begin(user, code.kind === 'recovery' ? 'recovery' : 'otp'))
}
