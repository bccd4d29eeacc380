import { heading } from '../journeys/header'
import { fileUrl } from '@crossbook/contract'
import { expect, test } from '../site/test'
import { fallback, follow, useLivePrices } from './otherDomains'

test('when a screen’s chunk is gone, its section says so, the other screens of its remote work, and Retry recovers', async ({
  openAs,
  site,
}) => {
  const tools = site.page.remotes.find(({ name }) => name === 'tools')
  const own = tools?.screens.find(({ path }) => path === '/tools/arbitrage')?.files ?? []
  const others = tools?.screens.filter(({ path }) => path !== '/tools/arbitrage') ?? []
  const chunk = own.find((file) => file.endsWith('.js') && !others.some(({ files }) => files.includes(file)))
  if (!tools || !chunk) throw new Error('The arbitrage tracker has no chunk of its own')
  const address = `**${fileUrl('tools', '*', chunk)}*`

  const { page } = await openAs('visitor')
  const missed: string[] = []
  await page.route(address, async (route) => {
    missed.push(route.request().url())
    await route.fulfill({ status: 404, body: 'Not found.' })
  })
  await page.goto('/tools/calculator')
  await follow(page, 'Tools', 'Arbitrage')
  await expect(fallback(page, 'Arbitrage Tracker', 'server')).toBeVisible()
  expect(missed).not.toEqual([])

  await follow(page, 'Tools', 'Heatmap')
  await expect(heading(page, 'Market Heatmap')).toBeVisible()
  await useLivePrices(page)

  await follow(page, 'Tools', 'Arbitrage')
  await expect(fallback(page, 'Arbitrage Tracker', 'server')).toBeVisible()
  await page.unroute(address)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page, 'Arbitrage Tracker')).toBeVisible()
})
