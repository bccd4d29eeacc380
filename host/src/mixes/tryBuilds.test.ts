/** @jest-environment node */
import type { AppName, AppVersion, PageDocument, PageRemote } from '@crossbook/contract'
import { tryBuilds } from './tryBuilds'

jest.mock('@module-federation/enhanced/runtime', () => ({
  satisfy: (version: string, range: string) => range === `^${version}`,
}))

const wallet = 'wallet' as AppName
const tried = '1.1.0' as AppVersion

const row = (path: string, more: object = {}) => ({
  path,
  module: './home',
  title: 'Home',
  description: 'Your money.',
  access: 'public',
  files: ['home.js'],
  showsCoinLogos: false,
  ...more,
})

const build = (overrides: object = {}) => ({
  kind: 'remote',
  contract: 1,
  name: wallet,
  version: tried,
  commit: null,
  entry: 'remoteEntry.js',
  screens: [row('/wallet')],
  frames: {},
  requires: { react: '^19.3.1' },
  files: { 'remoteEntry.js': { integrity: `sha256-${'A'.repeat(43)}=`, bytes: 1 } },
  ...overrides,
})

const present = (name: string, path: string) =>
  ({
    name,
    version: '1.0.0',
    entry: 'remoteEntry.js',
    frames: {},
    screens: [{ path, access: 'public' }],
  }) as unknown as PageRemote
const remotes = [present('wallet', '/wallet'), present('earn', '/earn')]
const site = {
  host: { version: '2.0.0', screens: { '/login': [] } } as unknown as PageDocument['host'],
  provides: new Map([['react', '19.3.1']]),
}

async function tryIt(overrides: object) {
  globalThis.fetch = () => Promise.resolve(Response.json(build(overrides)))
  return tryBuilds(remotes, new Map([[wallet, tried]]), site)
}

it('puts a published build in the place of the present one, with its files’ integrity', async () => {
  const trial = await tryIt({})
  expect(trial.problems).toEqual([])
  expect([...trial.tried]).toEqual([[wallet, tried]])
  expect(trial.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'earn 1.0.0',
    'wallet 1.1.0',
  ])
  expect(trial.integrity).toEqual({ '/apps/wallet/1.1.0/remoteEntry.js': `sha256-${'A'.repeat(43)}=` })
})

it.each<[string, object, string]>([
  [
    'a path of another remote',
    { screens: [row('/earn')] },
    '/earn belongs to earn 1.0.0 and wallet 1.1.0; wallet 1.1.0 is left out.',
  ],
  [
    'a path of the host',
    { screens: [row('/login')] },
    '/login belongs to host 2.0.0 and wallet 1.1.0; wallet 1.1.0 is left out.',
  ],
  [
    'an access level of a newer contract',
    { screens: [row('/wallet', { access: 'verified' })] },
    'wallet 1.1.0 lets "verified" open /wallet, an access level that host 2.0.0 does not know; wallet 1.1.0 is left out.',
  ],
  [
    'an unknown menu',
    { screens: [row('/wallet', { menu: { group: 'Lab', label: 'Home', order: 1 } })] },
    'wallet 1.1.0 puts /wallet into the menu "Lab", which host 2.0.0 does not have; wallet 1.1.0 is left out.',
  ],
  [
    'another React',
    { requires: { react: '^20.0.0' } },
    'wallet 1.1.0 needs react ^20.0.0, the host provides 19.3.1; wallet 1.1.0 is left out.',
  ],
  [
    'a shared module that the host lacks',
    { requires: { 'left-pad': '^1.0.0' } },
    'wallet 1.1.0 needs left-pad ^1.0.0, which the host does not provide; wallet 1.1.0 is left out.',
  ],
  [
    'a newer contract',
    { contract: 2 },
    'wallet 1.1.0 uses contract 2, host 2.0.0 only 1; wallet 1.1.0 is left out.',
  ],
  ['the name of another', { name: 'earn' }, 'wallet 1.1.0 is described by the document of another build.'],
])('leaves out a build with %s, and explains why', async (_what, overrides, message) => {
  const trial = await tryIt(overrides)
  expect(trial.problems).toEqual([message])
  expect(trial.remotes).toEqual(remotes)
  expect(trial.integrity).toEqual({})
  expect(trial.tried.size).toBe(0)
})
