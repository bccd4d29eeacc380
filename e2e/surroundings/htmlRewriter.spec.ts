import type { Page } from '@playwright/test'
import { SITE_PATHS } from '@crossbook/contract'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { appendedBeacon, scriptOptimizer } from './htmlRewriter'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Crossbook could not start.' })

/** Ends the wait for the notice, which no clock of a script can shorten. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))

test('a page whose scripts were changed on the way shows that it could not start, without any script', async ({
  page,
  context,
}) => {
  await scriptOptimizer.install(context)
  await page.goto(SITE_PATHS.calculator)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await finishAnimations(page)
  await expect(notice(page)).toBeVisible()
  await expect(notice(page).getByRole('link', { name: 'Reload the page' })).toBeVisible()
})

test('a page that starts never shows the notice', async ({ page }) => {
  await page.goto(SITE_PATHS.calculator)
  await started(page)
  await finishAnimations(page)
  await expect(notice(page)).toBeHidden()
})

test('a page with an appended script starts, and the refused script is no fault', async ({
  page,
  context,
}) => {
  await appendedBeacon.install(context)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(SITE_PATHS.calculator)
  await started(page)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  expect(messages).toContainEqual(expect.stringContaining('https://statistics.example/beacon.min.js'))
  expect(messages.filter((text) => text.includes('Crossbook fault'))).toEqual([])
  await expect(page.getByRole('alert').filter({ hasText: 'could not start' })).toBeHidden()
})

test('every front asks proxies not to edit pages, files and the release document', async ({
  request,
  site,
}) => {
  const html = await (await request.get('/')).text()
  const document = /"(\/prerenders\/[^"]+)"/.exec(html)?.[1] ?? ''
  const [script = ''] = Object.keys(site.page.integrity)
  for (const address of ['/', SITE_PATHS.calculator, '/no-such-page', '/release.json', document, script])
    expect((await request.get(address)).headers()['cache-control'], address).toContain('no-transform')
})
