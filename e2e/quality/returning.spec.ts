import { chromium, type Page } from '@playwright/test'
import { openAccount, SESSION_KEY } from '../site/accounts'
import { desktopOptions } from '../site/launchOptions'
import { started } from '../site/started'
import { expect, test } from '../site/test'

/** Playwright turns the back-forward cache off, and the Chromium without windows has none. */
const RETURNING = { ...desktopOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }

for (const { as, path } of [
  { as: 'visitor', path: '/' },
  { as: 'visitor', path: '/trading/charts' },
  { as: 'trader', path: '/features/prices' },
  { as: 'trader', path: '/dashboard' },
] as const)
  test(`going back to ${path} as a ${as} restores the unchanged page from the back-forward cache`, async ({
    site,
  }) => {
    test.skip(!desktopOptions, 'the only Chromium here has no back-forward cache')
    const { session } = await openAccount(site)
    const stored = as === 'trader' ? [{ name: SESSION_KEY, value: session }] : []
    const browser = await chromium.launch(RETURNING)
    try {
      const page = await browser.newPage({
        storageState: { cookies: [], origins: [{ origin: site.url, localStorage: stored }] },
      })
      await page.goto(site.url + path)
      await started(page)
      await page.evaluate(() => Reflect.set(window, 'wasKept', true))
      await page.goto(`${site.url}/terms`)
      await started(page)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(site.url + path)
      expect(await hindrances(page)).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'wasKept') as unknown)).toBe(true)
    } finally {
      await browser.close()
    }
  })

/** Why the browser reloaded the page, in its own terms; nothing if it had kept it. */
function hindrances(page: Page) {
  return page.evaluate(() => {
    const why = Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'notRestoredReasons') as {
      reasons: { reason: string }[]
    } | null
    return (why?.reasons ?? []).map(({ reason }) => reason)
  })
}
