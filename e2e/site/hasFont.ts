import { fileUrl, HOST, PAGE_MARKUP } from '@crossbook/contract'
import type { Page } from '@playwright/test'
import type { TestSite } from './startTestSite'

/**
 * What a browser keeps that has fetched the site's font before, for its local storage. Else a page that a busy machine takes 100 ms to bring goes
 * without it.
 */
export function hasFont({ page: { host } }: Pick<TestSite, 'page'>) {
  return { name: PAGE_MARKUP.fontsKey, value: fileUrl(HOST, host.version, 'geist.woff2') }
}

/** Lets a page begin in such a browser. */
export function giveFont(page: Page, site: Pick<TestSite, 'page'>) {
  return page.addInitScript(({ name, value }) => localStorage.setItem(name, value), hasFont(site))
}
