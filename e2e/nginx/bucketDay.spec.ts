import { missingForGoTrue } from '@crossbook/deploy-testing/go-true/goTrue'
import { missingForBucketSite } from '@crossbook/deploy-testing/s3-gateway/bucketSite'
import { channelName } from '@crossbook/store'
import type { Page } from '@playwright/test'
import { accountMenu, register, signIn } from '../journeys/authForms'
import { heading, openMenu } from '../journeys/header'
import { unusedAccount } from '../site/accounts'
import { times } from '../site/counts'
import { reissue, withReplacedText } from '../site/reissue'
import { started } from '../site/started'
import { expect, test as base } from '../site/test'
import { expectToast } from '../site/toast'
import { type BucketDay, faultsOf, startBucketDay } from './bucketDay'

const missing = missingForBucketSite()

/** Milliseconds for a promotion and a rollback, while browsers run on a busy machine. */
const ROUND_MS = 60_000

/** The pages that a trader opens from the header. A promotion changes the texts of the first. */
const SCREENS = [
  { menu: 'Trading', link: 'Spot', path: '/trading/spot', heading: /^Spot (?:Trading|Desk)$/ },
  { menu: 'Trading', link: 'Futures', path: '/trading/futures', heading: /^Futures Trading$/ },
  { menu: 'Tools', link: 'Calculator', path: '/tools/calculator', heading: /^Crypto Calculator$/ },
] as const

/** A page that is not opened before the bucket's server is gone. */
const UNOPENED = '/about'

/** The pages that a visitor without a session opens, in order. */
const PAGES = [
  { path: '/tools/calculator', heading: /^Crypto Calculator$/ },
  { path: '/terms', heading: /^Terms of Service$/ },
  { path: '/trading/charts', heading: /./ },
] as const

const test = base.extend<{ day: BucketDay }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  day: async ({}, use) => {
    const day = await startBucketDay()
    await use(day)
    await day.close()
  },
})

test.skip(missing !== undefined, missing)

test('a day of releases on a site in a bucket: browsers go on while versions come and go and services are killed', async ({
  browser,
  day,
}, { annotations }) => {
  const rounds = times(50)
  test.setTimeout(300_000 + rounds * ROUND_MS)
  const { site, goTrue, publish, release, done } = day
  annotations.push({
    type: 'sign-in',
    description: missingForGoTrue() ?? 'GoTrue, as the compose file runs it, signed its visitors in.',
  })
  const context = await browser.newContext({ baseURL: site.url })
  const [trader, visitor] = [await context.newPage(), await (await browser.newContext()).newPage()]
  const watched = [faultsOf(trader, site.url), faultsOf(visitor, site.url)] as const
  const account = unusedAccount()
  await publish(await reissue('trading', '9.0.0', withReplacedText('Spot Trading', 'Spot Desk')))
  await publish(await reissue('trading', '9.1.0', withReplacedText('Spot Trading', 'Spot Mixed')))

  await trader.goto('/')
  await started(trader)
  if (goTrue) {
    await trader.goto('/register')
    await started(trader)
    await register(trader, account)
    await expectToast(trader, 'Registration Successful!', 'Please check your email to verify your account.')
    await trader.goto(await goTrue.linkTo(account.email))
    await expect(trader, 'the link leads to the site in the bucket').toHaveURL(`${site.url}/dashboard`)
    await expect(accountMenu(trader)).toContainText(account.email)
  }

  let steps = 0
  const walk = async () => {
    const step = steps++
    const screen = SCREENS[step % SCREENS.length] ?? SCREENS[0]
    if (step % 7 === 6) {
      await trader.reload()
      await started(trader)
    }
    await openMenu(trader, screen.menu)
    await trader.getByRole('banner').getByRole('link', { name: screen.link, exact: true }).click()
    await expect(trader.getByRole('heading', { level: 1 }), `step ${step}`).toHaveText(screen.heading)
    await look(step)
  }
  const look = async (step: number) => {
    const { path, heading } = PAGES[step % PAGES.length] ?? PAGES[0]
    const answer = await visitor.goto(site.url + path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
  }

  await walk()
  for (let round = 0; round < rounds; round++) {
    await Promise.all([walk(), done('promote', 'production', 'trading@9.0.0')])
    await Promise.all([walk(), done('rollback', 'production', 'trading')])
  }
  await done('promote', 'production', 'trading@9.0.0')
  // The proxy keeps a page for a second.
  await expect(async () => {
    await visitor.goto(`${site.url}/trading/spot`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Spot Desk', { timeout: 1_000 })
  }).toPass()

  await test.step('a mix shows its versions to users of its link', async () => {
    await done('mix', 'create', 'production', 'trading@9.1.0', '--name', 'noon', '--days', '1')
    const [mix] = await site.store.listMixes(channelName('production'))
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${site.url}/trading/spot?mix=${mix}`)
    await expect(heading(other, 'Spot Mixed')).toBeVisible()
    await other.close()
  })

  await test.step('a build that claims another team’s path is refused with a message', async () => {
    await publish(
      await reissue('tools', '9.9.9', (text, file) =>
        file === 'app.json' ? text.replace('"/tools/calculator"', '"/trading/spot"') : text,
      ),
    )
    const { code, err } = await release('promote', 'production', 'tools@9.9.9')
    expect([code, err]).toEqual([1, expect.stringMatching(/belongs to/)])
    await walk()
  })

  await test.step('without the bucket’s server, cached pages still load, and other pages and a promotion report the missing server', async () => {
    // Waits until each page has loaded: a page that is left right after its paint has not loaded its scripts.
    for (const { path } of [...SCREENS, ...PAGES]) {
      await visitor.goto(site.url + path)
      await started(visitor)
    }
    const start = await site.kill('bucket')
    for (const page of PAGES.keys()) await look(page)
    await trader.reload()
    await started(trader)
    await walk()
    await watched[1].during(async () => {
      const answer = await visitor.goto(site.url + UNOPENED)
      expect([answer?.status(), await answer?.text()]).toEqual([
        503,
        expect.stringMatching(/try again in a minute/),
      ])
    })
    const { code, err } = await release('rollback', 'production', 'trading')
    expect([code, err]).toEqual([1, expect.stringMatching(/cannot be reached/)])
    await start()
    await done('doctor')
  })

  await test.step('without the proxy no page loads, and an open tab keeps working', async () => {
    await watched[0].during(() =>
      watched[1].during(async () => {
        const start = await site.kill('proxy')
        await expect(visitor.goto(`${site.url}/terms`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
        await openMenu(trader, 'Trading')
        await trader.getByRole('banner').getByRole('link', { name: 'Futures', exact: true }).click()
        await expect(heading(trader, 'Futures Trading')).toBeVisible()
        await start()
        await visitor.goto('about:blank')
      }),
    )
    await walk()
  })

  if (goTrue)
    for (const service of ['mail', 'database', 'auth', 'web'] as const)
      await test.step(`without ${service}, sign-in shows a message and pages load as before`, async () => {
        const other = await (await browser.newContext({ baseURL: site.url })).newPage()
        const start = await goTrue.kill(service)
        await other.goto(service === 'mail' ? '/register' : '/login')
        await started(other)
        if (service === 'mail') await register(other, unusedAccount())
        else await signIn(other, account)
        await expect(failureMessage(other).first()).toHaveText(/\w+ \w+/)
        await expect(accountMenu(other)).toHaveCount(0)
        await walk()
        await start()
        // A connection pool that lost its database needs one try to notice that the database is back.
        await expect(async () => {
          await other.goto('/login')
          await started(other)
          await signIn(other, account)
          await expect(accountMenu(other)).toContainText(account.email, { timeout: 5_000 })
        }).toPass()
        await other.context().close()
      })

  await done('rollback', 'production', 'trading')
  await walk()
  await trader.goto('/dashboard')
  if (goTrue) await expect(accountMenu(trader)).toContainText(account.email)
  const history = await site.store.readHistory(channelName('production'))
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => index + 1))
  expect(history.filter(({ kind }) => kind === 'rollback')).toHaveLength(rounds + 1)
  await done('doctor')
  expect(watched.flatMap(({ faults }) => faults)).toEqual([])
})

/** A page's message about a failure. */
function failureMessage(page: Page) {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
}
