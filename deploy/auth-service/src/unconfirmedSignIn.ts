import { compare } from 'bcryptjs'
import * as v from 'valibot'
import { problemAnswer } from './answers'
import type { Lite } from './openLite'

const credentialsSchema = v.object({ email: v.string(), password: v.string() })
const refusalSchema = v.object({ error_code: v.literal('email_not_confirmed') })

/**
 * A sign-in with a password. The library tells everybody that an account is not confirmed; as with GoTrue, only who knows
 * its password learns that.
 */
export async function signInUnlessUnconfirmed(lite: Lite, request: Request): Promise<Response> {
  const credentials = request.clone()
  const answer = await lite.handle(request)
  if (answer.status !== 400 || !v.is(refusalSchema, await answer.clone().json())) return answer
  const { email, password } = v.parse(credentialsSchema, await credentials.json())
  const account = await lite.account(email)
  const isKnown = account?.encrypted_password && (await compare(password, account.encrypted_password))
  return isKnown ? answer : problemAnswer('wrongPassword')
}
