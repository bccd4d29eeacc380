import { PAGE_MARKUP } from '@crossbook/contract'
import { type Account, openSession } from '@crossbook/verification'
import type { Page } from '@playwright/test'
import type { TestSite } from './startTestSite'

/** Local storage key under which a browser keeps its session between visits. */
export const SESSION_KEY = PAGE_MARKUP.sessionKey

/** A page of the site's origin without the site's code, so that no code refreshes a session that must expire. */
export const PAGE_WITHOUT_CODE = '/robots.txt'

/** Every address at which the site's session service answers. */
export const AUTH_SERVICE = '**/auth/v1/**'

export type { Account }

let opened = 0

/** Returns credentials that are not registered yet. */
export function unusedAccount(): Account {
  return { email: `trader${++opened}@example.com`, password: 'correct horse' }
}

/** Registers a new account with the site's service, and returns the session in the form that a browser stores. */
export async function openAccount({ url, page }: Pick<TestSite, 'url' | 'page'>) {
  const account = unusedAccount()
  const session = await openSession(url, page.config, SESSION_KEY, account)
  return { account, session }
}

/** Rewrites the stored session of a page's browser, as time or a fault would. */
export async function changeStoredSession(page: Page, change: (stored: StoredSession) => StoredSession) {
  const stored = await storedSession(page)
  if (!stored) throw new Error('The browser has stored no session')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(change(stored)),
  ] as const)
}

/** The part of a stored session that journeys read or change. */
export interface StoredSession {
  /** Seconds since 1970. */
  expires_at: number
  refresh_token: string
  user: { email_confirmed_at?: string | null }
}

/** Returns the stored session of a page's browser, if any. */
export async function storedSession(page: Page): Promise<StoredSession | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
  return text === null ? null : (JSON.parse(text) as StoredSession)
}
