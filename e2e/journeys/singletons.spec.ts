import type { Page } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FULL } from '../site/tiers'
import { accountMenu, signIn } from './authForms'
import { heading, mainMenus, openMenu } from './header'

/** Text that appears in the code of each shared module, and in no code that uses it. */
const MARKS = {
  react: 'takes an object of state variables',
  'react-dom': 'suppressContentEditableWarning',
  'react-router': 'No route matches URL',
  'styled-components': 'data-styled-version',
  'react-hot-toast': 'toasterId',
  'query client': 'QueryClientProvider',
  'auth context': 'useAuth must be used',
  ticker: 'crossbook.prices-paused',
} as const

test('the release carries each shared module once, in the host', async ({ request, site }) => {
  const scripts = await Promise.all(
    Object.keys(site.page.integrity).map(async (path) => ({
      path,
      code: await (await request.get(path)).text(),
    })),
  )
  for (const [module, mark] of Object.entries(MARKS)) {
    const carriers = scripts.filter(({ code }) => code.includes(mark)).map(({ path }) => path)
    expect(carriers, module).toHaveLength(1)
    expect(carriers[0], module).toMatch(/^\/apps\/host\//)
  }
})

test('a walk through all remotes stays in one document with one React, one router and one style sheet', async ({
  openAs,
}) => {
  const { page } = await openAs('trader')
  await countReacts(page)
  await page.goto('/')
  await started(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page.getByRole('link', { name: 'See live prices' }).click()
  await expectOneOfEach(page, 'Live Prices')
  await page.getByRole('link', { name: 'Trade Bitcoin' }).click()
  await expectOneOfEach(page, 'Spot Trading')
  await openMenu(page, 'Tools')
  await mainMenus(page).getByRole('link', { name: 'Calculator' }).click()
  await expectOneOfEach(page, 'Crypto Calculator')
  await openMenu(page, 'Earn')
  await mainMenus(page).getByRole('link', { name: 'Staking' }).click()
  await expectOneOfEach(page, 'Crypto Staking')
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expectOneOfEach(page, 'Dashboard')

  for (const title of ['Crypto Staking', 'Crypto Calculator', 'Spot Trading', 'Live Prices']) {
    await page.goBack()
    await expectOneOfEach(page, title)
  }
})

test('a sign-in in the host reaches every remote at once', async ({ openAs }) => {
  const { page, account } = await openAs('visitor')
  await countReacts(page)
  await page.goto('/')
  await started(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' }).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await signIn(page, account)

  await expectOneOfEach(page, 'Dashboard')
  const [name] = account.email.split('@')
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible()
  await openMenu(page, 'Earn')
  await mainMenus(page).getByRole('link', { name: 'Staking' }).click()
  await expectOneOfEach(page, 'Crypto Staking')
  await page.getByRole('link', { name: 'Crossbook' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Open dashboard' }).first()).toBeVisible()
  for (const [menu, link, title] of [
    ['Trading', 'Spot', 'Spot Trading'],
    ['Tools', 'Calculator', 'Crypto Calculator'],
  ] as const) {
    await openMenu(page, menu)
    await mainMenus(page).getByRole('link', { name: link }).click()
    await expectOneOfEach(page, title)
    await expect(accountMenu(page)).toContainText(account.email)
  }
})

test(
  'there is one ticker: prices paused on the landing page are paused on every other page',
  FULL,
  async ({ page }) => {
    await page.goto('/')
    const panel = page.getByRole('region', { name: 'Live price panel' })
    const price = panel.getByText(/^\$4\d,\d{3}\.\d{2}$/).first()
    const first = await price.innerText()
    await expect(price, 'the price moves').not.toHaveText(first)
    await panel.getByRole('button', { name: 'Pause live prices' }).click()
    const paused = await price.innerText()

    await panel.getByRole('link', { name: 'All live prices' }).click()
    await expect(heading(page, 'Live Prices')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Bitcoin' })).toContainText(paused)
    await expect(page.getByRole('button', { name: 'Resume live prices' })).toBeVisible()
    await page.getByRole('link', { name: 'Trade Bitcoin' }).click()
    await expect(heading(page, 'Spot Trading')).toBeVisible()
    await expect(page.getByRole('main').getByText(paused).first()).toBeVisible()

    await page.getByRole('button', { name: 'Resume live prices' }).click()
    await expect(page.getByRole('main').getByText(paused)).toHaveCount(0)
  },
)

/** Counts copies of React DOM and their roots by the hook that each copy reports to, as it does to React's developer tools. */
function countReacts(page: Page) {
  return page.addInitScript(() => {
    const roots = new Set<unknown>()
    const counts = { reacts: 0, roots }
    Object.assign(window, {
      reactCounts: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => (counts.reacts += 1),
        onCommitFiberRoot: (_renderer: number, root: unknown) => roots.add(root),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })
}

/** Waits for a screen, and checks the objects of which a page with two copies of a shared module would have two. */
async function expectOneOfEach(page: Page, title: string) {
  await expect(heading(page, title)).toBeVisible()
  const found = await page.evaluate(() => {
    const { reacts, roots } = Reflect.get(window, 'reactCounts') as { reacts: number; roots: Set<unknown> }
    return {
      sameDocument: 'sameDocument' in window,
      reacts,
      roots: roots.size,
      // Each copy of the library adds its own style sheet.
      styleSheets: document.querySelectorAll('style[data-styled]').length,
    }
  })
  expect(found, title).toEqual({ sameDocument: true, reacts: 1, roots: 1, styleSheets: 1 })
}
