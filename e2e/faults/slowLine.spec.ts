import type { Page } from '@playwright/test'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { slowLine } from '../surroundings/slowLine'
import { follow } from './otherDomains'

/** Milliseconds that a page may last over 2G before the test gives up; it is no budget. */
const PATIENCE = { timeout: 120_000 }

test('over 2G a page and its chart arrive, and no message says that they failed while their bytes arrive', async ({
  openAs,
}) => {
  const { page } = await openAs('visitor')
  await slowLine.install(page.context())
  const messages = await watchMessages(page)
  await page.goto('/trading/charts', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Crossbook is still loading.' })).toBeVisible(
    PATIENCE,
  )
  await expect(page.getByRole('region', { name: 'BTC/USDT chart' }).locator('canvas').first()).toBeVisible(
    PATIENCE,
  )
  await started(page)
  await expect(page.getByText('still loading')).toHaveCount(0)

  await follow(page, 'Tools', 'Heatmap')
  await expect(heading(page, 'Market Heatmap')).toBeVisible(PATIENCE)
  expect(await messages()).toEqual([])
})

/** Remembers the text of everything that is announced as an alert, and of buttons that would begin a download again. */
async function watchMessages(page: Page) {
  await page.addInitScript(() => {
    const messages = new Set<string>()
    Reflect.set(window, 'messages', messages)
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[role=alert], button')) {
        // A page always contains a notice that is shown only if no script runs.
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        const text = element.textContent.trim()
        if (element.matches('[role=alert]') ? text : /^(?:Retry|Reload)$/.test(text)) messages.add(text)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'messages') as Set<string>)])
}
