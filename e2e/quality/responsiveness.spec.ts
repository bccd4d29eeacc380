import type { Page } from '@playwright/test'
import { expect, test } from '../site/test'

/** How many times slower than this machine the visitor's is. */
const SLOWDOWN = 4

/** Milliseconds within which an answer feels immediate. */
const BUDGET_MS = 100

/** What the Event Timing API reports at the least, in milliseconds: faster answers are not told of. */
const LEAST_REPORTED_MS = 16

/** Other work on this machine only adds to a figure, so the best of some rounds counts; one is enough on a machine at rest. */
const MOST_ROUNDS = 5

/** Something that a visitor does, and what the page answers. */
interface Try {
  act(): Promise<void>
  answered(): Promise<void>
}

/** What is measured in milliseconds runs while no other test does. */
const ALONE = { tag: '@alone' }

test.describe.configure({ mode: 'serial' })

test('sorting live prices answers within 100 ms on a slow machine', ALONE, async ({ page }) => {
  await openSlowly(page, '/features/prices')
  const header = page.getByRole('columnheader', { name: 'Price' })
  const sort = (order: 'ascending' | 'descending'): Try => ({
    act: () => header.getByRole('button').click(),
    answered: () => expect(header).toHaveAttribute('aria-sort', order),
  })
  await answersInTime(page, [
    sort('descending'),
    sort('ascending'),
    sort('descending'),
    sort('ascending'),
    sort('descending'),
    sort('ascending'),
  ])
  await expect(page).toHaveURL('/features/prices?sort=price')
})

test('typing an amount of futures answers within 100 ms on a slow machine', ALONE, async ({ page }) => {
  await openSlowly(page, '/trading/futures')
  const amount = page.getByLabel('Amount')
  await amount.click()
  const press = (key: string, value: string): Try => ({
    act: () => page.keyboard.press(key),
    answered: () => expect(amount).toHaveValue(value),
  })
  await answersInTime(page, [
    press('0', '0'),
    press('.', '0.'),
    press('1', '0.1'),
    press('2', '0.12'),
    press('Backspace', '0.1'),
    press('Backspace', '0.'),
    press('Backspace', '0'),
    press('Backspace', ''),
  ])
})

test('another timeframe of a chart answers within 100 ms on a slow machine', ALONE, async ({ page }) => {
  await openSlowly(page, '/trading/charts')
  const chart = page.getByRole('region', { name: 'BTC/USDT chart' })
  await expect(chart.locator('canvas').first()).toBeVisible()
  const choose = (timeframe: string): Try => {
    const choice = chart.getByRole('radio', { name: timeframe })
    return { act: () => choice.click(), answered: () => expect(choice).toBeChecked() }
  }
  await answersInTime(page, ['1W', '1M', '4H', '1D', '1W', '1M', '1D'].map(choose))
  await expect(page).toHaveURL('/trading/charts')
})

/** Opens a page, and slows its processor down when it is there. */
async function openSlowly(page: Page, path: string) {
  await page.addInitScript((durationThreshold) => {
    // The threshold is not in TypeScript's table of observer options yet.
    const wanted = { type: 'event', durationThreshold }
    const longest = new Map<number, number>()
    Object.assign(window, { longestAnswers: longest })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
    }).observe(wanted)
  }, LEAST_REPORTED_MS)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Has the page answer every try, and half of them within the budget in one of some rounds. */
async function answersInTime(page: Page, tries: readonly Try[]) {
  const medians: number[] = []
  while (medians.length < MOST_ROUNDS) {
    const median = await medianAnswer(page, tries)
    if (median < BUDGET_MS) return
    medians.push(median)
  }
  expect(Math.min(...medians), `the best median of ${medians.join(', ')} ms`).toBeLessThan(BUDGET_MS)
}

/** The median of how long the page took to show its answer to each try, in milliseconds; every try has to be answered. */
async function medianAnswer(page: Page, tries: readonly Try[]) {
  const answers = await page.evaluateHandle<Map<number, number>>('longestAnswers')
  await answers.evaluate((longest) => longest.clear())
  const before = await interactions(page)
  for (const { act, answered } of tries) {
    await act()
    await answered()
    await painted(page)
  }
  // The browser counts every interaction, and reports the length of all but the fastest.
  await expect.poll(async () => (await interactions(page)) - before).toBe(tries.length)
  await painted(page)
  const reported = await answers.evaluate((longest) => [...longest.values()])
  expect(reported.length, 'answers reported').toBeLessThanOrEqual(tries.length)
  const fastest = Array<number>(tries.length - reported.length).fill(LEAST_REPORTED_MS)
  const durations = [...fastest, ...reported].sort((a, b) => a - b)
  return durations[Math.floor(durations.length / 2)] ?? Number.POSITIVE_INFINITY
}

/** How many times somebody has clicked or typed in the page, as its browser counts them. */
function interactions(page: Page) {
  return page.evaluate(() => Number(Reflect.get(performance, 'interactionCount')))
}

/** Waits until what has changed is on the screen. */
async function painted(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
