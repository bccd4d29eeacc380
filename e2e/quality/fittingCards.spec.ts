import { SITE_PATHS } from '@crossbook/contract'
import type { Locator } from '@playwright/test'
import { PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'

test('the allocation stays inside its card in windows of 768 and 1024 px', async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto(SITE_PATHS.dashboard)
  await started(page)
  const card = page.getByRole('region', { name: 'Allocation' })
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const room = await card.evaluate((element) => {
      const { paddingRight, borderRightWidth } = getComputedStyle(element)
      const edge =
        element.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth)
      return Math.min(
        ...[...element.querySelectorAll('li *')].map((part) => edge - part.getBoundingClientRect().right),
      )
    })
    expect(room, `${width} px`).toBeGreaterThan(-1)
  }
})

test('a phone shows the greeting whole', async ({ openAs }) => {
  const { page } = await openAs('trader', PHONE)
  await page.goto(SITE_PATHS.dashboard)
  const greeting = page.getByText(/^Welcome back, trader\d+!$/)
  await expect(greeting).toBeVisible()
  expect(await greeting.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('no figure and no network is alone in its line', async ({ openAs }) => {
  const { page } = await openAs('trader')
  for (const width of [390, 480, 560, 640, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(SITE_PATHS.history)
    const figures = page.getByRole('main').locator('dl').first().locator('> div')
    expect(await lengthsOfLines(figures), `figures at ${width} px`).not.toContain(1)
    await page.goto(SITE_PATHS.gas)
    const networks = page.getByRole('radiogroup', { name: 'Network' }).getByRole('radio')
    expect(await lengthsOfLines(networks), `networks at ${width} px`).not.toContain(1)
  }
})

test('the label of a quiet button at the end of a line is at the edge of the content', async ({ openAs }) => {
  const { page } = await openAs('visitor')
  await page.goto(SITE_PATHS.charts)
  await started(page)
  const word = page.getByRole('button', { name: 'Pause live prices' }).getByText('Pause', { exact: true })
  const chart = page.getByRole('region', { name: 'BTC/USDT chart' })
  expect(Math.abs((await rightEdge(word)) - (await rightEdge(chart)))).toBeLessThanOrEqual(1)
})

/** How many of the elements are in each line, top to bottom. */
async function lengthsOfLines(elements: Locator) {
  const tops = await elements.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

/** Right edge of an element's text, or of its box where it has none of its own. */
function rightEdge(element: Locator) {
  return element.evaluate((found) => {
    const text = [...found.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).at(-1)
    if (!text) return found.getBoundingClientRect().right
    const range = document.createRange()
    range.selectNode(text)
    return range.getBoundingClientRect().right
  })
}
