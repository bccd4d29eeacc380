import { SITE_PATHS } from '@crossbook/contract'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { FULL } from '../site/tiers'
import { textProblems } from '../walk/textProblems'
import { textSpacing } from './textSpacing'

test(`market names and figures stay whole with ${textSpacing.name} [SHL-68]`, FULL, async ({ openAs }) => {
  const { page } = await openAs('visitor')
  await textSpacing.install(page.context())
  for (const path of [SITE_PATHS.spot, SITE_PATHS.futures, SITE_PATHS.margin, SITE_PATHS.charts]) {
    await page.goto(path)
    await started(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', 'normal')
    expect.soft(await textProblems(page), path).toEqual([])
  }
})
