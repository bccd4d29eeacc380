import { PAGE_MARKUP } from '@crossbook/contract'
import { LATEST_START_MS } from '@crossbook/web-files'
import type { Page } from '@playwright/test'
import { expect, test } from '../site/test'
import { complaints, holdScripts, shifts, watchShifts } from './prerenderedPage'
import { started } from '../site/started'
import { FULL } from '../site/tiers'

const amount = { name: 'Amount' } as const

test('without any script a public page can be read, and its links lead on', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI-powered crypto trading')
  await page.getByRole('link', { name: 'See live prices' }).click()
  await expect(page).toHaveURL(`${site.url}/features/prices`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Prices')
  await context.close()
})

test('the site starts once its page has been seen, however little time has passed', async ({ page }) => {
  await standStill(page)
  await page.goto('/')
  await started(page)
})

test(
  'where the browser does not say what has been seen, the site starts a second later',
  FULL,
  async ({ page }) => {
    await standStill(page)
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    const hostScripts = page.locator('script[src^="/apps/host/"]')
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(hostScripts).toHaveCount(0)
    await page.clock.runFor(LATEST_START_MS - 1)
    await expect(hostScripts).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(hostScripts).not.toHaveCount(0)
    await started(page)
  },
)

test('what a visitor presses before the site has started is done once it has', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const tools = page.getByRole('banner').getByRole('button', { name: 'Tools', exact: true })
  await tools.click()
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  letScriptsCome()
  await expect(tools).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator' })).toBeVisible()
})

test('a press while the site is taking over the page counts once', FULL, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // It looks already when the scripts come: what is only asked for might begin after them.
  const watch = await page.evaluateHandle(pressWhileTakenOver, PAGE_MARKUP.rootId)
  letScriptsCome()
  expect(await watch.evaluate(({ pressed }) => pressed)).toBe(true)
  await started(page)
  const trading = page.getByRole('banner').getByRole('button', { name: 'Trading', exact: true })
  await expect(trading).toHaveAttribute('aria-expanded', 'true')
})

test('a link that was pressed before the site has started takes its pair along', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Trade ADA/USDT' }).click()
  letScriptsCome()
  await expect(page).toHaveURL('/trading/spot')
  await expect(page.getByText('Ready to trade ADA/USDT')).toBeVisible()
})

test('a visitor who scrolls before the site has started stays there', FULL, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scrollBy(page, 900)
  letScriptsCome()
  await started(page)
  await twoFrames(page)
  expect(await scrolled(page)).toBe(900)
})

test('a page that is loaded again stands where it was', FULL, async ({ page }) => {
  await page.goto('/')
  await started(page)
  await scrollBy(page, 900)
  await page.reload()
  await started(page)
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('what a visitor types before the site has started counts', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/tools/calculator', { waitUntil: 'commit' })
  await page.getByRole('textbox', amount).fill('2')
  letScriptsCome()
  await started(page)
  await expect(page.getByRole('textbox', amount)).toHaveValue('2')
  await expect(page).toHaveURL(/amount=2/)
})

test('all that a visitor chooses and types before the site has started counts, each beside the others', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/tools/calculator', { waitUntil: 'commit' })
  await page.getByLabel('From').selectOption('BTC')
  await page.getByLabel('To', { exact: true }).selectOption('ETH')
  await page.getByRole('textbox', amount).fill('1.5')
  letScriptsCome()
  await started(page)
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('26.80231357 ETH')
  await expect(page).toHaveURL('/tools/calculator?from=BTC&to=ETH&amount=1.5')
})

test('what has the focus before the site has started hears of it', FULL, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/tools/heatmap', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^BTC/ }).focus()
  await expect(page.getByRole('tooltip')).toBeHidden()
  letScriptsCome()
  await expect(page.getByRole('tooltip')).toContainText('Bitcoin')
})

test('what is pointed at before the site has started hears of it', FULL, async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/tools/heatmap', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^BTC/ }).hover()
  await expect(page.getByRole('tooltip')).toBeHidden()
  letScriptsCome()
  await expect(page.getByRole('tooltip')).toContainText('Bitcoin')
})

test(
  'the screen of a link that is pointed at before the site has started is fetched once it has',
  FULL,
  async ({ page, site }) => {
    const trading = site.page.remotes.find(({ name }) => name === 'trading')
    const file = trading?.screens.find(({ path }) => path === '/features/prices')?.files.at(-1) ?? 'none'
    const letScriptsCome = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'See live prices' }).hover()
    const fetched = page.waitForResponse((response) => response.url().endsWith(`/${file}`))
    letScriptsCome()
    expect((await fetched).ok()).toBe(true)
  },
)

test('a password typed before the site has started does not get into the address', async ({ page, site }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill('trader@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  letScriptsCome()
  await started(page)
  expect(page.url()).toBe(`${site.url}/login`)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('a page opened with a query is prerendered without it and then shows what the query asks for', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto('/tools/calculator?amount=3#main')
  await started(page)
  await expect(page.getByRole('textbox', amount)).toHaveValue('3')
  expect(heard).toEqual([])
})

test('who has stored a session never sees the links of those who have not, and nothing moves', async ({
  openAs,
}) => {
  const { page, account } = await openAs('trader')
  await watchShifts(page)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeHidden()
  letScriptsCome()
  await expect(header.getByRole('button', { name: account.email })).toBeVisible()
  expect(await shifts(page)).toEqual([])
})

/** Has a page's timers wait until they are told to go on. */
async function standStill(page: Page) {
  await page.clock.install({ time: '2024-03-15T12:00:00Z' })
  await page.clock.pauseAt('2024-03-15T12:00:01Z')
}

/** Presses the header's first menu between the moment when React begins to take over the page and the one when it has; `pressed` is false when it could not. */
function pressWhileTakenOver(rootId: string) {
  const isReacts = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
  const { port1, port2 } = new MessageChannel()
  const pressed = new Promise<boolean>((resolve) => {
    port1.onmessage = () => {
      const button = document.querySelector<HTMLElement>('header nav button[aria-expanded]')
      if (isReacts(button)) return resolve(false)
      if (!isReacts(document.getElementById(rootId))) return port2.postMessage(null)
      // As a finger does: `click()` would ignore a second one inside it.
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return resolve(true)
    }
    port2.postMessage(null)
  })
  return { pressed }
}

async function scrollBy(page: Page, pixels: number) {
  const before = await scrolled(page)
  await page.mouse.wheel(0, pixels)
  await expect.poll(() => scrolled(page)).toBe(before + pixels)
}

function scrolled(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** What is scrolled by effects has been by then. */
function twoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
