import { PRERENDERS_URL } from '@crossbook/contract'
import type { Page, Route } from '@playwright/test'
import { mainMenus, openMenu } from '../journeys/header'
import { holdScripts } from '../prerender/prerenderedPage'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FULL, fullUnless } from '../site/tiers'

/** The release document, also as later tries ask for it. */
const DOCUMENT = `**${PRERENDERS_URL}/*/release.json*`

/** Milliseconds until the page gives up the first request for it, and more. */
const SECOND_TRY = { timeout: 20_000 }

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Crossbook could not start on this page.' })

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found.' }),
  damaged: async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('wallet', 'stolen') })
  },
}

for (const [fault, act] of Object.entries(FAULTS))
  test(
    `when the release document is ${fault}, the page can be read, says that it could not start, and Reload recovers`,
    fullUnless(fault === 'missing'),
    async ({ page }) => {
      await page.route(DOCUMENT, act)
      await page.goto('/')
      await expect(notice(page)).toBeVisible(SECOND_TRY)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI-powered crypto trading')
      await page.unroute(DOCUMENT)
      await page.getByRole('button', { name: 'Reload' }).click()
      await started(page)
      await expect(notice(page)).toBeHidden()
    },
  )

test('when the release document hangs, another try is made, and the page answers', FULL, async ({ page }) => {
  let attempts = 0
  await page.route(DOCUMENT, async (route) => {
    attempts += 1
    if (attempts > 1) await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const menu = mainMenus(page).getByRole('button', { name: 'Tools' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true', SECOND_TRY)
  expect(attempts).toBe(2)
  await expect(notice(page)).toBeHidden()
})

test('the release document is requested before any script arrives', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  const request = page.waitForRequest(DOCUMENT)
  await page.goto('/', { waitUntil: 'commit' })
  await request
  letScriptsCome()
  await started(page)
})

test('the site starts while the page is still loading, however late its last picture is', async ({
  page,
}) => {
  await page.route('**/late.svg', () => undefined)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/late.svg' }))
    }),
  )
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await started(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test('the release document is requested once, with the page’s other files, and the browser logs no warning', async ({
  page,
}) => {
  const requested: string[] = []
  const warned: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(PRERENDERS_URL)) requested.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() !== 'info' && message.type() !== 'log') warned.push(message.text())
  })
  await page.goto('/')
  await started(page)
  await openMenu(page, 'Tools')
  expect(requested).toHaveLength(1)
  expect(warned).toEqual([])
})
