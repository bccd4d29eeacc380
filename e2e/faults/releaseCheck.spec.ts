import type { Route } from '@playwright/test'
import { SHOWN_RELEASE_URL } from '@crossbook/contract'
import { expect, test } from '../site/test'
import { useCalculator, useLivePrices } from './otherDomains'
import { fullUnless } from '../site/tiers'

/** The outcomes of the question for the site's current release. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is unreachable': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers garbage': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel WiFi</h1>' }),
  'answers another document': (route) => route.fulfill({ json: { release: 'javascript:alert(1)' } }),
  hangs: () => new Promise<void>(() => undefined),
}

/** Longer than any pause between two questions. */
const PAUSE_MS = 7 * 60_000

for (const [fault, act] of Object.entries(FAULTS))
  test(
    `while the release check ${fault}, the trader sees nothing of it and works on`,
    fullUnless(fault === 'is unreachable'),
    async ({ openAs }) => {
      const { page } = await openAs('trader')
      const crashes: Error[] = []
      page.on('pageerror', (error) => crashes.push(error))
      let checks = 0
      await page.route(`**${SHOWN_RELEASE_URL}`, async (route) => {
        checks += 1
        await act(route)
      })
      await page.clock.install()
      await page.goto('/features/prices')
      await useCalculator(page)

      await page.clock.fastForward(PAUSE_MS)
      await expect.poll(() => checks).toBe(1)
      await useLivePrices(page)
      await page.clock.fastForward(PAUSE_MS)
      await expect(page.getByText('A new version of Crossbook is ready.')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(crashes).toEqual([])
    },
  )
