/** @jest-environment node */
import { keyedTeam as keyedTeamIn } from '@crossbook/deploy-testing/keyedTeam'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const keyedTeam = () => keyedTeamIn(temporaryFolder())

describe('a channel with keys', () => {
  it('accepts builds of the teams that it trusts for them, and names the teams', async () => {
    const { ops, publish, setUp, versions, key, signer } = await keyedTeam()
    expect((await ops('channel', 'staging')).out).toContain(
      'none: it trusts everyone with write access to the store',
    )
    await setUp()
    await publish('wallet', '1.2.0', 'wallet-team')
    expect((await ops('check', 'staging', 'wallet@1.2.0')).code).toBe(0)
    const promoted = await ops('promote', 'staging', 'wallet@1.2.0')
    expect([promoted.code, promoted.err]).toEqual([0, ''])
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.2.0'])
    const history = await ops('history', 'staging')
    expect(history.out).toMatch(
      /^.*\n.*promotion +Ada\n +wallet 1\.0\.0 → 1\.2\.0\n +Promote wallet 1\.2\.0\n +signed by ops\n/,
    )
    const shown = await ops('show', 'staging')
    expect(shown.out).toMatch(/wallet +1\.2\.0 +signed by wallet-team/)
    const build = await ops('show', 'wallet@1.2.0', '--json')
    expect(JSON.parse(build.out)).toMatchObject({
      provenance: { key: signer('wallet-team').id, builder: 'urn:crossbook:checkout' },
      channels: [{ channel: 'staging', isTrusted: true, message: 'signed by wallet-team' }],
    })
    const settings = await ops('channel', 'staging')
    expect(settings.out).toContain(
      `key ops          ${signer('ops').id}, may promote, roll back, and change settings`,
    )
    expect(key('ops')).toContain('ops:ed25519:')
  })

  it.each([
    ['wallet', '1.1.0', undefined, 'wallet 1.1.0 is not signed, and the channel takes signed builds only'],
    ['wallet', '1.2.0', 'stranger', 'a key that the channel does not know'],
    [
      'wallet',
      '1.2.0',
      'earn-team',
      'is signed by earn-team, whose key the channel does not trust for wallet',
    ],
  ])('refuses %s %s that %s signed, at checking, promoting and mixing', async (app, version, by, message) => {
    const { ops, publish, setUp, versions } = await keyedTeam()
    await setUp()
    await ops('channel', 'staging', '--accept-mixes')
    if (by !== undefined) await publish(app, version, by)
    for (const command of [['check'], ['promote'], ['mix', 'create']]) {
      const { code, err } = await ops(...command, 'staging', `${app}@${version}`)
      expect([code, err]).toEqual([1, expect.stringContaining(message) as string])
    }
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.0.0'])
  })

  it('is moved by nobody without a key, nor by a team whose key may not', async () => {
    const { release, as, setUp, publish, versions, store } = await keyedTeam()
    await setUp()
    await publish('wallet', '1.2.0', 'wallet-team')
    const nobody = await release('promote', 'staging', 'wallet@1.2.0')
    expect([nobody.code, nobody.err]).toEqual([
      1,
      'Channel staging requires signed changes, and there is no signing key here: create one with release key make and ask for its rights, or set CROSSBOOK_SIGNING_KEY to the key of this CI.\n',
    ])
    const team = as('wallet-team')
    for (const command of [
      ['promote', 'staging', 'wallet@1.2.0'],
      ['rollback', 'staging', '--all'],
      ['rollback', 'staging', 'wallet'],
      ['remove', 'staging', 'wallet'],
      ['channel', 'staging', '--accept-mixes'],
    ]) {
      const { code, err } = await team(...command)
      expect([code, err]).toEqual([1, expect.stringMatching(/^Your key wallet-team .* may not /) as string])
    }
    expect(await versions()).toContain('wallet 1.0.0')
    // A person without the right to move the channel has not written a release before the refusal.
    expect(await store.listReleases()).toHaveLength(1)
  })

  it('names the key that signed a revision in another name', async () => {
    const { ops, publish, setUp } = await keyedTeam()
    await setUp()
    await publish('wallet', '1.2.0', 'wallet-team')
    await ops('promote', 'staging', 'wallet@1.2.0', '--author', 'Grace')
    const { out } = await ops('history', 'staging', '--json')
    expect(JSON.parse(out)).toMatchObject({
      revisions: [{ author: 'Grace', signer: 'ops' }, {}, {}, { signer: null }],
    })
  })

  it('trusts nothing from a revoked key, and keeps its earlier releases', async () => {
    const { ops, publish, setUp, versions, clock } = await keyedTeam()
    await setUp()
    await publish('wallet', '1.2.0', 'wallet-team')
    await publish('wallet', '1.3.0', 'wallet-team')
    await publish('earn', '3.0.0', 'earn-team')
    await ops('promote', 'staging', 'wallet@1.2.0')
    clock.at = new Date('2024-03-16T12:00:00.000Z')
    expect((await ops('channel', 'staging', '--revoke', 'wallet-team')).out).toContain(
      'revoked since 2024-03-16 12:00 UTC',
    )
    expect((await ops('promote', 'staging', 'wallet@1.3.0')).err).toContain(
      'wallet 1.3.0 is signed by wallet-team, whose key is revoked since 2024-03-16T12:00:00.000Z',
    )
    expect((await ops('promote', 'staging', 'earn@3.0.0')).code).toBe(0)
    expect(await versions()).toEqual(['host 1.0.0', 'earn 3.0.0', 'wallet 1.2.0'])
    await ops('channel', 'staging', '--revoke', 'wallet-team', '--since', '2024-03-15')
    await publish('earn', '3.1.0', 'earn-team')
    expect((await ops('promote', 'staging', 'earn@3.1.0')).err).toContain(
      'wallet 1.2.0 is signed by wallet-team',
    )
    expect((await ops('rollback', 'staging', '--all')).err).toContain('wallet 1.2.0 is signed by wallet-team')
    expect((await ops('promote', 'staging', 'earn@3.1.0', 'wallet@1.1.0')).err).toContain('is not signed')
  })

  it('falls back on no build whose key was revoked before it was shown', async () => {
    const { ops, publish, setUp, store, clock, key } = await keyedTeam()
    await setUp()
    await publish('wallet', '1.2.0', 'wallet-team')
    await publish('wallet', '1.3.0', 'earn-team')
    await ops('channel', 'staging', '--trust', `wallet,earn=${key('earn-team')}`)
    await ops('promote', 'staging', 'wallet@1.2.0')
    clock.at = new Date('2024-03-16T12:00:00.000Z')
    await ops('channel', 'staging', '--revoke', 'wallet-team', '--since', '2024-03-15')
    const { code, err } = await ops('promote', 'staging', 'wallet@1.3.0')
    expect([code, err]).toEqual([0, ''])
    const shown = await store.readPointer(STAGING)
    const release: unknown = JSON.parse((await store.readRelease(shown?.release as never)) ?? '')
    expect(release).toMatchObject({ previous: { wallet: { version: '1.0.0' } } })
    expect(JSON.stringify(release)).not.toContain('1.2.0')
  })

  it('rolls an application back to its release from before the keys', async () => {
    const { ops, publish, setUp, versions } = await keyedTeam()
    await setUp()
    await publish('wallet', '1.2.0', 'wallet-team')
    await ops('promote', 'staging', 'wallet@1.2.0')
    expect((await ops('promote', 'staging', 'wallet@1.0.0')).err).toContain('wallet 1.0.0 is not signed')
    const { code, err } = await ops('rollback', 'staging', 'wallet')
    expect([code, err]).toEqual([0, ''])
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.0.0'])
  })

  it('refuses keys that have expired', async () => {
    const { ops, publish, setUp, clock, key } = await keyedTeam()
    await setUp()
    await ops('channel', 'staging', '--trust', `wallet=${key('wallet-team')}`, '--expires', '2024-03-16')
    await publish('wallet', '1.2.0', 'wallet-team')
    clock.at = new Date('2024-03-16T00:00:00.000Z')
    expect((await ops('promote', 'staging', 'wallet@1.2.0')).err).toContain(
      'whose key has expired at 2024-03-16',
    )
  })

  it('serves and publishes nothing that was written past its keys', async () => {
    const { ops, setUp, store, shown } = await keyedTeam()
    await setUp()
    const release = await shown()
    const last = await store.readPointer(STAGING)
    if (!last) throw new Error('The channel shows nothing')
    const { signature: _, ...unsigned } = last
    await store.movePointer(STAGING, { ...unsigned, revision: last.revision + 1 })
    for (const command of [
      ['history', 'staging'],
      ['promote', 'staging', 'wallet@1.1.0'],
      ['rollback', 'staging', '--all'],
      ['channel', 'staging'],
      ['serve', 'staging', '--port', '0'],
      ['bisect', 'staging', '--good', release, '--bad', release, '--', 'true'],
      ['diff', 'staging', release],
      ['prune'],
    ]) {
      const { code, err } = await ops(...command)
      expect([command[0], code, err]).toEqual([
        command[0],
        1,
        expect.stringContaining('Channel staging, revision 4 names another revision before it') as string,
      ])
    }
    const { code, out, err } = await ops('channels')
    expect([code, out.includes(release)]).toEqual([0, false])
    expect(err).toContain('Channel staging, revision 4 names another revision before it')
  })
})
