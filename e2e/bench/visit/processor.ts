import type { Browser } from '@playwright/test'
import { median } from '../figures'
import { inContext } from './visit'

const TRIES = 7

/**
 * Milliseconds that a phone takes for the reference work. Machines for which Lighthouse's documentation means its fourfold slow-down, which makes
 * a mid-range phone of them (BenchmarkIndex 1500 to 2000), take some 250; of two that were measured one took 142 at 2870, one 344 at 1504.
 */
const PHONE_WORK_MS = 1000

/**
 * How many times a machine has to be slowed down to be that phone, at least once, by the milliseconds that it takes for the reference
 * work: `phoneSlowdown(142)` is 7.
 */
export function phoneSlowdown(workMs: number): number {
  return Math.max(1, Number((PHONE_WORK_MS / workMs).toFixed(1)))
}

/**
 * Milliseconds that this machine's browser takes for a fixed piece of work on a processor that is not slowed down. Times of two machines,
 * or of one that others use as well, can be compared by it; ratios need none of it.
 */
export function referenceWork(browser: Browser): Promise<number> {
  return inContext(browser, undefined, async (context) => {
    const page = await context.newPage()
    const taken: number[] = []
    for (let run = 0; run < TRIES; run += 1) taken.push(await page.evaluate(work))
    return median(taken)
  })
}

/** Runs in the page, so it uses nothing outside itself. Does what starting a site consists of: objects, texts and elements, the same at every call. */
function work() {
  const started = performance.now()
  let seed = 1
  const items = Array.from({ length: 60_000 }, (_, index) => {
    seed = (seed * 16_807) % 2_147_483_647
    return { key: `item ${seed}`, index, parts: [seed, index] }
  })
  items.sort((one, other) => (one.key < other.key ? -1 : 1))
  const copied = JSON.parse(JSON.stringify(items)) as typeof items
  const list = document.createElement('ul')
  for (const { key } of copied.slice(0, 3_000)) {
    const item = document.createElement('li')
    item.textContent = key
    list.append(item)
  }
  document.body.append(list)
  const { height } = list.getBoundingClientRect()
  list.remove()
  return height > 0 ? performance.now() - started : Number.NaN
}
