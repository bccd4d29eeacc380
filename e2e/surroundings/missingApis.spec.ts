import { SITE_PATHS } from '@crossbook/contract'
import { expect, test } from '../site/test'
import { missingApis } from './missingApis'

test('a browser that is too old shows a message, and reports no fault', async ({ page, context }) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Crossbook fault')) faults.push(message.text())
  })
  await missingApis.install(context)
  await page.clock.install()
  await page.goto(SITE_PATHS.calculator)
  const notice = page.getByRole('alert').filter({ hasText: 'Your browser is too old for Crossbook.' })
  await expect(notice).toContainText('Some parts will not work. Update it, or use another browser.')
  await page.clock.runFor(60_000)
  expect(faults).toEqual([])
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
})
