import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName, ReleaseId } from '@crossbook/contract'
import { type ChannelKey, type ChannelRevision, folderStore } from '@crossbook/store'
import { makeKey, seenRevisions, type Signer, trustedStore } from '@crossbook/trust'
import { STAGING } from './publishedApps'

const NOON = '2024-03-15T12:00:00.000Z'

/** A channel's entry for a signer's key. */
export function keyEntry({ name, key }: Signer, grant: Partial<ChannelKey> = {}): ChannelKey {
  return { name, key, builds: [], may: [], ...grant }
}

/**
 * A store in a folder whose channel staging has keys. `ops` may do everything. `promoter` may only promote. `walletTeam` signs the wallet's
 * builds. `as` opens the store for a person, and records the revisions that this person has seen.
 */
export function keyedChannel(root: string) {
  const [ops, promoter, walletTeam, stranger] = (['ops', 'promoter', 'wallet-team', 'stranger'] as const).map(
    (name) => makeKey(name).signer,
  ) as [Signer, Signer, Signer, Signer]
  const keys = [
    keyEntry(ops, { may: ['promote', 'rollback', 'settings'] }),
    keyEntry(promoter, { may: ['promote'] }),
    keyEntry(walletTeam, { builds: ['wallet' as AppName] }),
  ]
  const raw = folderStore(path.join(root, 'store'))
  const as = (signer?: Signer, options: { reader?: string; firstKeys?: readonly string[] } = {}) =>
    trustedStore(raw, {
      signer,
      seen: seenRevisions(path.join(root, 'seen', options.reader ?? signer?.name ?? 'reader'), 'a store'),
      firstKeys: options.firstKeys,
      now: () => new Date(NOON),
    })
  /** Returns the revision that follows the store's last one. */
  const following = async (overrides: Partial<ChannelRevision> = {}): Promise<ChannelRevision> => {
    const last = await raw.readPointer(STAGING)
    return {
      revision: (last?.revision ?? 0) + 1,
      release: last?.release ?? release('a'),
      at: NOON,
      author: 'Ada',
      reason: 'to see it move',
      kind: 'promotion',
      apps: {},
      ...(last?.settings ? { settings: last.settings } : {}),
      ...overrides,
    }
  }
  /** Moves the channel as this signer. */
  const move = async (signer: Signer | undefined, overrides: Partial<ChannelRevision> = {}) =>
    as(signer).movePointer(STAGING, await following(overrides))
  const start = async () => {
    await move(undefined)
    await move(ops, { settings: { acceptsMixes: false, keys } })
  }
  /** Returns the path of a revision's file, for access without verification. */
  const file = (revision: number, name: string = STAGING) =>
    path.join(root, 'store/channels', name, `0000000${revision}.json`)
  /** Changes a revision in its file, as a person with the store's credentials could. */
  const rewrite = (revision: number, change: Partial<ChannelRevision>) => {
    const document = JSON.parse(readFileSync(file(revision), 'utf8')) as ChannelRevision
    writeFileSync(file(revision), JSON.stringify({ ...document, ...change }))
  }
  return { raw, ops, promoter, walletTeam, stranger, keys, as, following, move, start, file, rewrite }
}

/** A release's name made of one digit. */
export function release(digit: string) {
  return `r${digit.repeat(16)}` as ReleaseId
}
