/** @jest-environment node */
import { fitProblems, fitMessage, type FitHost, type FitRemote } from './fit'
import { PAGE_MARKUP } from './pageMarkup'

const host: FitHost = {
  name: 'host',
  version: '2.0.0',
  contract: 1,
  markup: PAGE_MARKUP.version,
  screens: [{ path: '/login' }],
  provides: { react: '19.3.1' },
}

const remote = (overrides: Partial<FitRemote> = {}): FitRemote => ({
  name: 'wallet',
  version: '1.1.0',
  contract: 1,
  screens: [{ path: '/wallet', access: 'public', menu: { group: 'Features' } }],
  requires: { react: '^19.3.1' },
  ...overrides,
})

/** A range is met by the version that it names, after a caret. */
const satisfies = (version: string, range: string) => range === `^${version}`

const text = (remotes: readonly FitRemote[], changes: Partial<FitHost> = {}) =>
  fitProblems({ host: { ...host, ...changes }, remotes }, satisfies).map((problem) => fitMessage(problem))

it('has nothing against builds that fit', () => {
  expect(
    text([remote(), remote({ name: 'wall', screens: [{ path: '/wall', access: 'signedIn' }] })]),
  ).toEqual([])
})

it('treats a remote of the current page as checked, except for its paths', () => {
  expect(
    text([{ name: 'wallet', version: '1.1.0', screens: [{ path: '/login', access: 'public' }] }]),
  ).toEqual(['/login belongs to host 2.0.0 and wallet 1.1.0'])
})

it.each<[string, Partial<FitRemote>, string]>([
  ['a path of another', { name: 'earn' }, '/wallet belongs to wallet 1.1.0 and earn 1.1.0'],
  ['a newer contract', { contract: 2, screens: [] }, 'wallet 1.1.0 uses contract 2, host 2.0.0 only 1'],
  [
    'a new access level',
    { screens: [{ path: '/vault', access: 'verified' }] },
    'wallet 1.1.0 lets "verified" open /vault, an access level that host 2.0.0 does not know',
  ],
  [
    'a new menu',
    { screens: [{ path: '/vault', access: 'public', menu: { group: 'Lab' } }] },
    'wallet 1.1.0 puts /vault into the menu "Lab", which host 2.0.0 does not have',
  ],
  [
    'another React',
    { screens: [], requires: { react: '^20.0.0' } },
    'wallet 1.1.0 needs react ^20.0.0, the host provides 19.3.1',
  ],
  [
    'a shared module that every object has by name',
    { screens: [], requires: { constructor: '*' } },
    'wallet 1.1.0 needs constructor *, which the host does not provide',
  ],
])('reports a remote with %s', (_what, overrides, expected) => {
  expect(text([remote(), remote(overrides)])).toEqual([expected])
})

it.each([
  ['a newer page markup', PAGE_MARKUP.version + 1, PAGE_MARKUP.version + 1],
  ['an older one', PAGE_MARKUP.version - 1, PAGE_MARKUP.version - 1],
  ['none, as the first hosts did', undefined, 1],
])('reports a host that speaks %s', (_what, markup, message) => {
  expect(text([], { markup })).toEqual([
    `Host 2.0.0 uses page markup ${message}, and pages are written here in markup ${PAGE_MARKUP.version} alone`,
  ])
})
