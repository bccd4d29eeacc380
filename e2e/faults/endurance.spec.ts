import type { CDPSession, Page } from '@playwright/test'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { expect, test } from '../site/test'

/** A round through all domains by the header's links: menu, link, heading. */
const ROUND = [
  ['Trading', 'Spot', 'Spot Trading'],
  ['Trading', 'Futures', 'Futures Trading'],
  ['Trading', 'Charts', 'Advanced Trading Charts'],
  ['Features', 'Prices', 'Live Prices'],
  ['Features', 'Wallet', 'Multi-Coin Wallet'],
  ['Tools', 'Calculator', 'Crypto Calculator'],
  ['Tools', 'Heatmap', 'Market Heatmap'],
  ['Earn', 'Staking', 'Crypto Staking'],
] as const

const NAVIGATIONS = 200

/** Navigations after which the engine has compiled what the pages run: until then code is what grows. */
const WARM_UP = 10 * ROUND.length

/** How far the heap may be from where it was before, as a share of it. */
const TOLERANCE = 0.1

/** A trace keeps what it has seen in the page's own memory. */
test.use({ trace: 'off' })

test('200 navigations leave the memory where it was when the pages had warmed up', async ({ openAs }) => {
  test.setTimeout(600_000)
  const { page } = await openAs('trader')
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  await goRound(page, WARM_UP)
  const before = await memory(session)

  await goRound(page, NAVIGATIONS)
  const after = await memory(session)
  expect(after.heapBytes).toBeLessThan(before.heapBytes * (1 + TOLERANCE))
  expect(after.nodes).toBeLessThan(before.nodes * (1 + TOLERANCE))
  expect(after.listeners).toBeLessThan(before.listeners * (1 + TOLERANCE))
})

/** Follows so many links in turn, and waits for each page. */
async function goRound(page: Page, navigations: number) {
  for (let step = 0; step < navigations; step += 1) {
    const [menu, link, title] = ROUND[step % ROUND.length] ?? ROUND[0]
    await openMenu(page, menu)
    await mainMenus(page).getByRole('link', { name: link, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
  }
}

/** What the page holds on to once everything that nobody needs has been collected. */
async function memory(session: CDPSession) {
  // Twice: the first collection runs finalizers, which let go of more.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}
