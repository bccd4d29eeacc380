/** @jest-environment node */
import {
  checkForeignTable,
  checkRemoteTable,
  defineRemote,
  exposedModules,
  moduleSource,
  type RemoteTableInput,
} from './index'

const table = (overrides: Partial<RemoteTableInput['screens'][number]> = {}): RemoteTableInput => ({
  name: 'wallet',
  screens: [
    {
      path: '/dashboard',
      module: './dashboard',
      title: 'Dashboard',
      description: 'Your wallet at a glance.',
      access: 'signedIn',
      ...overrides,
    },
  ],
})

describe('a remote’s table of screens', () => {
  it('is accepted as its team wrote it', () => {
    expect(defineRemote(table({ frame: './dashboard-frame' })).screens[0]?.frame).toBe('./dashboard-frame')
  })

  it('may give a menu entry a line and one of the known icons', () => {
    const withMenu = (icon: string) =>
      checkRemoteTable({
        ...table(),
        screens: [
          {
            ...table().screens[0],
            menu: { group: 'Features', label: 'Home', order: 1, line: 'At a glance', icon },
          },
        ],
      })
    expect(withMenu('star').ok).toBe(true)
    expect(withMenu('flame')).toEqual({
      ok: false,
      problem: expect.stringContaining('menu.icon must be one of bell, chart, code') as string,
    })
  })

  it('may redirect its former paths, but not a path of one of its screens', () => {
    const redirecting = (path: string) =>
      checkRemoteTable({ ...table(), redirects: { [path]: '/dashboard' } })
    expect(redirecting('/home').ok).toBe(true)
    expect(redirecting('/dashboard')).toEqual({
      ok: false,
      problem: 'Table of screens: a screen has a path that is redirected',
    })
    expect(redirecting('https://elsewhere.example').ok).toBe(false)
  })

  it('of another configuration may name modules as that one exposes them', () => {
    const named = table({ module: './Insights/Main' as const })
    expect(checkForeignTable(named).ok).toBe(true)
    expect(checkRemoteTable(named).ok).toBe(false)
    expect(checkForeignTable(table({ module: './../host' as const })).ok).toBe(false)
  })

  it.each([
    [
      'a path without a leading slash',
      { path: 'dashboard' },
      'Table of screens: screen 1 (dashboard): path must be a path',
    ],
    ['a path with a trailing slash', { path: '/dashboard/' }, 'screen 1 (/dashboard/): path must be a path'],
    [
      'a module that leaves the folder',
      { module: './../host' as const },
      'screen 1 (/dashboard): module must be a name',
    ],
    ['an empty title', { title: ' ' }, 'screen 1 (/dashboard): title must not be empty'],
    [
      'a menu group that no header has',
      { menu: { group: 'Bonus', label: 'X', order: 1 } },
      'must be one of Trading',
    ],
    ['an access level of another contract', { access: 'vip' }, 'must be one of public, signedIn'],
    [
      'a title with an escape sequence',
      { title: 'Home\u001b[2J' },
      'screen 1 (/dashboard): title has the character U+001B in it',
    ],
    [
      'a description of two lines',
      { description: 'One\nTwo' },
      'screen 1 (/dashboard): description has the character U+000A in it',
    ],
    [
      'a label that turns the direction of writing',
      { menu: { group: 'Earn', label: 'a\u202eb', order: 1 } },
      'screen 1 (/dashboard): menu.label has the character U+202E in it',
    ],
    [
      'such a label of the back bar',
      { back: { label: 'a\u2066b', to: '/home' } },
      'screen 1 (/dashboard): back.label has the character U+2066 in it',
    ],
    [
      'a title of 500 characters',
      { title: 'x'.repeat(500) },
      'screen 1 (/dashboard): title must have at most 200 characters, and has 500',
    ],
    ['no title', { title: undefined }, 'screen 1 (/dashboard): title'],
  ])('is refused with a message for %s', (_what, wrong, message) => {
    const checked = checkRemoteTable(table(wrong as Partial<RemoteTableInput['screens'][number]>))
    expect(checked).toEqual({ ok: false, problem: expect.stringContaining(message) })
  })

  it('is refused when two of its screens claim one path', () => {
    const [row] = table().screens
    expect(() => defineRemote({ name: 'wallet', screens: row ? [row, row] : [] })).toThrow(
      'two screens have the same path',
    )
  })

  it.each(['constructor', 'prototype'])('is refused under the name %s, which every object has', (name) => {
    expect(checkRemoteTable({ ...table(), name })).toEqual({
      ok: false,
      problem: expect.stringContaining('name must be another word'),
    })
  })

  it('is refused with an unknown key, because it may be mistyped', () => {
    const mistyped = { ...table().screens[0], acess: 'public' }
    expect(checkRemoteTable({ name: 'wallet', screens: [mistyped] }).ok).toBe(false)
  })
})

describe('the data that a build derives from the table', () => {
  it('exposes every screen and each frame once', () => {
    const framed = defineRemote({
      name: 'wallet',
      screens: ['deposit', 'withdraw'].map((name) => ({
        path: `/dashboard/${name}`,
        module: `./${name}` as const,
        title: name,
        description: name,
        access: 'signedIn' as const,
        frame: './dashboard-frame' as const,
      })),
    })
    expect(exposedModules(framed)).toEqual(['./deposit', './withdraw', './dashboard-frame'])
  })

  it('finds a module’s source by its name', () => {
    expect(moduleSource('./multi-coin-wallet')).toBe('./src/multi-coin-wallet/MultiCoinWallet.tsx')
  })
})
