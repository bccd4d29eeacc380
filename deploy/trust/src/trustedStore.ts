import type { AppName, ChannelName, ReleaseId } from '@crossbook/contract'
import { type ChannelRevision, type ChannelRight, revisionFile, type Store } from '@crossbook/store'
import { isChainTo } from './chain/chainTo'
import { verifyFirstKeys, verifyHasKeys } from './chain/firstKeys'
import { isGranted, isGrantedAnywhere } from './chain/neededRights'
import { moveText, rewritten, rolledBack } from './chain/revisionWords'
import { revisionHash, signRevision } from './chain/revisionContent'
import { verifyShownApps } from './chain/shownApps'
import type { Seen, SeenRevisions } from './chain/seenRevisions'
import { type Verified, verifyNext } from './chain/verifyNext'
import { keyOf, lapseOf } from './keys/standing'
import type { Signer } from './keys/signer'
import { TrustProblem } from './trustProblem'

/** Who reads and writes. */
export interface Reader {
  /** The key that revisions are signed with; undefined where there is none. */
  signer: Signer | undefined
  seen: SeenRevisions
  /** Ids of the keys that may give a channel its first ones; undefined: whoever comes first. */
  firstKeys: readonly string[] | undefined
  now(): Date
  /** Told of each revision that a channel goes on without, once, in a sentence. */
  tell?: (words: string) => void
}

/** A store whose channels are verified. */
export interface TrustedStore extends Store {
  /**
   * Throws a TrustProblem where this reader's key may not do this to the channel, before work is put into it.
   *
   * @param right the right, or several of which one is enough
   * @param apps the applications to do it to; left out: any, for a command that does not know them yet. Writing the revision
   * checks them again.
   */
  checkRight(
    channel: ChannelName,
    right: ChannelRight | readonly [ChannelRight, ...ChannelRight[]],
    apps?: readonly AppName[],
  ): Promise<void>
}

const NO_KEY =
  'make one with release key make and have it allowed, or set CROSSBOOK_SIGNING_KEY to the key of this CI'

/**
 * The store, with every revision of a channel verified before it is given out and signed before it is written; throws a
 * TrustProblem for one that is not believed. A channel without keys is read and moved as it is.
 */
export function trustedStore(store: Store, { signer, seen, firstKeys, now, tell }: Reader): TrustedStore {
  const known = new Map<ChannelName, Seen & Partial<Verified>>()
  const told = new Set<string>()
  /** The history that was read and verified last: commands ask for that of one channel several times. */
  let whole: { channel: ChannelName; hash: string; history: readonly ChannelRevision[] } | undefined

  /** Revisions between two that follow one another are damaged or gone: whoever reads is told of each. */
  function tellOfGap(channel: ChannelName, first: number, end: number) {
    for (let revision = first; revision < end; revision++) {
      const file = revisionFile(channel, revision)
      if (told.has(file)) continue
      told.add(file)
      tell?.(
        `Channel ${channel}, revision ${revision} is damaged or gone (${file}), and the channel goes on without it: pnpm release doctor says what that breaks.`,
      )
    }
  }

  /** Verifies what follows `from` and gives the end; 'historyNeeded' when it takes what the channel has shown before. */
  function walk(
    channel: ChannelName,
    history: readonly ChannelRevision[],
    from?: Verified,
  ): Verified | 'historyNeeded' | undefined {
    const [releases, builds] = [new Set<ReleaseId>(), new Set<string>()]
    const shown = from ? undefined : { releases, builds }
    let verified = from
    // Where there are keys, or ever were, everything that came before is part of what they signed.
    const mayLeaveOut = ![from?.last, ...history].some((revision) => revision?.settings?.keys)
    for (const revision of history) {
      if (mayLeaveOut) tellOfGap(channel, (verified?.last.revision ?? 0) + 1, revision.revision)
      if (!verified?.last.settings?.keys) verifyFirstKeys(channel, revision, firstKeys)
      const next = verifyNext(channel, verified, revision, shown, mayLeaveOut)
      if (next === 'historyNeeded') return next
      verified = next
      releases.add(revision.release)
      for (const [app, version] of Object.entries(revision.apps ?? {})) builds.add(`${app}@${version}`)
    }
    return verified
  }

  async function remember(channel: ChannelName, verified: Verified) {
    const { last, hash } = verified
    const before = known.get(channel)
    const isKeyed = last.settings?.keys !== undefined
    known.set(channel, { revision: last.revision, hash, isKeyed, last })
    if (before?.revision !== last.revision || before.hash !== hash)
      await seen.write(channel, { revision: last.revision, hash, isKeyed })
    return verified
  }

  /** Everything from the first revision on. */
  function verifyAll(channel: ChannelName, history: readonly ChannelRevision[]) {
    const verified = walk(channel, history)
    if (verified === 'historyNeeded') throw new Error('The whole history was not enough')
    return verified
  }

  /** What the reader knows of a channel may be continued, or it is refused that the store shows something else. */
  async function continued(channel: ChannelName, last: ChannelRevision, read?: readonly ChannelRevision[]) {
    const since = async (from: number) =>
      read ? read.filter(({ revision }) => revision >= from) : store.readHistory(channel, from)
    const mark = known.get(channel) ?? (await seen.read(channel))
    if (!mark) return verifyAll(channel, await since(1))
    const place = seen.placeOf(channel)
    if (last.revision < mark.revision) {
      if (mark.isKeyed) throw rolledBack(channel, mark.revision, last.revision, place)
      return verifyAll(channel, await since(1))
    }
    const [first, ...later] = last.revision === mark.revision ? [last] : await since(mark.revision)
    if (first?.revision !== mark.revision || revisionHash(first) !== mark.hash) {
      if (mark.isKeyed) throw rewritten(channel, mark.revision, place)
      return verifyAll(channel, await since(1))
    }
    known.set(channel, mark)
    const verified = walk(channel, later, { last: first, hash: mark.hash })
    return verified === 'historyNeeded' ? verifyAll(channel, await since(1)) : verified
  }

  /** The channel's last revision, verified; `read` is its whole history where that was just read. */
  async function verify(
    channel: ChannelName,
    read?: readonly ChannelRevision[],
  ): Promise<Verified | undefined> {
    const last = read ? read.at(-1) : await store.readPointer(channel)
    if (last) {
      const verified = await continued(channel, last, read)
      if (verified) verifyHasKeys(channel, verified.last, firstKeys)
      return verified && remember(channel, verified)
    }
    const mark = known.get(channel) ?? (await seen.read(channel))
    if (mark?.isKeyed) throw rolledBack(channel, mark.revision, 0, seen.placeOf(channel))
    return undefined
  }

  return {
    ...store,
    async readPointer(channel) {
      return (await verify(channel))?.last
    },
    async readHistory(channel, from = 1) {
      // One that was read and verified is likely to be the present one still; otherwise all is read, once.
      const isRead = whole?.channel === channel && whole.hash === known.get(channel)?.hash
      const read = isRead || from > 1 ? undefined : await store.readHistory(channel)
      const verified = await verify(channel, read)
      if (!verified) return []
      if (whole?.channel === channel && whole.hash === verified.hash)
        return whole.history.filter(({ revision }) => revision >= from)
      if (from > 1) {
        const some = await store.readHistory(channel, from)
        if (some.length > 0 && isChainTo(some, from, verified.hash)) return some
      }
      const history = read ?? (await store.readHistory(channel))
      const all = verifyAll(channel, history)
      // What came since it was looked at has just been verified; what was looked at must be among it.
      const then = history.find(({ revision }) => revision === verified.last.revision)
      if (!all || !then || revisionHash(then) !== verified.hash)
        throw rewritten(channel, verified.last.revision, seen.placeOf(channel))
      whole = { channel, hash: all.hash, history }
      return history.filter(({ revision }) => revision >= from)
    },
    async movePointer(channel, revision) {
      // What was verified last is what this follows, or the store says that somebody else has followed it.
      const { last, hash = '' } = known.get(channel) ?? {}
      const isNext = last && last.revision + 1 === revision.revision
      const verified = isNext ? { last, hash } : await verify(channel)
      if (verified && revision.revision <= verified.last.revision) return 'conflict'
      const linked = verified ? { ...revision, before: verified.hash } : revision
      const isKeyed = (verified?.last.settings?.keys ?? revision.settings?.keys) !== undefined
      if (isKeyed && !signer)
        throw new TrustProblem(
          `Channel ${channel} wants to know who moves it, and there is no signing key here: ${NO_KEY}. Nothing was moved.`,
        )
      const written = isKeyed && signer ? signRevision(channel, linked, signer) : linked
      if (isKeyed) await verifyOwn(channel, verified, written)
      const outcome = await store.movePointer(channel, written)
      if (outcome === 'moved') await remember(channel, { last: written, hash: revisionHash(written) })
      return outcome
    },
    async readRelease(id) {
      const document = await store.readRelease(id)
      if (document !== undefined)
        for (const [channel, { last }] of known) if (last) verifyShownApps(channel, last, id, document)
      return document
    },
    async checkRight(channel, right, apps) {
      const keys = (await verify(channel))?.last.settings?.keys
      if (!keys) return
      if (!signer)
        throw new TrustProblem(
          `Channel ${channel} wants to know who moves it, and there is no signing key here: ${NO_KEY}.`,
        )
      const key = keyOf(keys, signer.id)
      const refuse = (why: string) =>
        new TrustProblem(
          `Your key ${signer.name} (${signer.id}) ${why} channel ${channel}: ask somebody whose key may change its settings to allow it.`,
        )
      if (!key) throw refuse('is not known to')
      const lapse = lapseOf(key, now().toISOString())
      if (lapse) throw refuse(`is ${lapse.kind} since ${lapse.since} on`)
      const anyOf = typeof right === 'string' ? ([right] as const) : right
      if (apps === undefined) {
        if (anyOf.some((one) => isGrantedAnywhere(key.may, one))) return
        throw refuse(`may not ${moveText({ anyOf, app: undefined })} on`)
      }
      const lacking = apps.find((app) => !anyOf.some((one) => isGranted(key.may, one, app)))
      if (lacking !== undefined) throw refuse(`may not ${moveText({ anyOf, app: lacking })} on`)
    },
  }

  /** Nobody is to find out from the next reader that his own revision is refused. */
  async function verifyOwn(channel: ChannelName, verified: Verified | undefined, revision: ChannelRevision) {
    try {
      const next = verifyNext(channel, verified, revision, undefined)
      if (next === 'historyNeeded') verifyAll(channel, [...(await store.readHistory(channel)), revision])
    } catch (error) {
      if (!(error instanceof TrustProblem) || error.why === undefined) throw error
      throw new TrustProblem(
        `Nothing was moved, because readers of channel ${channel} would refuse it: the revision ${error.why}.`,
      )
    }
  }
}
