import type { CDPSession, Page } from '@playwright/test'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { expect, test } from '../site/test'
import { times } from '../site/counts'

/** A round through all domains with the header's links: menu, link, heading. */
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

/** Whole rounds, so that both measurements are made on the same page. */
const NAVIGATIONS = ROUND.length * times(25)

/** The largest change of the heap after the first round, as a share of it. */
const TOLERANCE = 0.1

/** Types of memory that first grow in any page: compiled code, and the engine's own tables. */
const NOT_HELD_BY_PAGES = ['code', 'native', 'synthetic']

/** Off, because a trace keeps its records in the page's own memory. */
test.use({ trace: 'off' })

test('many navigations leave the memory where it was after the first round', async ({ openAs }) => {
  test.setTimeout(600_000)
  const { page } = await openAs('trader')
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  await goRound(page, ROUND.length)
  const before = await memory(session)

  await goRound(page, NAVIGATIONS)
  const after = await memory(session)
  expect(after.heapBytes).toBeLessThan(before.heapBytes * (1 + TOLERANCE))
  expect(after.nodes).toBeLessThan(before.nodes * (1 + TOLERANCE))
  expect(after.listeners).toBeLessThan(before.listeners * (1 + TOLERANCE))
})

/** Follows this many links in turn, and waits for each page. */
async function goRound(page: Page, navigations: number) {
  for (let step = 0; step < navigations; step += 1) {
    const [menu, link, title] = ROUND[step % ROUND.length] ?? ROUND[0]
    await openMenu(page, menu)
    await mainMenus(page).getByRole('link', { name: link, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
  }
}

/** Returns the memory of the page after a garbage collection. */
async function memory(session: CDPSession) {
  // Collects twice, because the first collection runs finalizers, which release more memory.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heapBytes: await heldBytes(session), nodes, listeners: jsEventListeners }
}

/** Bytes of the objects, arrays, closures and texts in the page's heap. */
async function heldBytes(session: CDPSession) {
  const parts: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as HeapSnapshot
  const {
    node_fields: fields,
    node_types: [kinds],
  } = snapshot.meta
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NOT_HELD_BY_PAGES.includes(kinds[nodes[node + kindAt] ?? 0] ?? ''))
      bytes += nodes[node + sizeAt] ?? 0
  return bytes
}

/** The part of V8's snapshot format that is read: one flat list of numbers, with a fixed number of fields for each node. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [kinds: string[]] } }
  nodes: number[]
}
