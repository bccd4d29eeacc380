import { changeAccount, showAccount, signOut } from './account'
import { problemAnswer, tooManyAttemptsAnswer } from './answers'
import { openDatabase } from './database'
import { endpointOf, type EndpointName } from './endpoints'
import { createLimits } from './limits'
import { type Caller, isFromHere, isLoopbackHost } from './loopback'
import { openMailFile } from './mailFile'
import { mailboxPage } from './mailboxPage'
import { recover, resend } from './mails'
import { openMailTokens } from './mailTokens'
import { readBody } from './requestBody'
import type { Handler, Service } from './service'
import { openSessions } from './sessions'
import { publicKeyOf, signingSecret } from './signingSecret'
import { signUp } from './signUp'
import { token } from './token'
import { exchangeToken, openLink } from './verify'

/** The embedded auth service as the local site sees it: web-standard requests in, web-standard responses out. */
export interface AuthService {
  /** Answers a request under `/auth/v1` (prefix kept); any other path is a 404. Never rejects. */
  fetch(request: Request, caller: Caller): Promise<Response>
  /** The public client key for this site's pages; derived from the secret in the data folder, so it is stable. */
  readonly publicKey: string
  /** The page that lists the captured mails; present only when confirmations are on, and shown to callers on this machine. */
  readonly mailboxPage?: (request: Request, caller: Caller) => Response | Promise<Response>
  /** Ends the service; the data folder can be opened again afterwards. */
  close(): Promise<void>
}

/** Options of the embedded service. */
interface AuthServiceOptions {
  /** Folder for accounts, the signing secret and captured mails; made if absent. Must be git-ignored. */
  readonly dataDir: string
  /** Origin of the site, e.g. `http://localhost:3000`; links in mails lead there. One that others reach is refused. */
  readonly siteUrl: string
  /** Whether an account must be confirmed by mail before it can sign in. */
  readonly confirmEmails: boolean
}

const health: Handler = () => Promise.resolve(Response.json({ name: 'Crossbook sign-in' }))

const settings: Handler = ({ confirmEmails }) =>
  Promise.resolve(
    Response.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: !confirmEmails,
      phone_autoconfirm: false,
    }),
  )

const HANDLERS: Readonly<Record<EndpointName, Handler>> = {
  'GET health': health,
  'GET settings': settings,
  'POST signup': signUp,
  'POST token': token,
  'GET user': showAccount,
  'PUT user': changeAccount,
  'POST logout': signOut,
  'GET verify': openLink,
  'POST verify': exchangeToken,
  'POST recover': recover,
  'POST resend': resend,
}

/** Starts the service on the data of a folder. Rejects with a message when it cannot be opened, or the site is not local. */
export async function startAuthService(options: AuthServiceOptions): Promise<AuthService> {
  const { dataDir, siteUrl, confirmEmails } = options
  if (!isLoopbackHost(new URL(siteUrl).hostname))
    throw new Error(`The built-in sign-in is for this machine alone, and ${siteUrl} is for others.`)
  const secret = await signingSecret(dataDir)
  const publicKey = publicKeyOf(secret)
  const mails = await openMailFile(dataDir)
  const database = await openDatabase(dataDir)
  const service: Service = {
    siteUrl,
    confirmEmails,
    database,
    sessions: openSessions(database, secret, siteUrl),
    mailTokens: openMailTokens(database),
    limits: createLimits(),
    deliver: (mail) =>
      void mails.add(mail).catch((error: unknown) => console.error('A mail was lost:', error)),
  }

  async function answer(request: Request, caller: Caller) {
    if (!isFromHere(request, caller)) return problemAnswer('notThisMachine')
    const endpoint = endpointOf(request)
    if (typeof endpoint === 'string') return problemAnswer(endpoint)
    // Before attempts are counted: a page of another site, which has no key, must not use up those of this machine.
    if (!endpoint.isOpen && request.headers.get('apikey') !== publicKey) return problemAnswer('noKey')
    const limit = service.limits.callers[endpoint.limit]
    if (!limit.take(caller.address)) return tooManyAttemptsAnswer(limit.secondsUntilNext(caller.address))
    return handle(service, endpoint.name, request)
  }

  return {
    publicKey,
    async fetch(request, caller) {
      try {
        return await answer(request, caller)
      } catch (error) {
        console.error('The auth service failed to answer:', error)
        return problemAnswer('failed')
      }
    },
    ...(confirmEmails && {
      mailboxPage: (request: Request, caller: Caller) =>
        mailboxPage(request, caller, { siteUrl, mails: mails.all() }),
    }),
    async close() {
      await mails.written()
      database.close()
    },
  }
}

async function handle(service: Service, name: EndpointName, request: Request) {
  const handler = HANDLERS[name]
  if (request.method === 'GET' || name === 'POST logout') return handler(service, request, undefined)
  const body = await readBody(request)
  return body.ok ? handler(service, request, body.value) : problemAnswer(body.problem)
}
