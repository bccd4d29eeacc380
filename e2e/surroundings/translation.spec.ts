import type { Page } from '@playwright/test'
import { register, signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { unusedAccount } from '../site/accounts'
import { FRAME_MS } from '../site/frame'
import { started } from '../site/started'
import { expect, test, type Visit, type Visitor } from '../site/test'
import { FULL } from '../site/tiers'
import { expectAlert, expectToast } from '../site/toast'
import { lateTranslator, translator } from './translator'

const TICK_MS = 3000

/** Enough for prices to rise and fall, so that the icons of price changes come and go. */
const TICKS = 12

for (const { surrounding, tier } of [
  { surrounding: translator, tier: {} },
  { surrounding: lateTranslator, tier: FULL },
])
  test.describe(`with ${surrounding.name}`, tier, () => {
    let errors: string[]
    let open: (visitor: Visitor, path: string) => Promise<Visit>

    test.beforeEach(({ openAs }) => {
      errors = []
      open = async (visitor, path) => {
        const visit = await openAs(visitor)
        visit.page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
        await surrounding.install(visit.page.context())
        await visit.page.clock.install({ time: '2024-03-15T12:00:00Z' })
        await visit.page.goto(path)
        await started(visit.page)
        await expect(visit.page.locator('h1 font')).not.toHaveCount(0)
        return visit
      }
    })
    test.afterEach(() => expect(errors).toEqual([]))

    test('a wrong password gets its message, and the right one signs in', async () => {
      const { page, account } = await open('visitor', '/login')
      await signIn(page, { ...account, password: 'wrong horse' })
      await expectAlert(page, 'Login Failed', 'Invalid login credentials')
      await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
      await signIn(page, account)
      await expectToast(page, 'Welcome back!', 'You have successfully logged in.')
      await expect(heading(page, 'Dashboard')).toBeVisible()
    })

    test('passwords that differ get a message, and an account is created', async () => {
      const { page } = await open('visitor', '/register')
      const account = unusedAccount()
      await register(page, account, 'another horse')
      await expectAlert(page, 'Password Mismatch', 'Passwords do not match. Please try again.')
      await register(page, account)
      await expectToast(page, 'Registration Successful!', 'Please check your email to verify your account.')
      await expect(page).toHaveURL('/login')
    })

    for (const path of ['/tools/arbitrage', '/tools/gas', '/tools/heatmap'])
      test(`Refresh on ${path} shows that it works, and ends`, async () => {
        const { page } = await open('visitor', path)
        const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' })
        await refresh.click()
        await expect(refresh).toBeDisabled()
        await page.clock.runFor(2000)
        await expect(refresh).toBeEnabled()
        await refresh.click()
        await expect(refresh).toBeDisabled()
        await notFallenBack(page)
      })

    test('the estimate on staking opens its form, which answers for each amount', async () => {
      const { page } = await open('trader', '/earn/staking')
      const estimate = page.getByRole('region', { name: 'What an amount earns' })
      await estimate.getByRole('button', { name: 'Try another amount' }).click()
      const rewards = estimate.getByRole('definition')
      for (const [amount, reward] of [
        ['10', '0.52 ETH $1,258.66'],
        ['20', '1.04 ETH $2,517.32'],
      ] as const) {
        await estimate.getByLabel('Amount').fill(amount)
        await expect(rewards.nth(2)).toHaveText(reward)
      }
      await estimate.getByLabel('Amount').fill('ten')
      await expect(rewards.nth(2)).toHaveText('— \u00a0')
      await notFallenBack(page)
    })

    for (const path of ['/trading/spot', '/trading/futures', '/'])
      test(`every figure of ${path} is the same after each tick as without translation`, async ({
        openAs,
      }) => {
        const plain = await openWithStoppedClock((await openAs('visitor')).page, path)
        const { page } = await openAs('visitor')
        page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
        await surrounding.install(page.context())
        const translated = await openWithStoppedClock(page, path)
        await expect(page.locator('h1 font')).not.toHaveCount(0)
        const texts = await plain()
        expect(new Set(texts).size, 'prices move with each tick').toBe(TICKS)
        expect(await translated()).toEqual(texts)
        await notFallenBack(page)
      })

    test('an order keeps its typed text while prices move', async () => {
      const { page } = await open('visitor', '/trading/futures')
      await page.getByLabel('Amount').fill('1.5')
      for (let tick = 0; tick < TICKS; tick += 1) await page.clock.runFor(TICK_MS)
      await expect(page.getByLabel('Amount')).toHaveValue('1.5')
      await notFallenBack(page)
    })
  })

async function notFallenBack(page: Page) {
  await expect(page.getByText('is not available right now')).toHaveCount(0)
}

/**
 * Opens a path with the clock stopped and chance that depends on the time alone. The returned function lets prices tick, and returns
 * the text of the page after each tick.
 */
async function openWithStoppedClock(page: Page, path: string) {
  await page.addInitScript(() => {
    let [time, draws] = [0, 0]
    Math.random = () => {
      draws = Date.now() === time ? draws + 1 : 0
      time = Date.now()
      return Math.abs(Math.sin(time + 7 * draws))
    }
  })
  await page.clock.install({ time: '2024-03-15T12:00:00Z' })
  await page.clock.pauseAt('2024-03-15T12:00:01Z')
  await page.goto(path)
  await started(page)
  await page.clock.runFor(FRAME_MS)
  return async () => {
    const texts: string[] = []
    for (let tick = 0; tick < TICKS; tick += 1) {
      await page.clock.runFor(TICK_MS)
      texts.push((await page.getByRole('main').textContent()) ?? '')
    }
    return texts
  }
}
