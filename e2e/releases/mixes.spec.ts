import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { publishHost } from './brokenHosts'
import { heading } from '../journeys/header'
import type { TestSite } from '../site/startTestSite'
import { CALCULATOR, STAKING } from './smallTools'
import { end, linkTo, mixOf, mixUnchecked, promote, publishWith, takeBack } from './team'
import { expect, test } from './test'

const DAY_MS = 24 * 60 * 60 * 1000

const bar = (page: Page) => page.getByRole('region', { name: 'Versions' })

/** The wallet with another heading on its dashboard. */
const walletCalled = (site: TestSite, version: string, title: string) =>
  publishWith(site, 'wallet', version, 'title:"Dashboard"', `title:"${title}"`)

/** The tools with another heading on the calculator. */
const toolsCalled = (site: TestSite, version: string, title: string) =>
  publishWith(site, 'tools', version, 'Crypto Calculator', title)

test('two versions of the wallet are open side by side in two mixes, each in its tab until the user leaves it', async ({
  openAs,
  site,
}) => {
  const first = await walletCalled(site, '9.1.0', 'First dashboard')
  const second = await walletCalled(site, '9.2.0', 'Second dashboard')
  const one = await mixOf(site, { name: 'Wallet one' }, first)
  const two = await mixOf(site, { name: 'Wallet two' }, second)
  const own = site.page.remotes.find(({ name }) => name === 'wallet')?.version

  const { page } = await openAs('trader')
  const other = await page.context().newPage()
  await page.goto(linkTo(site, one))
  await other.goto(linkTo(site, two))
  for (const [tab, title, name, version] of [
    [page, 'First dashboard', 'Wallet one', '9.1.0'],
    [other, 'Second dashboard', 'Wallet two', '9.2.0'],
  ] as const) {
    await expect(tab).toHaveURL(`${site.url}/`)
    await expect(bar(tab)).toContainText(`test · Mix ${name} by Ada, until`)
    await expect(bar(tab).getByRole('listitem')).toHaveText(`wallet ${version} (channel: ${own})`)
    await tab.goto(`${site.url}/dashboard`)
    await expect(heading(tab, title)).toBeVisible()
    await tab.reload()
    await expect(heading(tab, title)).toBeVisible()
  }

  await bar(page).getByRole('button', { name: 'Leave the mix' }).click()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(bar(page)).not.toContainText('Wallet one')
  await expect(bar(page)).toContainText(`test · release ${site.page.release}`)
})

test('a mix follows its channel for all other applications, and bar, page and copied command agree', async ({
  openAs,
  site,
}) => {
  const tools = await toolsCalled(site, '9.1.0', 'Mixed calculator')
  const follows = await mixOf(site, { name: 'Follows' }, tools)
  const pinned = await mixOf(site, { name: 'Pinned', pin: true }, tools)
  const before = site.page.remotes.find(({ name }) => name === 'earn')?.version
  await promote(site, await publishWith(site, 'earn', '9.3.0', 'Crypto Staking', 'Promoted staking'))
  try {
    const { page } = await openAs('trader', { permissions: ['clipboard-read', 'clipboard-write'] })
    for (const [mix, title, differences, command] of [
      [
        follows,
        'Promoted staking',
        ['tools 9.1.0'],
        "mix create test tools@9.1.0 --name 'Follows' --days 14",
      ],
      [
        pinned,
        'Crypto Staking',
        [`earn ${before} (channel: 9.3.0)`, 'tools 9.1.0'],
        `mix create test earn@${before} tools@9.1.0 --name 'Pinned' --days 14 --pin`,
      ],
    ] as const) {
      await page.goto(`${site.url}${STAKING}?mix=${mix.id}`)
      await expect(heading(page, title)).toBeVisible()
      await expect(bar(page).getByRole('listitem')).toContainText(differences)
      await bar(page).getByRole('button', { name: 'Copy this page’s versions' }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`\npnpm release ${command}`)
      await page.goto(site.url + CALCULATOR)
      await expect(heading(page, 'Mixed calculator')).toBeVisible()
    }
  } finally {
    await takeBack(site)
  }
})

test('a mix with another host has that host on every page, and bar, panel and copied command agree', async ({
  openAs,
  site,
}) => {
  const host = await publishWith(site, 'host', '9.1.0', 'Sign Up', 'Join Us')
  const tools = await toolsCalled(site, '9.1.0', 'Mixed calculator')
  const mix = await mixOf(site, { name: 'New header' }, host, tools)
  const own = site.page.host.version
  const { page } = await openAs('visitor', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${site.url}${CALCULATOR}?amount=3&mix=${mix.id}`)
  await expect(heading(page, 'Mixed calculator')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}${CALCULATOR}?amount=3`)
  await expect(page.getByRole('link', { name: 'Join Us' })).toBeVisible()
  await expect(bar(page).getByRole('listitem').first()).toHaveText(`host 9.1.0 (channel: ${own})`)
  await expect(bar(page).getByRole('listitem').nth(1)).toContainText('tools 9.1.0')
  await bar(page).getByRole('button', { name: 'Copy this page’s versions' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`\npnpm release mix create test host@9.1.0 tools@9.1.0 --name 'New header' --days 14`)
  await bar(page).getByRole('button', { name: 'Try versions' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    `The host is 9.1.0, from the mix. The channel shows ${own}.`,
  )
  await page.keyboard.press('Escape')

  // Applications that follow the channel do so with another host, too, after each full load.
  await promote(site, await publishWith(site, 'marketing', '9.3.0', 'Terms of Service', 'Promoted terms'))
  try {
    await page.goto(`${site.url}/terms`)
    await expect(heading(page, 'Promoted terms')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Join Us' })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Leave the mix' }).click()
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
    await expect(bar(page).getByRole('listitem')).toHaveCount(0)
  } finally {
    await takeBack(site)
  }
})

test('a mix whose host does not start keeps its tab from no other page', async ({ openAs, site }) => {
  const mix = await mixOf(site, { name: 'Broken header' }, await publishHost(site, '9.4.0', 'void 0'))
  const { page } = await openAs('visitor')
  await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
  await expect(page).toHaveURL(`${site.url}${CALCULATOR}?mix=${mix.id}`)
  await expect(page.locator('script[src^="/apps/host/9.4.0/"]').first()).toBeAttached()
  await page.goto(site.url + CALCULATOR)
  await expect(bar(page)).toContainText(`test · release ${site.page.release}`)
})

test('the page’s exact set is copied as its release, its mix, its versions and a command', async ({
  openAs,
  site,
}) => {
  const tools = await toolsCalled(site, '9.1.0', 'Mixed calculator')
  const mix = await mixOf(site, { name: "Ada's $(rm) tools" }, tools)
  const { page } = await openAs('visitor', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
  await expect(heading(page, 'Mixed calculator')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Copy this page’s versions' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Copied')

  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([
    `Crossbook at ${site.url}${CALCULATOR}`,
    `Channel test, release ${site.page.release}, mix ${mix.id}`,
    [`host@${site.page.host.version}`, ...mix.remotes.map(({ name, version }) => `${name}@${version}`)].join(
      ' ',
    ),
    `pnpm release mix create test tools@9.1.0 --name 'Ada'\\''s $(rm) tools' --days 14`,
  ])
})

test('an expired mix shows a message and the channel’s release', async ({ openAs, site }) => {
  const tools = await toolsCalled(site, '9.1.0', 'Mixed calculator')
  const old = await mixOf(site, { name: 'Old', at: new Date(Date.now() - 20 * DAY_MS) }, tools)
  const ended = await mixOf(site, { name: 'Ended' }, tools)
  await end(site, ended)

  for (const [id, text] of [
    [old.id, 'The mix “Old” expired on '],
    [ended.id, 'The mix “Ended” has been ended. You see what the channel shows.'],
    ['m0123456789abcdef', 'There is no mix m0123456789abcdef on this channel.'],
    ['nonsense', 'This link has no valid mix id'],
  ]) {
    const { page } = await openAs('visitor')
    await page.goto(`${site.url}${CALCULATOR}?mix=${id}`)
    await expect(heading(page, 'Crypto Calculator')).toBeVisible()
    await expect(bar(page).getByRole('alert')).toContainText(text ?? '')
    await expect(page).toHaveURL(site.url + CALCULATOR)
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await expect(bar(page).getByRole('alert')).toHaveCount(0)
    await page.context().close()
  }
})

test('the panel shows the versions of open mixes after a reload, no others, and names what does not fit', async ({
  openAs,
  site,
}) => {
  const tools = await toolsCalled(site, '9.5.0', 'Tried calculator')
  const mix = await mixOf(site, { name: 'To try' }, tools)
  await mixUnchecked(site, mix, await publishWith(site, 'tools', '9.5.1', CALCULATOR, '/trading/spot'))
  await toolsCalled(site, '9.5.2', 'Published alone')
  const { page } = await openAs('visitor')
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()

  await choose(page, '9.5.0')
  await expect(heading(page, 'Tried calculator')).toBeVisible()
  await expect(bar(page).getByRole('listitem')).toContainText('tools 9.5.0')
  await page.reload()
  await expect(heading(page, 'Tried calculator')).toBeVisible()

  expect(await offered(page)).toEqual(expect.arrayContaining(['9.5.0', '9.5.1']))
  expect(await offered(page)).not.toContain('9.5.2')

  await choose(page, '9.5.1')
  await expect(bar(page).getByRole('alert')).toHaveText(
    /^\/\S+ belongs to \S+ \S+ and tools 9\.5\.1; tools 9\.5\.1 is left out\. You see what the channel shows\.$/,
  )
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()

  await choose(page, '9.5.0')
  await expect(heading(page, 'Tried calculator')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Stop trying' }).click()
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
})

for (const width of [1280, 390])
  test(`bar and panel are usable and accessible at ${width} pixels`, async ({ openAs, site }) => {
    const tools = await toolsCalled(site, '9.1.0', 'Mixed calculator')
    const mix = await mixOf(site, { name: `Redesign of everything at ${width}` }, tools)
    const { page } = await openAs('visitor', { viewport: { width, height: 800 } })
    await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
    await expect(bar(page).getByRole('button', { name: 'Leave the mix' })).toBeVisible()
    await expect(heading(page, 'Mixed calculator')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    const button = bar(page).getByRole('button', { name: 'Try versions' })
    await button.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('tools')).toBeVisible()
    expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

/** Versions of the tools that the panel has. */
async function offered(page: Page) {
  await bar(page).getByRole('button', { name: 'Try versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try other versions' })
  const options = dialog.getByLabel('tools').getByRole('option')
  await expect(options.first()).toBeAttached()
  const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
  await page.keyboard.press('Escape')
  return values
}

async function choose(page: Page, version: string) {
  await bar(page).getByRole('button', { name: 'Try versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try other versions' })
  await dialog.getByLabel('tools').selectOption(version)
  await dialog.getByRole('button', { name: 'Reload with these versions' }).click()
}
