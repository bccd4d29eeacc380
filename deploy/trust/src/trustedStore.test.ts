/** @jest-environment node */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { keyedChannel, keyEntry, release } from '@crossbook/deploy-testing/keyedChannel'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type ChannelRevision, channelName } from '@crossbook/store'
import { revisionHash, signRevision } from './signatures'

const STAGING = channelName('staging')
const temporaryFolder = temporaryFolders()

/** A keyed channel at revision 3, which ops promoted, and functions that change its files without any check. */
async function attacked() {
  const root = temporaryFolder()
  const channel = keyedChannel(root)
  await channel.start()
  await channel.move(channel.ops, { release: release('b') })
  /** Puts a revision into the store without a check, as an attacker with the store's credentials and any key could. */
  const force = async (signer = channel.stranger, overrides: Partial<ChannelRevision> = {}) => {
    const last = await channel.raw.readPointer(STAGING)
    const next = await channel.following({
      ...(last ? { before: revisionHash(last) } : {}),
      ...overrides,
    })
    await channel.raw.movePointer(STAGING, signRevision(STAGING, next, signer))
  }
  const read = (options = { reader: 'a new reader' }) => channel.as(undefined, options).readPointer(STAGING)
  return { ...channel, root, force, read }
}

describe('a channel without keys', () => {
  it('is moved by everybody, and each revision still names the previous one', async () => {
    const { move, as, raw } = keyedChannel(temporaryFolder())
    expect([await move(undefined), await move(undefined)]).toEqual(['moved', 'moved'])
    const [first, second] = await as().readHistory(STAGING)
    expect([first?.before, first?.signature, second?.signature]).toEqual([undefined, undefined, undefined])
    expect(first && second?.before === revisionHash(first)).toBe(true)
    expect(await as().readPointer(STAGING)).toEqual(await raw.readPointer(STAGING))
  })

  it('is read also where its revisions do not name the previous ones', async () => {
    const { raw, following, as } = keyedChannel(temporaryFolder())
    for (let count = 0; count < 3; count++) await raw.movePointer(STAGING, await following())
    expect((await as().readPointer(STAGING))?.revision).toBe(3)
  })

  it('gets its first keys from somebody who has one that may change settings, and from nobody else', async () => {
    const { move, keys, ops, walletTeam, as } = keyedChannel(temporaryFolder())
    await move(undefined)
    const settings = { acceptsMixes: false, keys }
    await expect(move(undefined, { settings })).rejects.toThrow('there is no signing key here')
    await expect(move(walletTeam, { settings })).rejects.toThrow(
      'Nothing was moved, because readers of channel staging would refuse it: the revision is signed by wallet-team, whose key may not change settings there.',
    )
    expect(await move(ops, { settings })).toBe('moved')
    expect((await as().readPointer(STAGING))?.signature?.keyid).toBe(ops.id)
  })
})

describe('a channel with keys', () => {
  it('is read by everybody and moved by those whose keys may', async () => {
    const { move, promoter, ops, as } = await attacked()
    expect(await move(promoter, { release: release('c') })).toBe('moved')
    expect(await move(ops, { release: release('b') })).toBe('moved')
    const signers = (await as().readHistory(STAGING)).map(({ signature }) => signature?.keyid)
    expect(signers).toEqual([undefined, ops.id, ops.id, promoter.id, ops.id])
    expect((await as().readHistory(STAGING, 4)).map(({ revision }) => revision)).toEqual([4, 5])
  })

  it('reports to the second of two movers that another one was faster', async () => {
    const { as, ops, following } = await attacked()
    const move = await following({ release: release('c') })
    const stores = [as(ops), as(ops)]
    await Promise.all(stores.map((store) => store.readPointer(STAGING)))
    expect(await stores[0]?.movePointer(STAGING, move)).toBe('moved')
    expect(await stores[1]?.movePointer(STAGING, move)).toBe('conflict')
  })

  it('reports missing rights of a key before any work', async () => {
    const { as, promoter, walletTeam, stranger } = await attacked()
    await expect(as(promoter).checkRight(STAGING, 'promote')).resolves.toBeUndefined()
    await expect(as(promoter).checkRight(STAGING, 'rollback')).rejects.toThrow(
      `Your key promoter (${promoter.id}) may not roll back on channel staging: ask somebody whose key may change its settings to allow it.`,
    )
    await expect(as(walletTeam).checkRight(STAGING, 'promote')).rejects.toThrow('may not promote on')
    await expect(as(stranger).checkRight(STAGING, 'promote')).rejects.toThrow('is not known to channel')
    await expect(as().checkRight(STAGING, 'promote')).rejects.toThrow('create one with release key make')
  })

  it('is rolled back only by who may, and promoted only by who may', async () => {
    const { move, ops, promoter, keys } = await attacked()
    await expect(move(promoter, { release: release('a') })).rejects.toThrow('may not roll back there')
    const settings = {
      acceptsMixes: false,
      keys: keys.map((key) => (key.name === 'promoter' ? { ...key, may: ['rollback' as const] } : key)),
    }
    await move(ops, { settings })
    await expect(move(promoter, { release: release('c') })).rejects.toThrow('may not promote there')
    expect(await move(promoter, { release: release('a') })).toBe('moved')
  })

  it('changes its settings only for who may, and never loses its last such key', async () => {
    const { move, ops, promoter, walletTeam, keys } = await attacked()
    const more = { acceptsMixes: true, keys }
    for (const team of [promoter, walletTeam])
      await expect(move(team, { settings: more })).rejects.toThrow('may not change settings there')
    await expect(move(ops, { settings: { acceptsMixes: false } })).rejects.toThrow('takes all keys off')
    await expect(
      move(ops, { settings: { acceptsMixes: false, keys: [keyEntry(promoter, { may: ['promote'] })] } }),
    ).rejects.toThrow('leaves no key that could change its settings')
  })
})

describe('a reader does not trust', () => {
  it('a revision that nobody signed', async () => {
    const { raw, following, read } = await attacked()
    await raw.movePointer(STAGING, await following({ release: release('e') }))
    await expect(read()).rejects.toThrow('Channel staging, revision 4 names another revision before it')
  })

  it('an unsigned revision that names the previous one', async () => {
    const { raw, following, read } = await attacked()
    const last = await raw.readPointer(STAGING)
    const before = last && revisionHash(last)
    await raw.movePointer(STAGING, await following(before ? { before } : {}))
    await expect(read()).rejects.toThrow(
      'Channel staging, revision 4 is not signed, and the channel wants signatures. No command works with this channel until you remove channels/staging/00000004.json from the store',
    )
  })

  it('a signature by a key that is not in the channel, or under another key’s name', async () => {
    const { force, stranger, ops, raw, read, rewrite } = await attacked()
    await force(stranger, { release: release('e') })
    await expect(read()).rejects.toThrow(
      `is signed with ${stranger.id}, a key that the channel does not know`,
    )
    const { signature } = (await raw.readPointer(STAGING)) ?? {}
    rewrite(4, { signature: { keyid: ops.id, sig: signature?.sig ?? '' } })
    await expect(read()).rejects.toThrow('was not written so by ops')
  })

  it.each([
    ['another author', { author: 'Grace' }],
    ['another reason', { reason: 'another' }],
    ['another time', { at: '2024-03-15T13:00:00.000Z' }],
    ['another release', { release: release('e') }],
    ['other settings', { settings: { acceptsMixes: true } }],
  ])('%s in a revision that somebody signed', async (_, change) => {
    const { rewrite, read } = await attacked()
    rewrite(3, change)
    await expect(read()).rejects.toThrow('Channel staging, revision 3')
  })

  it('another author in a revision from before the keys', async () => {
    const { rewrite, read } = await attacked()
    rewrite(1, { author: 'Grace' })
    await expect(read()).rejects.toThrow('Channel staging, revision 2 names another revision before it')
  })

  it('a revision of another channel, or an old one again', async () => {
    const { raw, rewrite, file, read, as } = await attacked()
    const [, , third] = await raw.readHistory(STAGING)
    mkdirSync(path.dirname(file(1, 'production')), { recursive: true })
    copyFileSync(file(1), file(1, 'production'))
    copyFileSync(file(2), file(2, 'production'))
    const production = channelName('production')
    await expect(as().readPointer(production)).rejects.toThrow('was not written so by ops')
    if (third) await raw.movePointer(STAGING, { ...third, revision: 4 })
    await expect(read()).rejects.toThrow('revision 4 names another revision before it')
    if (third) rewrite(4, { before: revisionHash(third) })
    await expect(read()).rejects.toThrow('revision 4 was not written so by ops')
  })

  it('a settings change by a team’s key, forced past the command', async () => {
    const { force, walletTeam, keys, read } = await attacked()
    const mine = keyEntry(walletTeam, { may: ['promote', 'rollback', 'settings'] })
    await force(walletTeam, { settings: { acceptsMixes: false, keys: [...keys.slice(0, 2), mine] } })
    await expect(read()).rejects.toThrow('is signed by wallet-team, whose key may not change settings there')
  })

  it('a history with a hole', async () => {
    const { file, read } = await attacked()
    rmSync(file(2))
    await expect(read()).rejects.toThrow('does not follow revision 1: those between are gone')
  })
})

describe('a key that has ended', () => {
  const withPromoter = async (change: { revokedAt?: string; expiresAt?: string }) => {
    const channel = await attacked()
    await channel.move(channel.promoter, { release: release('c') })
    const keys = channel.keys.map((key) => (key.name === 'promoter' ? { ...key, ...change } : key))
    await channel.move(channel.ops, { settings: { acceptsMixes: false, keys } })
    return channel
  }

  it('moves nothing once it is revoked, whatever time it writes, and its earlier signatures stay valid', async () => {
    const { move, promoter, force, read, as } = await withPromoter({ revokedAt: '2024-03-15T12:00:00.000Z' })
    expect((await read())?.revision).toBe(5)
    await expect(as(promoter).checkRight(STAGING, 'promote')).rejects.toThrow(
      'is revoked since 2024-03-15T12:00:00.000Z on channel staging',
    )
    await expect(move(promoter, { release: release('e') })).rejects.toThrow('whose key is revoked since')
    await force(promoter, { release: release('e'), at: '2024-03-15T11:00:00.000Z' })
    await expect(read()).rejects.toThrow('revision 6 is signed by promoter, whose key is revoked since')
  })

  it('moves nothing once it has expired', async () => {
    const { move, promoter } = await withPromoter({ expiresAt: '2024-03-15T12:30:00.000Z' })
    expect(await move(promoter, { release: release('e') })).toBe('moved')
    await expect(move(promoter, { release: release('f'), at: '2024-03-15T12:30:00.000Z' })).rejects.toThrow(
      'whose key is expired since 2024-03-15T12:30:00.000Z',
    )
  })
})

describe('a reader who has looked before', () => {
  it('notices that an old channel was put back, which one who never looked cannot', async () => {
    const { read, file } = await attacked()
    await read({ reader: 'mine' })
    rmSync(file(3))
    await expect(read({ reader: 'mine' })).rejects.toThrow(
      'Channel staging is at revision 2 in the store, and revision 3 was seen here: an old copy of the channel was put back.',
    )
    expect((await read({ reader: 'somebody else' }))?.revision).toBe(2)
    for (const revision of [1, 2]) rmSync(file(revision))
    await expect(read({ reader: 'mine' })).rejects.toThrow('is at revision 0 in the store')
  })

  it('notices that the whole history was rewritten, with other keys or with none', async () => {
    const { read, raw, file, following, move, stranger } = await attacked()
    await read({ reader: 'mine' })
    for (const revision of [1, 2, 3]) rmSync(file(revision))
    for (let count = 0; count < 3; count++) await raw.movePointer(STAGING, await following())
    await expect(read({ reader: 'mine' })).rejects.toThrow(
      'Channel staging, revision 3 is another document than was seen here: the history has been rewritten.',
    )
    const keys = [keyEntry(stranger, { may: ['settings'] })]
    await move(stranger, { settings: { acceptsMixes: false, keys } })
    await expect(read({ reader: 'mine' })).rejects.toThrow('the history has been rewritten')
  })

  it('reads only new revisions, and verifies them as well', async () => {
    const { as, raw, move, ops, rewrite } = await attacked()
    const reader = { reader: 'mine' }
    await as(undefined, reader).readPointer(STAGING)
    await move(ops, { release: release('c') })
    const read = jest.spyOn(raw, 'readHistory')
    expect((await as(undefined, reader).readPointer(STAGING))?.revision).toBe(4)
    expect(read.mock.calls).toEqual([[STAGING, 3]])
    rewrite(4, { author: 'Grace' })
    await expect(as(undefined, reader).readPointer(STAGING)).rejects.toThrow('the history has been rewritten')
  })
})

describe('a reader with a list of trusted first keys', () => {
  it('trusts no others, and no channel without keys', async () => {
    const { as, ops, stranger, raw, file, following, move } = await attacked()
    const readBy = (reader: string, ...firstKeys: string[]) =>
      as(undefined, { reader, firstKeys }).readPointer(STAGING)
    expect((await readBy('one', ops.id))?.revision).toBe(3)
    await expect(readBy('two', stranger.id)).rejects.toThrow(
      'revision 2 gives it its first keys and is signed by none of those in CROSSBOOK_FIRST_KEYS',
    )
    for (const revision of [1, 2, 3]) rmSync(file(revision))
    await raw.movePointer(STAGING, await following())
    await expect(readBy('three', ops.id)).rejects.toThrow('shows a channel that trusts everybody')
    const keys = [keyEntry(stranger, { may: ['settings'] })]
    await move(stranger, { settings: { acceptsMixes: false, keys } })
    await expect(readBy('four', ops.id)).rejects.toThrow('is signed by none of those in CROSSBOOK_FIRST_KEYS')
  })
})
