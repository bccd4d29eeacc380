import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../site/test'
import { complaints, holdScripts, shifts, watchShifts } from './prerenderedPage'
import { started } from '../site/started'
import { FULL } from '../site/tiers'
import { twoFrames } from '../site/frame'

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

test('until the site answers its buttons are unavailable in fact and in look, and nothing is done later', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const tools = page.getByRole('banner').getByRole('button', { name: 'Tools', exact: true })
  await expect(tools).toBeVisible()
  expect(await availability(tools)).toEqual({ pointerEvents: 'none', cursorAround: 'progress' })
  const place = await tools.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5)
  letScriptsCome()
  await started(page)
  expect(await availability(tools)).toEqual({ pointerEvents: 'auto', cursorAround: 'auto' })
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  await tools.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculator' })).toBeVisible()
})

test('until the site answers no form is sent', async ({ page, site }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill('trader@example.com')
  await page.getByRole('textbox', { name: 'E-mail' }).press('Enter')
  letScriptsCome()
  await started(page)
  expect(page.url()).toBe(`${site.url}/login`)
})

test('a link that is clicked before the site is interactive is a plain link', async ({ page, site }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'See live prices' }).click()
  await expect(page).toHaveURL(`${site.url}/features/prices`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Prices')
})

test('a field keeps the focus and the text that the user types before the site is interactive', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/tools/calculator', { waitUntil: 'commit' })
  await page.getByRole('textbox', amount).pressSequentially('1.')
  letScriptsCome()
  await started(page)
  await expect(page.getByRole('textbox', amount)).toBeFocused()
  await page.keyboard.type('5')
  await expect(page.getByRole('textbox', amount)).toHaveValue('1.5')
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

test('a reloaded page keeps its scroll position', FULL, async ({ page }) => {
  await page.goto('/')
  await started(page)
  await scrollBy(page, 900)
  await page.reload()
  await started(page)
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('text typed before the site has started is kept', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/tools/calculator', { waitUntil: 'commit' })
  await page.getByRole('textbox', amount).fill('2')
  letScriptsCome()
  await started(page)
  await expect(page.getByRole('textbox', amount)).toHaveValue('2')
  await expect(page).toHaveURL(/amount=2/)
})

test(
  'all choices and texts entered before the site has started are kept, each independent of the others',
  FULL,
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/tools/calculator', { waitUntil: 'commit' })
    await page.getByLabel('From').selectOption('BTC')
    await page.getByLabel('To', { exact: true }).selectOption('ETH')
    await page.getByRole('textbox', amount).fill('1.5')
    letScriptsCome()
    await started(page)
    await expect(page.getByRole('status', { name: 'Result' })).toContainText('26.80231357 ETH')
    await expect(page).toHaveURL('/tools/calculator?from=BTC&to=ETH&amount=1.5')
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

test('a page opened with a query is prerendered without it and then shows the query’s content', async ({
  page,
}) => {
  const messages = complaints(page)
  await page.goto('/tools/calculator?amount=3#main')
  await started(page)
  await expect(page.getByRole('textbox', amount)).toHaveValue('3')
  expect(messages).toEqual([])
})

test(
  'who has stored a session never sees the links of those who have not, and nothing moves',
  FULL,
  async ({ openAs }) => {
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
  },
)

async function scrollBy(page: Page, pixels: number) {
  const before = await scrolled(page)
  await page.mouse.wheel(0, pixels)
  await expect.poll(() => scrolled(page)).toBe(before + pixels)
}

function scrolled(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** Whether a pointer reaches a control, and how the pointer looks around it. */
function availability(control: Locator) {
  return control.evaluate((element) => {
    const around = element.closest('header, main')
    return {
      pointerEvents: getComputedStyle(element).pointerEvents,
      cursorAround: around && getComputedStyle(around).cursor,
    }
  })
}
