import * as v from 'valibot'
import { problemAnswer } from './answers'
import { emailSchema, readInput } from './input'
import { signUpWith } from './mails'
import type { MailKind, MailToken } from './mailTokens'
import { redirectTarget } from './redirectTarget'
import type { Handler, Service } from './service'
import { createUser, userWith, type User } from './users'

/** Kinds of mails that each type of link or code belongs to. */
const KINDS: Readonly<Record<string, readonly MailKind[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  email: ['signup', 'recovery'],
}

/** Opens the link of a mail and leads on to a page of the site, with a session or, for who began with a challenge, a code. */
export const openLink: Handler = async (service, request) => {
  const { searchParams } = new URL(request.url)
  const type = searchParams.get('type') ?? ''
  const target = redirectTarget(request, service.siteUrl)
  const secret = searchParams.get('token') ?? ''
  const opened = await open(service, secret, kindsOf(type))
  if (!opened) return leadOn(target, expired(secret.startsWith('pkce_'), target))
  const { user, token } = opened
  const { challenge, kind } = token
  if (challenge !== null) {
    target.searchParams.set('code', await service.mailTokens.issueCode({ user_id: user.id, kind, challenge }))
    return leadOn(target)
  }
  const { user: _, ...session } = await service.sessions.begin(user, kind === 'recovery' ? 'recovery' : 'otp')
  const fields = Object.entries({ ...session, type }).map(([name, value]) => [name, String(value)])
  return leadOn(target, new URLSearchParams(fields))
}

const bodySchema = v.union([
  v.object({ type: v.string(), token_hash: v.string(), email: v.optional(v.undefined()) }),
  v.object({ type: v.string(), token: v.string(), email: emailSchema }),
])

/** Exchanges the code of a mail for a session. A caller who names the account may be wrong five times. */
export const exchangeToken: Handler = async (service, _request, body) => {
  const input = readInput(bodySchema, body)
  if (!input.ok) return input.problem
  const { type, email } = input.value
  const kinds = kindsOf(type)
  if (kinds.length === 0) return problemAnswer('unknownType')
  const secret = 'token' in input.value ? input.value.token : input.value.token_hash
  const opened = await open(service, secret, kinds, email)
  if (opened) {
    const kind = opened.token.kind === 'recovery' ? 'recovery' : 'otp'
    return Response.json(await service.sessions.begin(opened.user, kind))
  }
  if (email !== undefined && service.limits.isLastWrongCode(email)) await service.mailTokens.voidAll(email)
  return problemAnswer('expiredCode')
}

function kindsOf(type: string): readonly MailKind[] {
  return Object.hasOwn(KINDS, type) ? (KINDS[type] ?? []) : []
}

async function open(service: Service, secret: string, kinds: readonly MailKind[], email?: string) {
  const token = await service.mailTokens.redeem(secret, kinds, email)
  const user = token && (await userBehind(service, token))
  return user && { user, token }
}

/** The account that a token opens; a sign-up becomes one by it. */
async function userBehind(service: Service, token: MailToken): Promise<User | undefined> {
  const { database } = service
  if (token.kind === 'recovery') return userWith(database, token.subject)
  const signUp = await signUpWith(service, token.subject)
  const isMade = signUp && (await createUser(database, { ...signUp, email: token.email }))
  return isMade ? userWith(database, signUp.id) : undefined
}

/** GoTrue's answer to an invalid link: in the hash, and also in the query where the page expects a code. */
function expired(isPkce: boolean, target: URL) {
  const query = new URLSearchParams({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  })
  if (isPkce) for (const [name, value] of query) target.searchParams.set(name, value)
  return query
}

function leadOn(target: URL, hash?: URLSearchParams) {
  if (hash) target.hash = hash.toString()
  return new Response(null, {
    status: 303,
    headers: { location: target.href, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  })
}
