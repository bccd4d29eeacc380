import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectAlert, expectToast } from '../site/toast'
import { CLIPBOARD_GRANTED, clipboardText, refuseClipboard, selectedText } from './clipboard'
import { heading, mainMenus, openMenu } from './header'
import { press } from './keyboard'
import { requestedPaths } from './watch'
import { FULL } from '../site/tiers'

const REFERRAL_LINK = 'https://crossbook.example/register?ref=CROSS25'

test("copying the referral link says 'Copied!' for two seconds", async ({ openAs }) => {
  const { page } = await openAs('trader', CLIPBOARD_GRANTED)
  await page.clock.install()
  await page.goto('/features/referral')
  const copy = page.getByRole('button', { name: 'Copy referral link' })
  const copied = page.getByRole('button', { name: 'Copied!' })
  await expect(copy).toBeVisible()
  await started(page)
  await page.clock.pauseAt(Date.now() + 60_000)

  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(copied).toHaveText('Copied!')
  await expectToast(page, 'Copied to clipboard', 'Your referral link has been copied to your clipboard.')
  expect(await clipboardText(page)).toBe(REFERRAL_LINK)

  await page.clock.runFor(1999)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(copied).toBeHidden()
  await expect(copy, 'the keyboard stays where it was').toBeFocused()
})

test(
  'a referral code that the browser refuses to copy is selected, with a message',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('trader')
    await refuseClipboard(page)
    await page.goto('/features/referral')
    await press(page, page.getByRole('button', { name: 'Copy referral code' }))
    await expectAlert(
      page,
      'Could not copy',
      'Your browser did not allow it. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
    )
    expect(await selectedText(page, 'Referral code')).toBe('CROSS25')
  },
)

test('the order of the referrals is in the address', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/features/referral')
  const first = page.getByRole('table', { name: 'Your referrals' }).getByRole('row').nth(1)
  await expect(first).toHaveText('Alex M.14 Mar 2024Pending$0.00')
  await press(page, page.getByRole('columnheader', { name: 'Date' }).getByRole('button'))
  await expect(first).toHaveText('Emily W.28 Dec 2023Active$25.00')
  await expect(page).toHaveURL('/features/referral?sort=date')
  await page.reload()
  await expect(first).toHaveText('Emily W.28 Dec 2023Active$25.00')
})

test('the buttons that stake and take part are there, and do nothing', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  const main = page.getByRole('main')
  for (const { path, title, buttons } of [
    { path: '/earn/staking', title: 'Crypto Staking', buttons: ['Stake Now', 'Stake Now', 'Stake Now'] },
    {
      path: '/earn/airdrops',
      title: 'Crypto Airdrops',
      buttons: ['Participate', 'Participate', 'Coming Soon', 'Coming Soon', 'Completed'],
    },
  ]) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await started(page)
    await page.waitForLoadState('networkidle')
    const offers = main.getByRole('listitem').getByRole('button')
    await expect(offers).toHaveText(buttons)
    const before = await main.innerText()
    const requested = requestedPaths(page)
    for (const button of await offers.and(page.getByRole('button', { disabled: false })).all()) {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    expect(await main.innerText()).toBe(before)
    expect(requested()).toEqual([])
    await expect(page).toHaveURL(path)
  }
  await expect(main.getByRole('button', { name: 'Completed' })).toBeDisabled()
})

test('the perks of the levels are as wide as their card [ERN-61]', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/earn/loyalty')
  const table = page.getByRole('table', { name: 'Perks by level' })
  const last = table.getByRole('cell').last()
  await last.waitFor()
  const [whole, cell] = [await table.boundingBox(), await last.boundingBox()]
  const end = (box: typeof whole) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(end(whole) - end(cell)).toBeLessThanOrEqual(32)
})

test('what invitations, volume, boosts and loyalty bring is found under Earn', FULL, async ({ openAs }) => {
  const { page } = await openAs('trader')
  await page.goto('/earn/staking')
  const main = page.getByRole('main')
  const coins = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Stake Now' }) })
  await expect(coins).toHaveText([
    'EthereumETH5.2% APYMin stake0.1 ETHLock periodFlexibleTotal staked2.4M ETHRiskLowStake Now',
    'CardanoADA4.8% APYMin stake10 ADALock period30 daysTotal staked850.0M ADARiskLowStake Now',
    'PolkadotDOT12.5% APYMin stake1 DOTLock period28 daysTotal staked45.0M DOTRiskMediumStake Now',
  ])
  for (const { menu, title, texts } of [
    {
      menu: 'Invite',
      title: 'Invite & Earn',
      texts: ['Standard$25per invited friend', 'Premium$50per invited friend', 'VIP$100per invited friend'],
    },
    {
      menu: 'Cashback',
      title: 'Trading Cashback',
      texts: [
        'Bronze$0-10K0.1%',
        'SilverYou are here$10K-50K0.15%',
        'Gold$50K-100K0.2%',
        'Platinum$100K+0.25%',
      ],
    },
    {
      menu: 'Yield',
      title: 'Yield Boost Programs',
      texts: ['2x staking rewards', 'For ETH and ADA', 'Active', 'Ends March 31, 2024'],
    },
    {
      menu: 'Loyalty',
      title: 'Loyalty Perks Program',
      texts: ['SilverVIP Gold', '50% fee discount', 'Priority support', 'Trading signals'],
    },
  ]) {
    await openMenu(page, 'Earn')
    await mainMenus(page).getByRole('link', { name: menu }).click()
    await expect(heading(page, title)).toBeVisible()
    for (const text of texts) await expect(main).toContainText(text)
  }
})
