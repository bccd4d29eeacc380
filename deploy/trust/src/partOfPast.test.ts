/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { keyedChannel, release } from '@crossbook/deploy-testing/keyedChannel'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { channelName, type Store } from '@crossbook/store'
import { seenRevisions } from './chain/seenRevisions'
import { TrustProblem } from './chain/revisionMessages'
import { trustedStore } from './trustedStore'

const STAGING = channelName('staging')
const temporaryFolder = temporaryFolders()

/** Returns a reader who knows a keyed channel with five revisions, and the numbers from which its store's history is read. */
async function readerAndReads() {
  const root = temporaryFolder()
  const channel = keyedChannel(root)
  await channel.start()
  for (const name of ['b', 'c', 'd']) await channel.move(channel.ops, { release: release(name) })
  const from: number[] = []
  const raw: Store = {
    ...channel.raw,
    readHistory: (name, first = 1) => {
      from.push(first)
      return channel.raw.readHistory(name, first)
    },
  }
  const seen = seenRevisions(path.join(root, 'marks'), 'a store')
  const reader = () =>
    trustedStore(raw, { signer: undefined, seen, firstKeys: undefined, now: () => new Date() })
  // The first read verifies the whole history.
  await reader().readPointer(STAGING)
  from.length = 0
  return { ...channel, reader, from }
}

describe('a part of a channel’s past', () => {
  it('is read without the rest when each names the previous one, up to a trusted one', async () => {
    const { reader, from } = await readerAndReads()
    expect((await reader().readHistory(STAGING, 4)).map(({ revision }) => revision)).toEqual([4, 5])
    expect(from).toEqual([4])
  })

  it('is refused where one of it was rewritten', async () => {
    const { reader, rewrite } = await readerAndReads()
    rewrite(4, { author: 'Mallory' })
    await expect(reader().readHistory(STAGING, 4)).rejects.toThrow(TrustProblem)
    await expect(reader().readHistory(STAGING, 5)).resolves.toHaveLength(1)
    await expect(reader().readHistory(STAGING)).rejects.toThrow(TrustProblem)
  })

  it('is read once by a caller that asks for all of it several times, until the channel moves', async () => {
    const { reader, from, move, ops } = await readerAndReads()
    const store = reader()
    await store.readHistory(STAGING)
    expect(await store.readHistory(STAGING, 2)).toHaveLength(4)
    expect(from).toEqual([1])
    await move(ops, { release: release('e') })
    expect(await store.readHistory(STAGING)).toHaveLength(6)
  })
})

/** A channel without keys at revision 3. */
async function moved() {
  const root = temporaryFolder()
  const channel = keyedChannel(root)
  for (let revision = 1; revision <= 3; revision++) await channel.move(undefined)
  const damageSecond = () =>
    writeFileSync(path.join(root, 'store/channels/staging/00000002.json'), 'half a docu')
  return { ...channel, damageSecond }
}

it('a channel without keys works on with a damaged old revision, and names it once', async () => {
  const { raw, move, damageSecond } = await moved()
  damageSecond()
  const warnings: string[] = []
  const store = trustedStore(raw, {
    signer: undefined,
    seen: seenRevisions(temporaryFolder(), 'a store'),
    firstKeys: undefined,
    now: () => new Date(),
    warn: (message) => void warnings.push(message),
  })
  expect((await store.readHistory(STAGING)).map(({ revision }) => revision)).toEqual([1, 3])
  expect((await store.readPointer(STAGING))?.revision).toBe(3)
  expect(warnings).toEqual([
    'Channel staging, revision 2 is damaged or gone (channels/staging/00000002.json), and the channel goes on without it: pnpm release doctor shows what that breaks.',
  ])
  expect(await move(undefined)).toBe('moved')
})

it('a channel with keys does not, even for a revision from before the keys', async () => {
  const { ops, keys, move, as, damageSecond } = await moved()
  await move(ops, { settings: { acceptsMixes: false, keys } })
  damageSecond()
  await expect(as(undefined, { reader: 'a new reader' }).readPointer(STAGING)).rejects.toThrow(
    'revision 3 does not follow revision 1: those between are gone or damaged',
  )
})
