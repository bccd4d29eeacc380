/** @jest-environment node */
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const team = () => stagingTeam(temporaryFolder())

type Screen = ReturnType<typeof remoteBuild>['app']['screens'][number]

/** The wallet's own screens, and one more. */
function screensAnd(overrides: Partial<Screen>) {
  const { screens } = remoteBuild().app
  const [, open] = screens
  if (!open) throw new Error('The sample has no public screen')
  return [...screens, { ...open, path: '/wallet/more', ...overrides }]
}

const menu = (label: string) => ({ group: 'Tools', label, order: 1 })

it.each([
  [
    'a back bar that leads nowhere',
    { screens: screensAnd({ back: { label: 'Back', to: '/nowhere' } }) },
    'The back bar of /wallet/more (wallet) leads to /nowhere, which is not a page of this site; change it to one that is.\n',
  ],
  [
    'a route that the site itself answers',
    { screens: screensAnd({ path: '/auth/v1/token' }) },
    '/auth/v1/token (wallet) cannot be reached: the site itself serves the paths that begin with /auth; choose another path.\n',
  ],
  [
    'a remote that does not say what it uses',
    { requires: {} },
    "wallet 2.0.0 does not declare that it needs react, so its host cannot be checked; build it with this repository's build.\n",
  ],
  [
    'two equal entries of a menu',
    {
      screens: screensAnd({ menu: menu('Gas') }).concat(
        screensAnd({ path: '/wallet/gas', menu: menu('gas') }).slice(-1),
      ),
    },
    'The menu Tools would have "gas" twice, for /wallet/more and /wallet/gas; rename one of them.\n',
  ],
])('%s is refused by check and by promote', async (_what, overrides, message) => {
  const { release, remote, versions } = await team()
  await remote('wallet', '2.0.0', overrides)
  for (const command of ['check', 'promote'])
    expect(await release(command, 'staging', 'wallet@2.0.0')).toEqual({ code: 1, out: '', err: message })
  expect(await versions()).toContain('wallet 1.0.0')
})

it('a site without a home page needs an explicit option', async () => {
  const { release, remote } = await team()
  const first = ['promote', 'production', 'host@1.0.0', 'wallet@1.0.0']
  expect(await release(...first)).toEqual({
    code: 1,
    out: '',
    err: 'No application has a page at /, so the site would have no home page; also promote the remote that has it, or confirm this with --gone /.\n',
  })
  expect((await release(...first, '--gone', '/')).code).toBe(0)
  const [, open] = remoteBuild().app.screens
  await remote('marketing', '1.0.0', { screens: [{ ...open, path: '/' } as Screen] })
  const beta = await release('promote', 'beta', 'host@1.0.0', 'marketing@1.0.0')
  expect([beta.code, beta.err]).toEqual([0, ''])
})

it('removing an existing path needs an explicit option', async () => {
  const { release, remote, versions } = await team()
  await remote('wallet', '2.0.0', { screens: remoteBuild().app.screens.slice(1) })
  expect((await release('promote', 'staging', 'wallet@2.0.0')).err).toBe(
    '/wallet/home would be removed, and links to it would lead to the not-found page; to confirm this, add --gone /wallet/home.\n',
  )
  expect((await release('promote', 'staging', 'wallet@2.0.0', '--gone', '/wallet/home')).code).toBe(0)
  expect(await versions()).toContain('wallet 2.0.0')
})

describe('a path that is redirected', () => {
  const [home, open] = remoteBuild().app.screens
  const without = { screens: [open as Screen], redirects: { '/wallet/home': '/wallet/open' } }

  it('is not gone, and is answered with a page that leads on', async () => {
    const { release, remote, store } = await team()
    await remote('wallet', '2.0.0', without)
    await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'a-key')
    const { code, out } = await release('check', 'staging', 'wallet@2.0.0')
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Redirects\n  + /wallet/home  to /wallet/open') as string,
    ])
    expect((await release('promote', 'staging', 'wallet@2.0.0')).code).toBe(0)
    const set = await store.shownPages(STAGING)
    const page = set && (await store.readPage(set, 'wallet/home.html'))
    expect(Buffer.from(page ?? []).toString()).toContain('content="0; url=/wallet/open"')
  })

  it('is removed together with the redirect, which needs an explicit option', async () => {
    const { release, remote } = await team()
    await remote('wallet', '2.0.0', without)
    await release('promote', 'staging', 'wallet@2.0.0')
    await remote('wallet', '3.0.0', { screens: [open as Screen] })
    expect((await release('promote', 'staging', 'wallet@3.0.0')).err).toBe(
      '/wallet/home would be removed, and links to it would lead to the not-found page; to confirm this, add --gone /wallet/home.\n',
    )
    expect((await release('promote', 'staging', 'wallet@3.0.0', '--gone', '/wallet/home')).code).toBe(0)
  })

  it.each([
    [
      { '/old': '/nowhere' },
      'The redirect of /old (wallet) leads to /nowhere, which is not a page of this site; change it to a page.\n',
    ],
    [
      { '/old': '/older', '/older': '/old' },
      'The redirect of /old (wallet) leads to /older, which is redirected itself; change it to a page.\n' +
        'The redirect of /older (wallet) leads to /old, which is redirected itself; change it to a page.\n',
    ],
    [
      { '/earn/open': '/wallet/open' },
      'wallet redirects /earn/open, which belongs to earn; only a path that no other application has can be redirected.\n',
    ],
    [
      { '/login': '/wallet/open' },
      'wallet redirects /login, which belongs to host; only a path that no other application has can be redirected.\n',
    ],
    [
      { '/apps/old': '/wallet/open' },
      '/apps/old (wallet) cannot be reached: the site itself serves the paths that begin with /apps; choose another path.\n',
    ],
  ])('is refused as %j', async (redirects, message) => {
    const { release, remote } = await team()
    await remote('wallet', '2.0.0', { screens: [home, open] as Screen[], redirects })
    for (const command of ['check', 'promote'])
      expect(await release(command, 'staging', 'wallet@2.0.0')).toEqual({ code: 1, out: '', err: message })
  })
})

it('a path that another screen leads back to does not go', async () => {
  const { release, remote } = await team()
  await remote('earn', '3.0.0', {
    screens: remoteBuild({ name: 'earn' as never }).app.screens.map((screen) => ({
      ...screen,
      back: { label: 'Wallet', to: '/wallet/home' },
    })),
  })
  await release('promote', 'staging', 'earn@3.0.0')
  await remote('wallet', '2.0.0', { screens: remoteBuild().app.screens.slice(1) })
  expect((await release('promote', 'staging', 'wallet@2.0.0', '--gone', '/wallet/home')).err).toContain(
    'The back bar of /earn/home (earn) leads to /wallet/home, which is not a page of this site',
  )
  expect((await release('remove', 'staging', 'wallet')).code).toBe(1)
})

it.each(['/', '/dashboard', '/profile'])(
  'the path %s, which header and sign-in name, does not go at all',
  async (path) => {
    const { release, remote } = await team()
    await remote('wallet', '2.0.0', { screens: screensAnd({ path }) })
    await release('promote', 'staging', 'wallet@2.0.0')
    expect((await release('promote', 'staging', 'wallet@1.1.0', '--gone', path)).err).toBe(
      `${path} (wallet) would be removed, but the host's header and sign-in link to it; keep it, or move it to another remote.\n`,
    )
    expect((await release('rollback', 'staging', 'wallet')).code).toBe(0)
  },
)

it('making a page public needs an explicit option', async () => {
  const { release, remote } = await team()
  const screens = remoteBuild().app.screens.map((screen) => ({ ...screen, access: 'public' }))
  await remote('wallet', '2.0.0', { screens })
  expect((await release('check', 'staging', 'wallet@2.0.0')).err).toBe(
    '/wallet/home would become public, and no longer require sign-in; to confirm this, add --public /wallet/home.\n',
  )
  expect((await release('promote', 'staging', 'wallet@2.0.0', '--public', '/wallet/home')).code).toBe(0)
})

it('an existing problem of one team’s screens stops no other team', async () => {
  const { release, host, remote } = await team()
  await host('2.0.0', { provides: {} })
  await remote('wallet', '2.0.0', { requires: {} })
  await remote('earn', '3.0.0', { requires: {} })
  await release('promote', 'staging', 'host@2.0.0', 'wallet@2.0.0', 'earn@3.0.0')
  await host('3.0.0')
  expect((await release('promote', 'staging', 'host@3.0.0')).err).toContain('earn 3.0.0 does not declare')
  await remote('earn', '3.1.0', { requires: {}, screens: remoteBuild({ name: 'earn' as never }).app.screens })
  expect((await release('promote', 'staging', 'earn@3.1.0')).code).toBe(0)
})
