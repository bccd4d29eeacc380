import { expect, test } from '../site/test'
import { defaultPolicy } from './defaultPolicy'
import type { Surrounding } from './surrounding'
import { useSite } from './useSite'

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
    await useSite(page, account)
    expect(await page.evaluate('trustedTypes.defaultPolicy !== null')).toBe(true)
    expect(errors).toEqual([])
  })
