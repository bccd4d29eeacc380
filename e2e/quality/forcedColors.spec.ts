import { SITE_PATHS } from '@crossbook/contract'
import type { Locator } from '@playwright/test'
import { started } from '../site/started'
import { expect, test } from '../site/test'

const FORCED = { viewport: { width: 1280, height: 900 }, forcedColors: 'active' } as const

test.describe('where the system forces its colors [SHL-62]', () => {
  test('tiles of the heatmap keep the colors that show a coin’s change', async ({ openAs }) => {
    const { page } = await openAs('visitor', FORCED)
    await page.goto(SITE_PATHS.heatmap)
    await started(page)
    const fillOf = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((tile) => getComputedStyle(tile).backgroundColor)
    expect(await fillOf(/^SOL, up 5\.23/)).toBe('rgb(10, 92, 59)')
    expect(await fillOf(/^BTC, up 2\.45/)).toBe('rgb(18, 117, 79)')
    expect(await fillOf(/^XRP, down 1\.24/)).toBe('rgb(194, 58, 73)')
    expect(await fillOf(/^FLOW, down 4\.15/)).toBe('rgb(142, 27, 42)')
  })

  test('chosen and current elements and badges have an outline, and others have none', async ({ openAs }) => {
    const { page } = await openAs('trader', FORCED)
    await page.goto(SITE_PATHS.futures)
    await started(page)
    const markets = page.getByRole('main').getByRole('listitem').getByRole('button', { name: /USDT/ })
    await expectOutlined(markets.and(page.locator('[aria-pressed=true]')).first())
    await expectPlain(markets.and(page.locator('[aria-pressed=false]')).first())
    await expectOutlined(page.getByRole('tab', { name: 'Long' }))
    await expectPlain(page.getByRole('tab', { name: 'Short' }))
    await expectOutlined(page.getByRole('radio', { name: 'Market', exact: true }))
    await expectPlain(page.getByRole('radio', { name: 'Limit' }))
    await expectOutlined(page.getByRole('table').getByText('Long 10x'))

    await page.goto(SITE_PATHS.staking)
    await started(page)
    const earn = page.getByRole('navigation', { name: 'Earn' })
    await expectOutlined(earn.getByRole('link', { name: 'Staking' }))
    await expectPlain(earn.getByRole('link', { name: 'Yield' }))

    await page.goto(SITE_PATHS.profile)
    await started(page)
    await expectOutlined(page.getByRole('tab', { name: 'Profile' }))
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await expectPlain(page.getByRole('tab', { name: 'Profile' }))
  })

  test('a switch shows by its knob and its fill whether it is on', async ({ openAs }) => {
    const { page } = await openAs('trader', { ...FORCED, reducedMotion: 'reduce' })
    await page.goto(SITE_PATHS.profile)
    await started(page)
    await page.getByRole('tab', { name: 'Notifications' }).click()
    const lookOf = (knob: Locator) =>
      knob.evaluate((track) => {
        const { backgroundColor, transform } = getComputedStyle(track, '::before')
        return { knob: backgroundColor, at: transform, track: getComputedStyle(track).backgroundColor }
      })
    const control = page.getByRole('switch').first()
    const before = await lookOf(control)
    await control.click()
    await expect.poll(async () => (await lookOf(control)).at).not.toBe(before.at)
    await expect.poll(async () => (await lookOf(control)).track).not.toBe(before.track)
    for (const look of [before, await lookOf(control)]) expect(look.knob).not.toBe(look.track)
  })

  test('a chart is drawn in the system colors, rising candles hollow and falling ones filled', async ({
    openAs,
  }) => {
    const { page } = await openAs('visitor', FORCED)
    await page.goto(SITE_PATHS.charts)
    await started(page)
    await expect(page.getByText('Loading chart…')).toHaveAttribute('aria-hidden', 'true')
    const { drawn, canvas, text } = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const chart = document.querySelector('canvas')
      const { data } = chart?.getContext('2d')?.getImageData(0, 0, chart.width, chart.height) ?? { data: [] }
      const colors = new Map<string, number>()
      for (let at = 0; at + 2 < data.length; at += 4) {
        const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`
        colors.set(color, (colors.get(color) ?? 0) + 1)
      }
      const style = getComputedStyle(document.body)
      return {
        drawn: [...colors].sort(([, one], [, other]) => other - one).map(([color]) => color),
        canvas: style.backgroundColor,
        text: style.color,
      }
    })
    expect(drawn[0]).toBe(canvas)
    expect(drawn.slice(0, 3)).toContain(text)
  })
})

async function expectOutlined(part: Locator) {
  await expect(part).toHaveCSS('outline-style', 'solid')
  await expect(part).not.toHaveCSS('outline-width', '0px')
}

async function expectPlain(part: Locator) {
  await expect(part).toHaveCSS('outline-style', 'none')
}
