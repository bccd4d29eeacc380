/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseId } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const MARCH = new Date('2024-03-15T12:00:00.000Z')
const team = () => stagingTeam(temporaryFolder(), { now: () => MARCH })

describe('history', () => {
  it('lists every revision, newest first, and what each did', async () => {
    const { release, shown } = await team()
    const first = await shown()
    await release('promote', 'staging', 'wallet@1.1.0', '--author', 'Grace', '--reason', 'Faster transfers')
    const second = await shown()
    await release('channel', 'staging', '--accept-mixes')
    await release('rollback', 'staging', '--all')
    expect((await release('history', 'staging')).out).toBe(
      `   when                  release            what       who
4  2024-03-15 12:00 UTC  ${first}  rollback   Ada
     wallet 1.1.0 → 1.0.0
     Rollback
3  2024-03-15 12:00 UTC  ${second}  settings   Ada
     Settings
2  2024-03-15 12:00 UTC  ${second}  promotion  Grace
     wallet 1.0.0 → 1.1.0
     Faster transfers
1  2024-03-15 12:00 UTC  ${first}  promotion  Ada
     + host 1.0.0, + earn 1.0.0, + wallet 1.0.0
     Promote host 1.0.0, wallet 1.0.0, earn 1.0.0
`,
    )
    const { out } = await release('history', 'staging', '--json')
    expect(JSON.parse(out)).toMatchObject({ ok: true, revisions: [{ revision: 4 }, {}, {}, { revision: 1 }] })
  })

  it('keeps the versions of pruned releases, and lists the given number', async () => {
    const { release, store, shown } = await team()
    await release('promote', 'staging', 'wallet@1.1.0', '--reason', 'Faster transfers')
    await store.removeRelease(await shown())
    await release('rollback', 'staging', '--all')
    const { out } = await release('history', 'staging', '--limit', '2')
    expect(out).toContain('wallet 1.0.0 → 1.1.0\n     Faster transfers')
    expect(out.trim().split('\n')).toHaveLength(7)
  })

  it('fits a terminal of 100 columns, whatever names and reasons are', async () => {
    const { release } = await team()
    const reason = `${'Faster transfers for all. '.repeat(8)}See https://tracker.example/${'x'.repeat(150)}`
    const author = ['--author', 'Augusta Ada King, Countess of Lovelace']
    await release('promote', 'staging', 'wallet@1.1.0', ...author, '--reason', reason)
    const { out } = await release('history', 'staging')
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([])
    expect(out.replace(/\s/g, '')).toContain(reason.replace(/\s/g, ''))
    expect(out).toContain('promotion  Augusta Ada Kin…')
  })

  it('names a settings change after a rollback, and records none for unchanged settings', async () => {
    const { release, store } = await team()
    await release('promote', 'staging', 'wallet@1.1.0')
    await release('rollback', 'staging', '--all')
    await release('channel', 'staging', '--accept-mixes')
    expect((await release('channel', 'staging', '--accept-mixes')).out).toMatch(
      /^Channel staging already has these settings; nothing was changed:\n/,
    )
    expect((await store.readHistory(STAGING)).map(({ kind }) => kind)).toEqual([
      'promotion',
      'promotion',
      'rollback',
      'settings',
    ])
  })

  it('lists the existing channels when one is missing', async () => {
    const { release } = await team()
    expect(await release('history', 'stagign')).toEqual({
      code: 1,
      out: '',
      err: 'There is no channel stagign; there is staging. To create a channel, promote builds to it, such as promote stagign host@1.0.0 wallet@1.0.0.\n',
    })
  })

  it('names the damaged document of the store', async () => {
    const { release, root } = await team()
    writeFileSync(path.join(root, '.crossbook/store/channels/staging/00000001.json'), 'half a docu')
    const { code, err } = await release('history', 'staging')
    expect(code).toBe(1)
    expect(err).toMatch(/Channel staging, revision 1: .*: it is damaged \(pnpm release doctor /)
  })
})

describe('diff', () => {
  it('compares two releases, or what two channels show', async () => {
    const { release, shown } = await team()
    const first = await shown()
    await release('promote', 'production', 'host@1.0.0', 'wallet@1.0.0', 'earn@1.0.0', '--gone', '/')
    await release('promote', 'staging', 'wallet@1.1.0')
    const second = await shown()
    expect((await release('diff', first, 'staging')).out).toBe(
      `From ${first} to ${second}\n\nApps\n  ~ wallet  1.0.0 → 1.1.0\n`,
    )
    const { out } = await release('diff', 'production', 'staging', '--json')
    expect(JSON.parse(out)).toMatchObject({
      to: second,
      apps: [{ name: 'wallet', before: '1.0.0', after: '1.1.0' }],
      routes: [],
      menu: [],
    })
    expect((await release('diff', first, first)).out).toContain('No app, route or menu entry changes.')
  })

  it('names the release that the store does not have, and the channel that shows none', async () => {
    const { release } = await team()
    expect(await release('diff', 'r0000000000000000', 'staging')).toMatchObject({
      code: 1,
      err: 'The store has no release r0000000000000000; it was pruned, or belongs to another store.\n',
    })
    expect((await release('diff', 'staging', 'production')).err).toMatch(
      /^There is no channel production; there is staging\./,
    )
  })
})

describe('show', () => {
  it('lists the builds of a release, and each remote’s fallback', async () => {
    const { release, shown } = await team()
    await release('promote', 'staging', 'wallet@1.1.0', '--reason', 'Faster transfers')
    const id = await shown()
    expect((await release('show', id)).out).toBe(`${id}, made by Ada on 2024-03-15 12:00 UTC: Faster transfers
  host    1.0.0
  earn    1.0.0
  wallet  1.1.0    falls back on 1.0.0
Shown now on staging.
These builds have not been verified together.
`)
    const { out } = await release('show', 'staging', '--json')
    expect(JSON.parse(out)).toMatchObject({ release: id, mix: null, channels: ['staging'] })
  })

  it('does not take a document for a release that was tampered with', async () => {
    const { release, store, shown } = await team()
    const document = (await store.readRelease(await shown())) ?? ''
    const id = 'r0000000000000000' as ReleaseId
    await store.putRelease(id, document.replace(await shown(), id))
    expect(await release('show', id)).toMatchObject({
      code: 1,
      err: 'Release r0000000000000000 in the store is damaged: its content has another hash; pnpm release doctor shows how to fix it.\n',
    })
  })
})

describe('channel', () => {
  it('shows the settings, and changes only those that are named', async () => {
    const { release, store } = await team()
    expect((await release('channel', 'staging')).out).toBe(
      'accepts mixes  no\nopen tabs      served for 30 days after a release\naddress        none set\nstatic site    none: local sites show it\nkeys           none: it trusts everyone with write access to the store\n',
    )
    await release('channel', 'staging', '--accept-mixes', '--url', 'https://staging.example')
    await release('channel', 'staging', '--open-tab-days', '7')
    const { code } = await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'public-key')
    expect(code).toBe(0)
    expect((await store.readPointer(STAGING))?.settings).toEqual({
      acceptsMixes: true,
      openTabDays: 7,
      url: 'https://staging.example',
      site: { authUrl: '/auth/v1', authKey: 'public-key' },
    })
    expect((await release('channel', 'staging', '--reports', '10%')).out).toMatch(
      /fault reports +to the console and \/reports/,
    )
    expect((await store.readPointer(STAGING))?.settings?.site?.reports).toEqual({
      url: '/reports',
      visits: 0.1,
    })
    expect((await release('channel', 'staging', '--reports', '10')).err).toContain(
      '"10" is not a share; write a percentage, such as 100% or 10%.',
    )
    await release('channel', 'staging', '--no-accept-mixes', '--no-url', '--no-reports')
    expect((await store.readPointer(STAGING))?.settings).toEqual({
      acceptsMixes: false,
      openTabDays: 7,
      site: { authUrl: '/auth/v1', authKey: 'public-key' },
    })
  })

  it('keeps its settings through promotions and rollbacks', async () => {
    const { release, store } = await team()
    await release('channel', 'staging', '--accept-mixes')
    await release('promote', 'staging', 'wallet@1.1.0')
    expect((await store.readPointer(STAGING))?.settings).toEqual({ acceptsMixes: true })
    await release('rollback', 'staging', '--all')
    expect((await store.readPointer(STAGING))?.settings).toEqual({ acceptsMixes: true })
  })

  it('makes the static site of a channel follow every revision', async () => {
    const { release, store, shown } = await team()
    await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'public-key')
    expect(await store.shownPages(STAGING)).toMatch(new RegExp(`^${await shown()}-`))
    await release('promote', 'staging', 'wallet@1.1.0')
    const second = await store.shownPages(STAGING)
    expect(second).toMatch(new RegExp(`^${await shown()}-`))
    await release('rollback', 'staging', '--all')
    expect(await store.shownPages(STAGING)).not.toBe(second)
    expect(await store.shownPages(STAGING)).toMatch(new RegExp(`^${await shown()}-`))
  })

  it('repairs the static site that a killed promotion left behind its channel', async () => {
    const { release, store, shown } = await team()
    await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'public-key')
    const before = await store.shownPages(STAGING)
    await release('promote', 'staging', 'wallet@1.1.0')
    const after = await store.shownPages(STAGING)
    if (!before || !after) throw new Error('The static site shows nothing')
    await store.showPages(STAGING, before)
    expect((await release('history', 'staging')).code).toBe(0)
    expect(await store.shownPages(STAGING)).toBe(after)
    expect(after).toContain(await shown())
  })

  it.each([
    [
      ['--auth-url', '/auth/v1'],
      'A static site needs both --auth-url and --auth-key before anything else can be set for its pages; nothing was changed.\n',
    ],
    [
      ['--auth-url', '/auth/v1', '--auth-key', 'sb_secret_123'],
      "That key gives access to the whole project, and every visitor can read --auth-key: use the project's anon or publishable key; nothing was changed.\n",
    ],
    [
      ['--url', 'https://staging.example/path'],
      'Settings: url must be an origin such as https://staging.example; nothing was changed.\n',
    ],
  ])('refuses %s', async (options, message) => {
    const { release, store } = await team()
    expect(await release('channel', 'staging', ...options)).toEqual({ code: 1, out: '', err: message })
    expect(await store.readHistory(STAGING)).toHaveLength(1)
  })

  it('cannot set a channel that shows nothing', async () => {
    const { release } = await team()
    expect((await release('channel', 'production', '--accept-mixes')).err).toMatch(
      /^There is no channel production; there is staging\./,
    )
  })
})

it('lists the channels and their releases', async () => {
  const { release, shown } = await team()
  await release('channel', 'staging', '--accept-mixes')
  expect((await release('channels')).out).toBe(
    `staging  ${await shown()}  2024-03-15 12:00 UTC  Ada  accepts mixes\n`,
  )
})
