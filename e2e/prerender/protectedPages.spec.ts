import { PAGE_WITHOUT_CODE, changeStoredSession } from '../site/accounts'
import { PHONE } from '../site/devices'
import { protectedRoutes } from '../site/routes'
import { sessionClientFiles } from '../site/sessionClientFiles'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { complaints, holdScripts } from './prerenderedPage'
import { FULL } from '../site/tiers'

const wait = { exact: true } as const

test(
  'a trader sees each of their screens before any script has loaded, and a visitor none [SHL-58]',
  FULL,
  async ({ openAs, site }) => {
    test.slow()
    const { page: trader } = await openAs('trader')
    const { page: visitor } = await openAs('visitor')
    await holdScripts(trader)
    await holdScripts(visitor)
    for (const { path } of protectedRoutes(site.page)) {
      await trader.goto(path, { waitUntil: 'commit' })
      await expect(trader.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(trader.getByText('Loading...', wait), path).toBeHidden()
      await visitor.goto(path, { waitUntil: 'commit' })
      await expect(visitor.getByText('Loading...', wait), path).toBeVisible()
      await expect(visitor.getByRole('main').getByRole('heading'), path).toHaveCount(0)
    }
  },
)

test('a prerendered protected screen hydrates before the session’s code has loaded', async ({
  openAs,
  site,
}) => {
  const { page, account } = await openAs('trader')
  const messages = complaints(page)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Dashboard' })
  await expect(page.getByText('$38,250.10')).toBeVisible()
  const drawn = await title.elementHandle()
  const files = sessionClientFiles(site)
  await page.route(
    ({ pathname }) => files.includes(pathname),
    () => new Promise<void>(() => undefined),
  )
  letScriptsCome()
  await started(page)
  await expect(page.getByText(`Welcome back, ${String(account.email.split('@')[0])}!`)).toBeVisible()
  expect(await title.evaluate((element, before) => element === before, drawn)).toBe(true)
  expect(messages).toEqual([])
})

test('text that a trader types in a protected screen before the site has started is kept', async ({
  openAs,
}) => {
  const { page } = await openAs('trader')
  const letScriptsCome = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search by symbol or name' }).fill('bnb')
  letScriptsCome()
  await started(page)
  await expect(page).toHaveURL('/dashboard?q=bnb')
  await expect(page.getByRole('table', { name: 'Wallet overview' }).getByRole('row')).toHaveCount(2)
})

test('a visitor of a protected page sees the wait alone, and is sent to sign in', async ({
  openAs,
  site,
}) => {
  const { page } = await openAs('visitor')
  const letScriptsCome = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...', wait)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden()
  letScriptsCome()
  await expect(page).toHaveURL(`${site.url}/login`)
})

test(
  'who has a session that has expired sees the wait until it has been refreshed',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto(PAGE_WITHOUT_CODE)
    await changeStoredSession(page, (session) => ({ ...session, expires_at: 1 }))
    const letScriptsCome = await holdScripts(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.getByText('Loading...', wait)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
    letScriptsCome()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
)

test('a trader’s preferences are right in the first frame: hidden balances, paused prices, favorites [SHL-59]', async ({
  openAs,
}) => {
  const { page } = await openAs('trader')
  await page.goto(PAGE_WITHOUT_CODE)
  await page.evaluate(() => {
    localStorage.setItem('crossbook.balances-hidden', 'true')
    localStorage.setItem('crossbook.prices-paused', 'true')
    localStorage.setItem('crossbook.favorite-coins', 'ETH,DOGE')
  })
  const letScriptsCome = await holdScripts(page)

  await page.goto('/features/wallet', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toContainText('Multi-Coin Wallet')
  await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible()
  await expect(page.getByText('Hide balances')).toBeHidden()
  await expect(page.getByText('$38,250.10')).toBeHidden()
  await expect(page.getByText('••••••').first()).toBeVisible()

  await page.goto('/features/prices', { waitUntil: 'commit' })
  await expect(page.getByText('Resume', { exact: true })).toBeVisible()
  await expect(page.getByText('Pause', { exact: true })).toBeHidden()
  const filled = (coin: string) =>
    page.getByRole('button', { name: `Favorite ${coin}` }).locator('path[fill="currentColor"]')
  await expect(filled('Ethereum')).toBeVisible()
  await expect(filled('Bitcoin')).toBeHidden()
  letScriptsCome()
  await started(page)
  await expect(filled('Ethereum')).toBeVisible()
  await expect(filled('Bitcoin')).toHaveCount(0)
})

test('a reload opens a protected page where it was scrolled [SHL-58]', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader', PHONE)
  await page.goto('/dashboard')
  await started(page)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(scrolled).toBe(400)
  const letScriptsCome = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(scrolled, 'before any script').toBe(400)
  letScriptsCome()
  await started(page)
  expect(await scrolled()).toBe(400)
})
