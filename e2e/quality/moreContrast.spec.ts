import { AxeBuilder } from '@axe-core/playwright'
import { SITE_PATHS } from '@crossbook/contract'
import { PHONE } from '../site/devices'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { createOpener, pathsFor, WALK_MS } from '../walk/visitors'

test.describe.configure({ timeout: WALK_MS })

for (const { visitor, device } of [
  { visitor: 'visitor', device: {} },
  { visitor: 'trader', device: PHONE },
] as const)
  test(`every text of a ${visitor} has a contrast of 7:1 where the system asks for more [SHL-69]`, async ({
    openAs,
    site,
  }) => {
    const { page } = await openAs(visitor, { ...device, contrast: 'more', reducedMotion: 'reduce' })
    const open = createOpener(page)
    for (const path of pathsFor(visitor, site)) {
      await open(path)
      await started(page)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withRules('color-contrast-enhanced')
        .analyze()
      const texts = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))
      expect.soft(texts, path).toEqual([])
    }
  })

test('lines of controls are stronger where the system asks for more contrast', async ({ openAs }) => {
  const colorWith = async (contrast: 'more' | 'no-preference') => {
    const { page } = await openAs('visitor', { contrast })
    await page.goto(SITE_PATHS.calculator)
    return page
      .getByRole('textbox')
      .first()
      .evaluate((field) => getComputedStyle(field.parentElement ?? field).borderTopColor)
  }
  expect(await colorWith('no-preference')).toBe('rgb(94, 110, 130)')
  expect(await colorWith('more')).toBe('rgb(133, 147, 166)')
})
