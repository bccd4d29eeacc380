import { heading } from '../journeys/header'
import { expect, test } from '../site/test'

test('cookies that are too many for the site lock nobody out: the browser deletes them, and a reload shows the page', async ({
  page,
  site,
}) => {
  // Not by a page: a request that it still makes would have the browser delete them before the visit that is looked at.
  const planted = Array.from({ length: 6 }, (_, index) => ({
    name: `planted${index}`,
    value: 'x'.repeat(4_000),
  }))
  await page.context().addCookies(planted.map((cookie) => ({ ...cookie, url: site.url })))
  const refused = await page.goto('/')
  expect(refused?.status()).toBe(431)
  await expect(page.getByText('reload the page.')).toBeVisible()
  const shown = await page.reload()
  expect(shown?.status()).toBe(200)
  await expect(heading(page, 'AI-powered crypto trading')).toBeVisible()
  expect(await page.context().cookies(site.url)).toEqual([])
})
