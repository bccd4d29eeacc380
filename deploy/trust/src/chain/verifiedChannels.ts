import type { ChannelName, ReleaseId } from '@crossbook/contract'
import { type ChannelRevision, LAYOUT, type Store } from '@crossbook/store'
import type { Signer } from '../keys/signer'
import { revisionHash } from '../signatures'
import { revisionProblem, rewritten, rolledBack } from './revisionMessages'
import type { Seen, SeenRevisions } from './seenRevisions'
import { type Verified, verifyNext } from './verifyNext'

/** The reader and writer of a store. */
export interface Reader {
  /** The key that signs revisions; undefined where the reader has none. */
  signer: Signer | undefined
  seen: SeenRevisions
  /** Ids of the keys that may give a channel its first ones; undefined: any. */
  firstKeys: readonly string[] | undefined
  now(): Date
  /** Called once with a sentence for each revision that a channel goes on without. */
  warn?: (message: string) => void
}

/** Verifies the revisions of a store's channels, and remembers the verified ones. */
export function verifiedChannels(store: Store, { seen, firstKeys, warn }: Reader) {
  const known = new Map<ChannelName, Seen & Partial<Verified>>()
  const warned = new Set<string>()
  /** Reports each revision that is damaged or gone between two others. */
  function reportGap(channel: ChannelName, first: number, end: number) {
    for (let revision = first; revision < end; revision++) {
      const file = LAYOUT.revision(channel, revision)
      if (warned.has(file)) continue
      warned.add(file)
      warn?.(
        `Channel ${channel}, revision ${revision} is damaged or gone (${file}), and the channel goes on without it: pnpm release doctor shows what that breaks.`,
      )
    }
  }

  /** Refuses a channel's first keys that are not among those that this reader requires. */
  function verifyFirstKeys(channel: ChannelName, { revision, settings, signature }: ChannelRevision) {
    if (firstKeys && settings?.keys && !firstKeys.includes(signature?.keyid ?? ''))
      throw revisionProblem(
        channel,
        revision,
        'gives it its first keys and is signed by none of those in CROSSBOOK_FIRST_KEYS',
      )
  }

  /** Refuses a channel without keys, if this reader requires certain first keys. */
  function verifyHasKeys(channel: ChannelName, { revision, settings }: ChannelRevision) {
    if (firstKeys && !settings?.keys)
      throw revisionProblem(
        channel,
        revision,
        'shows a channel that trusts everybody, and CROSSBOOK_FIRST_KEYS says that it has keys',
      )
  }

  /** Verifies the revisions after `from`. Returns the last one, or 'historyNeeded' if that depends on earlier releases. */
  function walk(
    channel: ChannelName,
    history: readonly ChannelRevision[],
    from?: Verified,
  ): Verified | 'historyNeeded' | undefined {
    const [releases, builds] = [new Set<ReleaseId>(), new Set<string>()]
    const shown = from ? undefined : { releases, builds }
    let verified = from
    // Where a channel has or had keys, their signatures cover all earlier revisions as well, so none may be missing.
    const mayLeaveOut = ![from?.last, ...history].some((revision) => revision?.settings?.keys)
    for (const revision of history) {
      if (mayLeaveOut) reportGap(channel, (verified?.last.revision ?? 0) + 1, revision.revision)
      if (!verified?.last.settings?.keys) verifyFirstKeys(channel, revision)
      const next = verifyNext(channel, verified, revision, shown, mayLeaveOut)
      if (next === 'historyNeeded') return next
      verified = next
      releases.add(revision.release)
      for (const [app, version] of Object.entries(revision.apps)) builds.add(`${app}@${version}`)
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

  /** Verifies everything from the first revision on. */
  function verifyAll(channel: ChannelName, history: readonly ChannelRevision[]) {
    const verified = walk(channel, history)
    if (verified === 'historyNeeded') throw new Error('The whole history was not enough')
    return verified
  }

  /** Continues from the remembered revision, or refuses a store that shows something else. */
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

  /** Verifies the channel's last revision and returns it. `read` is its whole history, if the caller has just read it. */
  async function verify(
    channel: ChannelName,
    read?: readonly ChannelRevision[],
  ): Promise<Verified | undefined> {
    const last = read ? read.at(-1) : await store.readPointer(channel)
    if (last) {
      const verified = await continued(channel, last, read)
      if (verified) verifyHasKeys(channel, verified.last)
      return verified && remember(channel, verified)
    }
    const mark = known.get(channel) ?? (await seen.read(channel))
    if (mark?.isKeyed) throw rolledBack(channel, mark.revision, 0, seen.placeOf(channel))
    return undefined
  }

  return {
    verify,
    verifyAll,
    remember,
    /** The last verified revision of each channel, where one is known. */
    known: known as ReadonlyMap<ChannelName, Seen & Partial<Verified>>,
  }
}
