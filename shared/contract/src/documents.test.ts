/** @jest-environment node */
import { checkBuiltApp } from './app'
import { fallbackBuilds, fallbackBuildsOf } from './files'
import { checkMix, isOpen } from './mix'
import { checkPageDocument } from './page'
import { pageDocument } from './pageDocument'
import { checkRelease } from './release'
import { checkPublishedVersions, checkShownRelease } from './siteState'

const HASH = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

const REMOTE = {
  kind: 'remote',
  contract: 1,
  name: 'wallet',
  version: '2.0.0',
  commit: null,
  entry: 'remoteEntry.js',
  files: {
    'remoteEntry.js': { integrity: HASH, bytes: 1 },
    'home.css': { integrity: HASH, bytes: 1 },
    'logo.svg': { integrity: HASH, bytes: 1 },
  },
  screens: [
    {
      path: '/home',
      module: './home',
      title: 'Home',
      description: 'Your money.',
      access: 'public',
      menu: { group: 'Earn', label: 'Home', order: 1 },
      files: [],
      showsCoinLogos: false,
    },
  ],
  frames: {},
  requires: {},
}

const HOST = {
  kind: 'host',
  contract: 1,
  name: 'host',
  version: '1.0.0',
  commit: null,
  files: {},
  scripts: [],
  styles: [],
  fonts: [],
  coinLogos: 'logos.svg',
  screens: [],
  session: [],
  provides: {},
}

const RELEASE = {
  id: 'r0123456789abcdef',
  parent: null,
  createdAt: '2024-03-15T12:00:00.000Z',
  author: 'a test',
  reason: 'to be read',
  host: HOST,
  remotes: [REMOTE],
  previous: { wallet: { version: '1.0.0', manifest: HASH } },
  earlier: { wallet: [{ version: '0.9.0', manifest: HASH }] },
}

const MIX = {
  id: 'm0123456789abcdef',
  channel: 'staging',
  name: 'New wallet',
  owner: 'ada',
  createdAt: '2024-03-15T12:00:00.000Z',
  expiresAt: '2024-03-29T12:00:00.000Z',
  base: 'r0123456789abcdef',
  release: 'rfedcba9876543210',
  host: '1.0.0',
  replaced: [{ app: 'wallet', from: '1.0.0', to: '2.0.0' }],
  remotes: [],
  integrity: {},
}

function release() {
  const checked = checkRelease(RELEASE)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

test('a build made for a later contract is read, with its unknown fields, so that promotion can refuse it with a message', () => {
  const [screen] = REMOTE.screens
  const later = {
    ...REMOTE,
    contract: 2,
    colour: 'blue',
    screens: [{ ...screen, access: 'verified', menu: { group: 'Loans', label: 'Home', order: 1 } }],
  }

  expect(checkBuiltApp(later)).toMatchObject({
    ok: true,
    value: { contract: 2, screens: [{ access: 'verified', menu: { group: 'Loans' } }] },
  })
})

test('a build whose file name leads out of its folder is refused with the place in the document', () => {
  expect(checkBuiltApp({ ...REMOTE, entry: '../remoteEntry.js' })).toEqual({
    ok: false,
    problem: 'app.json: entry must be a file name without folders',
  })
})

test('a page lists each remote’s fallback, and the integrity of its scripts and style sheets alone', () => {
  const page = pageDocument(release(), { authUrl: '/auth/v1', authKey: 'public-key' })

  expect(page.remotes).toMatchObject([
    {
      name: 'wallet',
      previous: { version: '1.0.0', manifest: HASH },
      earlier: [{ version: '0.9.0', manifest: HASH }],
    },
  ])
  expect(page.remotes.map(fallbackBuilds)).toMatchObject([[{ version: '1.0.0' }, { version: '0.9.0' }]])
  expect(page.integrity).toEqual({
    '/apps/wallet/2.0.0/remoteEntry.js': HASH,
    '/apps/wallet/2.0.0/home.css': HASH,
  })
  expect(checkPageDocument(JSON.parse(JSON.stringify(page)))).toEqual({ ok: true, value: page })
})

test('a stored release is read with texts and names that are refused today', () => {
  const [screen] = REMOTE.screens
  const texts = {
    title: 'Home\u001b[2J',
    description: 'a\nb',
    menu: { group: 'Earn', label: 'a\u202e', order: 1 },
  }
  const stored = { ...REMOTE, name: 'constructor', screens: [{ ...screen, ...texts }] }
  const checked = checkRelease({ ...RELEASE, author: 'a\u0007', remotes: [stored] })
  if (!checked.ok) throw new Error(checked.problem)
  const page = pageDocument(checked.value, { authUrl: '/auth/v1', authKey: 'public-key' })
  expect(page.remotes).toMatchObject([
    { name: 'constructor', screens: [{ title: texts.title, menu: texts.menu }] },
  ])
  expect(page.remotes.map(fallbackBuilds)).toEqual([[]])
  expect(checkPageDocument(page).ok).toBe(true)
})

test('a release names no builds to fall back on for a remote with the name of something that every object has', () => {
  expect(fallbackBuildsOf(release(), 'constructor')).toEqual([])
  expect(fallbackBuildsOf(release(), 'wallet')).toMatchObject([{ version: '1.0.0' }, { version: '0.9.0' }])
})

test('a page document of a later release tool is read without its added fields', () => {
  const page = pageDocument(release(), { authUrl: '/auth/v1', authKey: 'public-key' })

  expect(checkPageDocument({ ...page, weather: 'fine' })).toEqual({ ok: true, value: page })
})

test('a page whose integrity is no hash is refused', () => {
  const page = pageDocument(release(), { authUrl: '/auth/v1', authKey: 'public-key' })

  expect(checkPageDocument({ ...page, integrity: { '/apps/wallet/2.0.0/remoteEntry.js': '' } })).toEqual({
    ok: false,
    problem: 'Page document: integrity./apps/wallet/2.0.0/remoteEntry.js must be a sha256 integrity',
  })
})

test.each([
  ['an address for an id', { id: 'https://evil.example/m.json' }, 'id must be "m" and 32 or 16 hex digits'],
  ['an empty name', { name: '  ' }, 'name must not be empty'],
  ['a channel that is a path', { channel: '../production' }, 'channel must be 1 to 32'],
  ['a hash that is none', { integrity: { '/apps/a.js': 'md5-x' } }, 'must be a sha256 integrity'],
])('a mix with %s is refused', (_case, change, message) => {
  const checked = checkMix({ ...MIX, ...change })

  expect(checked.ok ? '' : checked.problem).toContain(message)
})

test('a mix can be opened until it expires or is ended', () => {
  const checked = checkMix(MIX)
  if (!checked.ok) throw new Error(checked.problem)

  expect(isOpen(checked.value, new Date('2024-03-29T11:59:59.000Z'))).toBe(true)
  expect(isOpen(checked.value, new Date('2024-03-29T12:00:00.000Z'))).toBe(false)
  expect(isOpen({ ...checked.value, endedAt: MIX.createdAt }, new Date('2024-03-16T12:00:00.000Z'))).toBe(
    false,
  )
})

test('prototype keys are no apps', () => {
  const versions: unknown = JSON.parse('{"apps":{"__proto__":["1.0.0"],"constructor":["1.0.0"]}}')
  const checked = checkPublishedVersions(versions)

  expect(checked.ok ? Object.keys(checked.value.apps) : []).toEqual([])
  expect(checkShownRelease({ release: 'latest' })).toEqual({
    ok: false,
    problem: 'Shown release: release must be "r" and 32 or 16 hex digits',
  })
})
