import { SITE_PATHS } from '@crossbook/contract'
import { RETIRED_WORKERS } from '@crossbook/web-files'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { oldServiceWorker } from './oldServiceWorker'

test('a service worker of an earlier site is removed at the next visit, with its stored data', async ({
  page,
  context,
}) => {
  await oldServiceWorker.install(context)
  await page.goto(SITE_PATHS.calculator)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await started(page)
  expect(
    await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]),
  ).toEqual([0, 0])
  await page.goto(SITE_PATHS.home)
  await started(page)
  await expect(page.getByText('Old site')).toHaveCount(0)
})

test('the script that removes service workers is never kept by a cache', async ({ request }) => {
  for (const name of RETIRED_WORKERS) {
    const response = await request.get(`/${name}`)
    expect(response.status(), name).toBe(200)
    expect(response.headers(), name).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    })
  }
})
