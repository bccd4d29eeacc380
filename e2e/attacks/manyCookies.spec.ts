import { heading } from '../journeys/header'
import { expect, test } from '../site/test'

test('cookies that are too many for the site lock nobody out: the browser deletes them, and a reload shows the page', async ({
  page,
  site,
}) => {
  await page.goto('/about')
  await page.evaluate(() => {
    for (let cookie = 0; cookie < 6; cookie++)
      document.cookie = `planted${cookie}=${'x'.repeat(4_000)}; path=/; max-age=31536000`
  })
  const refused = await page.goto('/')
  expect(refused?.status()).toBe(431)
  await expect(page.getByText('reload the page.')).toBeVisible()
  const shown = await page.reload()
  expect(shown?.status()).toBe(200)
  await expect(heading(page, 'AI-powered crypto trading')).toBeVisible()
  expect(await page.context().cookies(site.url)).toEqual([])
})
