import { PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { accountMenu } from '../journeys/authForms'
import { openMenu } from '../journeys/header'
import { axeViolations } from '@crossbook/verification'
import { FULL } from '../site/tiers'

test('axe finds nothing in the open menus', async ({ openAs }) => {
  const { page: desk } = await openAs('trader')
  await desk.goto('/')
  await openMenu(desk, 'Trading')
  expect(await axeViolations(desk)).toEqual([])
  await accountMenu(desk).click()
  expect(await axeViolations(desk)).toEqual([])

  const { page: phone } = await openAs('trader', PHONE)
  await phone.goto('/')
  await phone.getByRole('button', { name: 'Open menu' }).click()
  await expect(phone.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await axeViolations(phone)).toEqual([])
})

test('a slide in mid-fade is judged by its final state', FULL, async ({ page }) => {
  await page.goto('/')
  await started(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await page.getByRole('button', { name: 'Slide 2:' }).click()
  const fading = await page.evaluate(() => {
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition)
    for (const fade of fades) fade.currentTime = Number(fade.effect?.getComputedTiming().endTime) / 4
    return fades.length
  })
  expect(fading).toBeGreaterThan(0)
  expect(await axeViolations(page)).toEqual([])
})

test(
  'axe finds nothing in the search, with results and without, nor in an open group of the footer',
  FULL,
  async ({ openAs }) => {
    for (const { page } of [await openAs('visitor'), await openAs('visitor', PHONE)]) {
      await page.goto('/about')
      await started(page)
      await page.getByRole('button', { name: 'Search' }).click()
      const field = page.getByRole('combobox', { name: 'Search coins, pages and actions' })
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await field.fill('zebra')
      await expect(page.getByRole('option')).toHaveCount(0)
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }

    const { page: phone } = await openAs('visitor', PHONE)
    await phone.goto('/about')
    const footer = phone.getByRole('contentinfo')
    await footer.locator('summary', { hasText: 'Tools' }).tap()
    await expect(footer.getByRole('link', { name: 'Gas' })).toBeVisible()
    expect(await axeViolations(phone)).toEqual([])
  },
)
