import { heading } from '../journeys/header'
import { started } from '../site/started'
import { CALCULATOR, LEADS_TO_NOTES, movedTools, NOTES, screenCalled, smallTools } from './smallTools'
import { promote, publish, takeBack } from './team'
import { expect, test } from './test'

/** Some tests build versions. */
const TEST_TIMEOUT_MS = 180_000

test.describe.configure({ timeout: TEST_TIMEOUT_MS })

test('a path that is gone leads to the page in its place: typed, without scripts, and by links in a running tab', async ({
  openAs,
  site,
}) => {
  await promote(
    site,
    await publish(site, smallTools('9.6.0', screenCalled('Calculator'), screenCalled('Notes'))),
  )
  const { page } = await openAs('visitor')
  await page.goto(site.url + NOTES)
  await expect(heading(page, 'Notes')).toBeVisible()

  await promote(site, await publish(site, movedTools('9.7.0', LEADS_TO_NOTES)))
  try {
    await page.goto(site.url + NOTES)
    await expect(heading(page, 'Calculator now')).toBeVisible()
    await expect(page).toHaveURL(site.url + CALCULATOR)

    // Before that the browser itself would follow it, to the page of the path that is gone.
    await started(page)
    await page.getByRole('link', { name: 'To the notes' }).click()
    await expect(page).toHaveURL(`${site.url}${CALCULATOR}?coin=btc#top`)
    await expect(heading(page, 'Calculator now')).toBeVisible()

    const { page: plain } = await openAs('visitor', { javaScriptEnabled: false })
    await plain.goto(site.url + NOTES)
    await expect(plain).toHaveURL(site.url + CALCULATOR)
    await expect(heading(plain, 'Calculator now')).toBeVisible()
  } finally {
    await takeBack(site)
    await takeBack(site)
  }
})
