import type { AuthService, AuthServiceOptions } from './authService'
import { type Endpoint, endpointOf, problemAnswer } from './answers'
import { openMailFile } from './mailFile'
import { mailboxPage } from './mailboxPage'
import { type Lite, openLite } from './openLite'
import { changeAccount } from './passwordChange'
import { createRateLimit } from './rateLimit'
import { recover } from './recovery'
import { signUpAgain } from './signUpAgain'
import { publicKeyOf, signingSecret } from './signingSecret'
import { signInUnlessUnconfirmed } from './unconfirmedSignIn'

/** Attempts that one address may make at once, and how many it regains per second. */
const ATTEMPTS = { burst: 120, perSecond: 2 }

/**
 * Starts the embedded auth service on the data in the given folder. Rejects with a sentence for people when that data
 * cannot be opened. The libraries behind it are imported here and not before.
 */
export async function startAuthService(options: AuthServiceOptions): Promise<AuthService> {
  const { dataDir, siteUrl, confirmEmails } = options
  const secret = await signingSecret(dataDir)
  const publicKey = publicKeyOf(secret)
  const mails = await openMailFile(dataDir)
  const lite = await openLite({ ...options, secret, publicKey, deliver: mails.add })
  const mayTry = createRateLimit(ATTEMPTS)

  async function answer(request: Request, address: string) {
    const endpoint = endpointOf(request)
    if (!endpoint) return problemAnswer('notFound')
    if (endpoint.guarded && !mayTry(address)) return problemAnswer('tooManyAttempts')
    return handlerOf(endpoint, request)(lite, request)
  }

  /** Who answers: the library, or what mends it. */
  function handlerOf({ name, grant }: Endpoint, { method }: Request) {
    if (name === 'signup' && confirmEmails) return signUpAgain
    if (grant === 'password') return signInUnlessUnconfirmed
    if (name === 'recover') return recover
    if (name === 'user' && method === 'PUT') return changeAccount
    return forward
  }

  return {
    publicKey,
    async fetch(request, caller) {
      try {
        return await answer(request, caller?.address ?? 'unknown')
      } catch (error) {
        console.error('The auth service failed to answer:', error)
        return problemAnswer('failed')
      }
    },
    ...(confirmEmails
      ? { mailboxPage: (request: Request) => mailboxPage(request, siteUrl, mails.all()) }
      : {}),
    close: lite.close,
  }
}

function forward(lite: Lite, request: Request) {
  return lite.handle(request)
}
