/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const team = () => stagingTeam(temporaryFolder())

/** A public screen of the wallet at another path, with another menu entry. */
const screen = (overrides: Partial<ReturnType<typeof firstScreen>>) => ({ ...firstScreen(), ...overrides })
function firstScreen() {
  const [, open] = remoteBuild().app.screens
  if (!open) throw new Error('The sample has no public screen')
  return open
}

describe('promote', () => {
  it('replaces one app and leaves all others unchanged', async () => {
    const { release, versions, shown } = await team()
    const { code, out, err } = await release('promote', 'staging', 'wallet@1.1.0')
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(`Channel staging shows ${await shown()} now (revision 2).\n  ~ wallet  1.0.0 → 1.1.0\n`)
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.1.0'])
  })

  it('brings several apps at once, and new ones', async () => {
    const { release, versions, remote } = await team()
    await remote('tools', '1.0.0')
    await release('promote', 'staging', 'wallet@1.1.0', 'earn@2.0.0', 'tools@1.0.0')
    expect(await versions()).toEqual(['host 1.0.0', 'earn 2.0.0', 'tools 1.0.0', 'wallet 1.1.0'])
  })

  it('writes who, when and why into the history', async () => {
    const { release, store } = await team()
    await release('promote', 'staging', 'wallet@1.1.0', '--author', 'Grace', '--reason', 'Faster transfers')
    expect(await store.readPointer(STAGING)).toMatchObject({
      author: 'Grace',
      reason: 'Faster transfers',
      revision: 2,
    })
  })

  it('prints the changes for scripts', async () => {
    const { release, shown } = await team()
    const { out } = await release('promote', 'staging', 'wallet@1.1.0', '--json')
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      channel: 'staging',
      release: await shown(),
      moved: true,
      revision: 2,
      overtaken: 0,
      changes: { apps: [{ name: 'wallet', before: '1.0.0', after: '1.1.0' }] },
    })
  })

  it('remembers for each remote the build that it had before', async () => {
    const { release, store, shown } = await team()
    const previous = async () => {
      const document = JSON.parse((await store.readRelease(await shown())) ?? '') as {
        previous?: Record<string, { version: string }>
      }
      return document.previous
    }
    expect(await previous()).toBeUndefined()
    await release('promote', 'staging', 'wallet@1.1.0')
    expect(await previous()).toMatchObject({ wallet: { version: '1.0.0' } })
    await release('promote', 'staging', 'earn@2.0.0')
    expect(await previous()).toMatchObject({ wallet: { version: '1.0.0' }, earn: { version: '1.0.0' } })
  })

  it('falls back to earlier builds, the latest first, but not to one that was rolled back', async () => {
    const { release, remote } = await team()
    for (const version of ['1.2.0', '1.3.0', '1.4.0']) await remote('wallet', version)
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'])
      await release('promote', 'staging', `wallet@${version}`)
    expect((await release('show', 'staging')).out).toContain(
      'wallet  1.4.0    falls back on 1.3.0, then 1.2.0, then 1.1.0\n',
    )
    await release('promote', 'staging', 'wallet@1.2.0')
    expect((await release('show', 'staging')).out).toContain(
      'wallet  1.2.0    falls back on 1.1.0, then 1.0.0\n',
    )
  })

  it('moves nothing when the channel shows these versions already', async () => {
    const { release, store, shown } = await team()
    const { code, out } = await release('promote', 'staging', 'wallet@1.0.0')
    expect([code, out]).toEqual([
      0,
      `Channel staging already shows exactly these versions, as ${await shown()}; nothing was moved.\n`,
    ])
    expect(await store.readHistory(STAGING)).toHaveLength(1)
  })

  it.each([
    [
      ['wallet@9.0.0'],
      'wallet 9.0.0 is not in the store; publish it first. The store has wallet 4.0.0, 3.0.0, 1.1.0, and 1.0.0.\n',
    ],
    [
      ['walet@1.1.0'],
      'walet 1.1.0 is not in the store; publish it first. It has no walet at all, but earn, host, and wallet.\n',
    ],
    [
      ['host@2.0.0'],
      'earn 1.0.0 needs react ^19.3.1, the host provides 20.0.0; test earn with it and widen its range, or promote another host.\n' +
        'wallet 1.0.0 needs react ^19.3.1, the host provides 20.0.0; test wallet with it and widen its range, or promote another host.\n',
    ],
    [
      ['wallet@3.0.0'],
      'wallet 3.0.0 lets "staff" open /wallet/vault, an access level that host 1.0.0 does not know; promote a newer host with it.\n' +
        'wallet 3.0.0 puts /wallet/vault into the menu "Vaults", which host 1.0.0 does not have; promote a newer host with it.\n',
    ],
    [
      ['wallet@4.0.0'],
      '/earn/open belongs to earn 1.0.0 and wallet 4.0.0; remove it from one of them, then publish and promote that one.\n',
    ],
  ])('refuses %s, and explains why', async (builds, message) => {
    const { release, store, host, remote } = await team()
    await host('2.0.0', { provides: { react: '20.0.0' } })
    await remote('wallet', '3.0.0', {
      screens: [
        screen({
          path: '/wallet/vault',
          access: 'staff',
          menu: { group: 'Vaults', label: 'Vault', order: 1 },
        }),
      ],
    })
    await remote('wallet', '4.0.0', { screens: [screen({ path: '/earn/open' })] })
    const { code, out, err } = await release('promote', 'staging', ...builds)
    expect([code, out, err]).toEqual([1, '', message])
    expect(await store.readHistory(STAGING)).toHaveLength(1)
  })

  it('takes a remote of a newer contract together with the host that knows its fields', async () => {
    const { release, host, remote, versions } = await team()
    await host('2.0.0', { contract: 2, knows: { access: ['public', 'signedIn', 'staff'], menuGroups: [] } })
    await remote('wallet', '3.0.0', { contract: 2, screens: [screen({ access: 'staff' })] })
    expect(
      (await release('promote', 'staging', 'wallet@3.0.0', 'host@2.0.0', '--gone', '/wallet/home')).code,
    ).toBe(0)
    expect(await versions()).toContain('wallet 3.0.0')
  })

  it('needs a host for the first release of a channel', async () => {
    const { release } = await team()
    expect(await release('promote', 'production', 'wallet@1.0.0')).toEqual({
      code: 1,
      out: '',
      err: 'There is no channel production; there is staging. To create it with this promotion: Channel production shows nothing yet, so its first release needs a host: name one with the remotes, such as host@1.0.0.\n',
    })
  })

  it('composes an overtaken release again, so that concurrent changes are all kept', async () => {
    const { release, versions, remote, store } = await team()
    const names = ['alpha', 'beta', 'gamma', 'delta']
    for (const name of names) await remote(name, '1.0.0')
    const outcomes = await Promise.all(names.map((name) => release('promote', 'staging', `${name}@1.0.0`)))
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(await versions()).toEqual([
      'host 1.0.0',
      ...['alpha 1.0.0', 'beta 1.0.0', 'delta 1.0.0', 'earn 1.0.0', 'gamma 1.0.0', 'wallet 1.0.0'],
    ])
    expect(await store.readHistory(STAGING)).toHaveLength(5)
  })

  it('refuses the later of two that do not fit together, with the reason', async () => {
    const { release, remote } = await team()
    for (const name of ['alpha', 'beta'])
      await remote(name, '1.0.0', { screens: [screen({ path: '/same' })] })
    const outcomes = await Promise.all([
      release('promote', 'staging', 'alpha@1.0.0'),
      release('promote', 'staging', 'beta@1.0.0'),
    ])
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(outcomes.map(({ err }) => err).join('')).toBe(
      '/same belongs to alpha 1.0.0 and beta 1.0.0; remove it from one of them, then publish and promote that one.\n',
    )
  })

  it('reports that a newer checkout wrote an unreadable document', async () => {
    const { release, store } = await team()
    const manifest = JSON.stringify({ kind: 'service', contract: 7 })
    await store.putBuild(
      'wallet' as AppName,
      '7.0.0' as AppVersion,
      new Map([['app.json', Buffer.from(manifest)]]),
    )
    const { code, err } = await release('promote', 'staging', 'wallet@7.0.0')
    expect(code).toBe(1)
    expect(err).toMatch(
      /^wallet 7\.0\.0 in the store cannot be read \(.+\): it is damaged \(pnpm release doctor shows how to fix it\), or a newer checkout made it; use the newest one\.\n$/,
    )
  })
})

describe('check', () => {
  it('lists the changes of a promotion, and moves nothing', async () => {
    const { release, remote, store } = await team()
    await remote('wallet', '2.0.0', {
      screens: [
        screen({ title: 'Opened', menu: { group: 'Tools', label: 'Open it', order: 3, onPhone: true } }),
      ],
    })
    const { code, out } = await release('check', 'staging', 'wallet@2.0.0', '--gone', '/wallet/home')
    expect(code).toBe(0)
    expect(out).toBe(`All checks passed. This would change on channel staging:

Apps
  ~ wallet  1.0.0 → 2.0.0

Routes
  - /wallet/home  Home (wallet, signedIn)
  ~ /wallet/open  Open (wallet, public) → Opened (wallet, public)

Menu
  + Tools /wallet/open  Open it, place 3, on phones
`)
    expect(await store.readHistory(STAGING)).toHaveLength(1)
  })

  it('lists the problems of a promotion, also for scripts', async () => {
    const { release } = await team()
    const { code, out, err } = await release('check', 'staging', 'wallet@9.0.0', '--json')
    expect([code, err]).toEqual([1, ''])
    expect(JSON.parse(out)).toEqual({
      ok: false,
      problems: [
        {
          kind: 'notPublished',
          app: 'wallet',
          version: '9.0.0',
          known: ['1.1.0', '1.0.0'],
          apps: ['earn', 'host', 'wallet'],
          message:
            'wallet 9.0.0 is not in the store; publish it first. The store has wallet 1.1.0 and 1.0.0.',
        },
      ],
    })
  })
})

describe('rollback', () => {
  it('goes one release further back each time', async () => {
    const { release, versions, store } = await team()
    await release('promote', 'staging', 'wallet@1.1.0')
    await release('promote', 'staging', 'earn@2.0.0')
    expect((await release('rollback', 'staging', '--all')).code).toBe(0)
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.1.0'])
    await release('rollback', 'staging', '--all')
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.0.0'])
    expect(await store.readHistory(STAGING)).toHaveLength(5)
    expect((await release('rollback', 'staging', '--all')).err).toMatch(
      /^Channel staging showed nothing before r/,
    )
  })

  it('goes to any release of the history, and to no other', async () => {
    const { release, shown, versions } = await team()
    const first = await shown()
    await release('promote', 'staging', 'wallet@1.1.0')
    await release('promote', 'staging', 'earn@2.0.0')
    expect((await release('rollback', 'staging', first, '--all', '--reason', 'Transfers fail')).out).toBe(
      `Channel staging shows ${first} again (revision 4).\n  ~ earn    2.0.0 → 1.0.0\n  ~ wallet  1.1.0 → 1.0.0\n`,
    )
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.0.0'])
    expect(await release('rollback', 'staging', 'r0000000000000000')).toMatchObject({
      code: 1,
      err: 'Channel staging never showed r0000000000000000; choose a release of its history, or promote the versions you want.\n',
    })
    expect((await release('rollback', 'staging', first, '--all')).err).toBe(
      `Channel staging shows ${first} already.\n`,
    )
  })

  it('refuses a release whose builds are gone', async () => {
    const { release, store, shown } = await team()
    const first = await shown()
    await release('promote', 'staging', 'wallet@1.1.0')
    await store.removeBuild('wallet' as AppName, '1.0.0' as AppVersion)
    expect(await release('rollback', 'staging', '--all')).toMatchObject({
      code: 1,
      err: `${first} needs wallet 1.0.0, which has been pruned; choose a later release.\n`,
    })
  })
})
