import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import type { Page } from '@playwright/test'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { UNKNOWN_PATH } from '../site/routes'
import { started } from '../site/started'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import { CALCULATOR } from './smallTools'
import { promote, publishWith } from './team'

/** Each test publishes versions and starts its own site. */
test.describe.configure({ mode: 'default', timeout: 300_000 })

let site: TestSite

test.beforeEach(async () => {
  site = await startTestSite()
})
test.afterEach(() => site.close())

/** Longer than a tab is expected to be open. Builds that a tab may show are not pruned before. */
const LATER_MS = 400 * 86_400_000

/** Promotes this many versions of an application after `9.6.0`. Then prunes the store much later, when no release falls back on `9.6.0`. */
async function moveOnAndPrune(app: string, text: string, versions: number) {
  for (let patch = 1; patch <= versions; patch++)
    await promote(
      site,
      await publishWith(site, app, `9.6.${String(patch)}`, text, `${text} ${String(patch)}`),
    )
  const release = releaseCommand({
    root: site.folder,
    environment: { CROSSBOOK_STORE: site.folder },
    now: () => new Date(Date.now() + LATER_MS),
  })
  const { code, err } = await release('prune', '--keep', '1', '--days', '0', '--yes')
  expect(err).toBe('')
  expect(code).toBe(0)
  expect((await fetch(`${site.url}/apps/${app}/9.6.0/app.json`)).status).toBe(404)
}

/** Records each request for a file of a build. */
function watchRequests(page: Page, folder: string) {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(folder)) requested.push(`${request.method()} ${pathname.slice(folder.length)}`)
  })
  return requested
}

const outdated = (page: Page, title: string) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { level: 1, name: `Reload to open ${title}` }) })
    .filter({ hasText: 'This page is from an older version of the site.' })

test('a tab whose files have been pruned offers a reload where a link leads to them, and the reload opens that section', async ({
  page,
}) => {
  await promote(site, await publishWith(site, 'tools', '9.6.0', 'Crypto Calculator', 'Old Calculator'))
  await page.goto(site.url + UNKNOWN_PATH)
  await started(page)
  await moveOnAndPrune('tools', 'Crypto Calculator', 5)
  const requested = watchRequests(page, '/apps/tools/9.6.0/')
  await openMenu(page, 'Tools')
  await mainMenus(page).getByRole('link', { name: 'Calculator', exact: true }).click()
  const section = outdated(page, 'Old Calculator')
  await expect(section).toBeVisible()
  await expect(page).toHaveURL(site.url + CALCULATOR)
  await expect(page.getByText('Check your connection')).toHaveCount(0)
  // The link was hovered first: one request for the hover, one for the click, and one more to confirm each.
  expect(requested.length).toBeLessThanOrEqual(4)
  await section.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, 'Crypto Calculator 5')).toBeVisible()
  await expect(page).toHaveURL(site.url + CALCULATOR)
})

test('the same holds for the pages of a host that has been pruned', async ({ page }) => {
  await promote(site, await publishWith(site, 'host', '9.6.0', 'Welcome back to Crossbook.', 'Old welcome.'))
  await page.goto(site.url + UNKNOWN_PATH)
  await started(page)
  // Releases do not fall back on an earlier host; a rollback shows the previous one.
  await moveOnAndPrune('host', 'Welcome back to Crossbook.', 2)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  const section = outdated(page, 'Sign In')
  await expect(section).toBeVisible()
  await section.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Welcome back to Crossbook. 2')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/login`)
})
