import type { Page } from '@playwright/test'
import { heading } from '../journeys/header'
import { NO_COMPONENT, screenCalled, THROWS_AT_ONCE, THROWS_IN_RENDER } from '../releases/smallTools'
import { promote } from '../releases/team'
import { UNKNOWN_PATH } from '../site/routes'
import { scriptsFrom } from '../site/scriptsFrom'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import { publishCalculator, rewritten } from './badTools'
import { fallback, follow, useLivePrices } from './otherDomains'

const GOOD = { version: '9.0.0', heading: 'Steady calculator' }
const BAD = { version: '9.0.1', heading: 'Never seen' }

/** Versions that promotion lets through. Other tests of fallback builds are in e2e/releases/fallbackBuilds.spec.ts. */
const BAD_VERSIONS = [
  { what: 'throws while it is evaluated', module: THROWS_AT_ONCE },
  { what: 'throws when it is rendered', module: THROWS_IN_RENDER },
  { what: 'breaks the contract', module: NO_COMPONENT },
  {
    what: 'needs a singleton that the host lacks',
    module: screenCalled(BAD.heading),
    damage: rewritten('react/jsx-runtime', 'react/jsx-runtimes'),
  },
  {
    what: 'needs a newer singleton than the host has',
    module: screenCalled(BAD.heading),
    damage: rewritten('^19.', '^99.'),
  },
] as const

for (const { what, module, ...rest } of BAD_VERSIONS)
  test(`a version that ${what} gives way to the previous version; without one its section says so and the other domains work`, async ({
    browser,
  }) => {
    test.slow()
    const site = await startTestSite()
    await promote(site, await publishCalculator(site, GOOD.version, screenCalled(GOOD.heading)))
    const damage = 'damage' in rest ? [rest.damage] : []
    await promote(site, await publishCalculator(site, BAD.version, module, ...damage))

    const page = await browser.newPage()
    const faults = faultsOf(page)
    await openCalculator(page, site)
    await expect(heading(page, GOOD.heading)).toBeVisible()
    expect(faults).toEqual([expect.stringContaining(`in tools ${BAD.version} at /tools/calculator: `)])
    await useLivePrices(page)
    await page.close()

    const other = await browser.newPage()
    await withoutOtherVersions(other)
    await openCalculator(other, site)
    await expect(fallback(other, 'Calculator')).toBeVisible()
    await other.getByRole('button', { name: 'Retry' }).click()
    await expect(fallback(other, 'Calculator')).toBeVisible()
    await expect(other.getByText(BAD.heading)).toHaveCount(0)
    await useLivePrices(other)
    await other.close()
    await site.close()
  })

test('a version whose bytes were tampered with gives way to the previous version, and none of them runs', async ({
  browser,
}) => {
  test.slow()
  const site = await startTestSite()
  await promote(site, await publishCalculator(site, GOOD.version, screenCalled(GOOD.heading)))
  await promote(site, await publishCalculator(site, BAD.version, screenCalled(BAD.heading)))
  const page = await browser.newPage()
  const [script] = await scriptsFrom(/\/Calculator\.tsx$/, 'tools', site, BAD.version)
  await page.route(`**${String(script)}*`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.stolen = true` })
  })
  await openCalculator(page, site)
  await expect(heading(page, GOOD.heading)).toBeVisible()
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  await useLivePrices(page)
  await page.close()
  await site.close()
})

test('when all previous versions are bad as well, its section says so, and the other domains work', async ({
  browser,
}) => {
  test.slow()
  const site = await startTestSite()
  await promote(site, await publishCalculator(site, '8.9.8', THROWS_IN_RENDER))
  for (const version of ['8.9.9', GOOD.version, BAD.version])
    await promote(site, await publishCalculator(site, version, THROWS_AT_ONCE))
  const page = await browser.newPage()
  await openCalculator(page, site)
  await expect(fallback(page, 'Calculator')).toBeVisible()
  await useLivePrices(page)
  await page.close()
  await site.close()
})

/** By the menu of a page of the host's own. */
async function openCalculator(page: Page, { url }: TestSite) {
  await page.goto(url + UNKNOWN_PATH)
  await follow(page, 'Tools', 'Calculator')
}

/** As if the store no longer had any version of the tools but the bad one. */
function withoutOtherVersions(page: Page) {
  return page.route(
    ({ pathname }) =>
      pathname.startsWith('/apps/tools/') && !pathname.startsWith(`/apps/tools/${BAD.version}/`),
    (route) => route.fulfill({ status: 404, body: 'Not found.' }),
  )
}

/** The page's console messages on faults, one line each. */
function faultsOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Crossbook fault')) lines.push(message.text())
  })
  return lines
}
