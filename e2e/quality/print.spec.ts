import { SITE_PATHS } from '@crossbook/contract'
import { started } from '../site/started'
import { expect, test } from '../site/test'

const WHITE = 'rgb(255, 255, 255)'
const BLACK = 'rgb(0, 0, 0)'

for (const path of [
  SITE_PATHS.dashboard,
  SITE_PATHS.spot,
  SITE_PATHS.livePrices,
  SITE_PATHS.history,
  SITE_PATHS.heatmap,
  SITE_PATHS.terms,
])
  test(`${path} is printed in black on white, with its content and without controls [SHL-61]`, async ({
    openAs,
  }) => {
    const { page } = await openAs('trader')
    await page.goto(path)
    await started(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', BLACK)
    await expect(page.locator('body')).toHaveCSS('background-color', WHITE)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('main').getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
    await expect(
      page.locator('main button:not(th button, td button, li button)').filter({ visible: true }),
    ).toHaveCount(0)
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /^Favorite/ })
        .filter({ visible: true }),
    ).toHaveCount(0)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500)
  })

for (const path of [SITE_PATHS.dashboard, SITE_PATHS.spot])
  test(`${path} begins at the edge of the paper, without space for unprinted parts`, async ({ openAs }) => {
    const { page } = await openAs('trader')
    await page.goto(path)
    await started(page)
    await page.emulateMedia({ media: 'print' })
    const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox()
    expect(heading?.x).toBeLessThan(100)
  })
