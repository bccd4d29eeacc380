import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { browserAt } from '../testing/browserAt'
import { fetchOfVisitor, landingOf, type AuthServer } from './authServer'
import type { Confirmation } from './behaviour'

/** The longest wait for a mail, and the pause between two looks. */
const MAIL_WAIT_MS = 10_000
const LOOK_AGAIN_MS = 250

/** The pause before a patient browser tries again, and the number of its tries. */
const SLOW_DOWN_MS = 2_000
const MOST_TRIES = 30

const MINUTE_MS = 61_000

/** A GoTrue or Supabase that runs already. */
export interface OutsideServer {
  /** Address of the site or project, without `/auth/v1`. */
  readonly url: string
  readonly key: string | undefined
  /** Address of mailpit, which catches the service’s mails. */
  readonly mailpit: string | undefined
}

/** Returns the service that the environment names, or undefined when it names none. Throws with a message when a value is invalid. */
export function outsideServerIn(environment: NodeJS.ProcessEnv): OutsideServer | undefined {
  const { AUTH_PARITY_URL: url, AUTH_PARITY_KEY: key, AUTH_PARITY_MAIL: mailpit } = environment
  if (url === undefined) return undefined
  for (const [name, address] of Object.entries({ AUTH_PARITY_URL: url, AUTH_PARITY_MAIL: mailpit }))
    if (address !== undefined && !URL.canParse(address))
      throw new Error(`${name} is "${address}", which is no address such as http://localhost:8080.`)
  return { url: url.replace(/\/$/, ''), key, mailpit: mailpit?.replace(/\/$/, '') }
}

const settingsSchema = v.object({ mailer_autoconfirm: v.boolean() })

/** Asks a running service how it confirms new accounts. Throws with a message when it does not say. */
export async function confirmationOf({ url, key }: OutsideServer): Promise<Confirmation> {
  const response = await fetch(`${url}/auth/v1/settings`, {
    headers: key === undefined ? {} : { apikey: key },
  })
  const settings = v.safeParse(settingsSchema, await response.json().catch(() => undefined))
  if (!settings.success)
    throw new Error(
      `${url} answers ${response.status} and no settings: check AUTH_PARITY_URL and AUTH_PARITY_KEY.`,
    )
  return settings.output.mailer_autoconfirm ? 'open' : 'mailed'
}

/** A running service, ready to be tried. */
export function outsideServer({ url, key, mailpit }: OutsideServer): AuthServer {
  return {
    siteUrl: new URL(url).origin,
    browser(manner = 'patient') {
      const request = asVisitor()
      return browserAt(url, { key, fetch: manner === 'patient' ? withRetries(request) : request })
    },
    follow: (link) => landingOf(link, withRetries(asVisitor())),
    async linkTo(email, older) {
      if (mailpit === undefined) throw new Error('Set AUTH_PARITY_MAIL to mailpit’s address.')
      const until = Date.now() + MAIL_WAIT_MS
      while (Date.now() < until) {
        const link = await newestLink(mailpit, email)
        if (link !== undefined && link !== older) return link
        await pause(LOOK_AGAIN_MS)
      }
      throw new Error(`No mail to ${email} has come to ${mailpit}.`)
    },
    // The clock of an outside service cannot be changed.
    minutePasses: () => pause(MINUTE_MS),
    close: () => Promise.resolve(),
  }
}

const messagesSchema = v.object({ messages: v.array(v.object({ ID: v.string() })) })
const messageSchema = v.object({ HTML: v.string(), Text: v.string() })

/** The links of GoTrue’s own templates. */
const LINK = /https?:\/\/[^\s"'<>()]+\/verify\?[^\s"'<>()]+/

/** Returns the link in the newest mail to an address, as mailpit has caught it. */
async function newestLink(mailpit: string, email: string) {
  const query = new URLSearchParams({ query: `to:"${email}"`, limit: '1' })
  const found = await fetch(`${mailpit}/api/v1/search?${query}`)
  const [newest] = v.parse(messagesSchema, await found.json()).messages
  if (!newest) return undefined
  const message = await fetch(`${mailpit}/api/v1/message/${newest.ID}`)
  const { HTML, Text } = v.parse(messageSchema, await message.json())
  return LINK.exec(`${HTML}\n${Text}`)?.[0].replaceAll('&amp;', '&')
}

/** Repeats rate-limited requests after a pause, like a visitor. Many tests from one address exceed the service's rate limit. */
function withRetries(request: typeof fetch): typeof fetch {
  return async (...args) => {
    for (let tried = 1; tried < MOST_TRIES; tried += 1) {
      const response = await request(...args)
      if (response.status !== 429) return response
      const body = await response.clone().text()
      if (!body.includes('over_request_rate_limit')) return response
      await pause(SLOW_DOWN_MS)
    }
    return request(...args)
  }
}

/** Returns a fetch for a new visitor, if the service trusts the proxy in front of it. Otherwise all requests come from one address. */
function asVisitor() {
  return fetchOfVisitor('x-forwarded-for', '10')
}
