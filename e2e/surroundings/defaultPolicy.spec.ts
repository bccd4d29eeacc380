import { signIn } from '../journeys/authForms'
import { heading } from '../journeys/header'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { defaultPolicy } from './defaultPolicy'
import type { Surrounding } from './surrounding'

/** A default policy without rules refuses each text: whatever the site did not state by a policy of its own would fail. */
const strictPolicy: Surrounding = {
  name: 'a default policy of Trusted Types that accepts nothing',
  async install(context) {
    await context.addInitScript('trustedTypes.createPolicy("default", {})')
  },
}

for (const { accepts, surrounding } of [
  { accepts: 'everything', surrounding: defaultPolicy },
  { accepts: 'nothing', surrounding: strictPolicy },
])
  test(`with a default policy that accepts ${accepts}, the site starts, signs in and loads each remote`, async ({
    openAs,
  }) => {
    const { page, account } = await openAs('visitor')
    await surrounding.install(page.context())
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto('/login')
    await started(page)
    expect(await page.evaluate('trustedTypes.defaultPolicy !== null')).toBe(true)
    await signIn(page, account)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    for (const [path, title] of [
      ['/trading/spot', 'Spot Trading'],
      ['/tools/heatmap', 'Market Heatmap'],
      ['/earn/staking', 'Crypto Staking'],
    ] as const) {
      await page.goto(path)
      await started(page)
      await expect(heading(page, title)).toBeVisible()
    }
    expect(errors).toEqual([])
  })
