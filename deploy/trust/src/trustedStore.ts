import {
  type AppName,
  canonicalJson,
  type ChannelName,
  checkRelease,
  type ReleaseId,
} from '@crossbook/contract'
import type { ChannelKey, ChannelRevision, ChannelRight, Store } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import { isGranted, isGrantedAnywhere } from './chain/neededRights'
import { moveText, revisionProblem, rewritten, TrustProblem } from './chain/revisionMessages'
import { type Reader, verifiedChannels } from './chain/verifiedChannels'
import { type Verified, verifyNext } from './chain/verifyNext'
import { keyOf, lapseOf } from './keys/keyLapse'
import type { Signer } from './keys/signer'
import { revisionHash, signRevision } from './signatures'

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
  'create one with release key make and ask for its rights, or set CROSSBOOK_SIGNING_KEY to the key of this CI'

/** Returns a store that verifies every revision that it reads, and signs those that it writes. Throws TrustProblems. */
export function trustedStore(store: Store, reader: Reader): TrustedStore {
  const { signer, seen, now } = reader
  const { known, remember, verify, verifyAll } = verifiedChannels(store, reader)
  /** The last history that was read and verified, because commands read the history of one channel several times. */
  let whole: { channel: ChannelName; hash: string; history: readonly ChannelRevision[] } | undefined

  return {
    ...store,
    async readPointer(channel) {
      return (await verify(channel))?.last
    },
    async readHistory(channel, from = 1) {
      // The last verified history is probably still current. Otherwise the whole history is read, once.
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
      // Newer revisions have just been verified. The last read one must be among them.
      const then = history.find(({ revision }) => revision === verified.last.revision)
      if (!all || !then || revisionHash(then) !== verified.hash)
        throw rewritten(channel, verified.last.revision, seen.placeOf(channel))
      whole = { channel, hash: all.hash, history }
      return history.filter(({ revision }) => revision >= from)
    },
    async movePointer(channel, revision) {
      // The new revision follows the last verified one. Otherwise the store reports a conflict.
      const { last, hash = '' } = known.get(channel) ?? {}
      const isNext = last && last.revision + 1 === revision.revision
      const verified = isNext ? { last, hash } : await verify(channel)
      if (verified && revision.revision <= verified.last.revision) return 'conflict'
      const linked = verified ? { ...revision, before: verified.hash } : revision
      const isKeyed = (verified?.last.settings?.keys ?? revision.settings?.keys) !== undefined
      if (isKeyed && !signer)
        throw new TrustProblem(
          `Channel ${channel} requires signed changes, and there is no signing key here: ${NO_KEY}. Nothing was moved.`,
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
      if (keys) checkKey(channel, keys, { signer, now: now(), right, apps })
    },
  }

  /** Refuses a revision that the next reader would refuse. */
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

interface RequiredRight {
  signer: Signer | undefined
  now: Date
  right: ChannelRight | readonly [ChannelRight, ...ChannelRight[]]
  apps: readonly AppName[] | undefined
}

/** Throws a TrustProblem unless the reader's key is in force on a channel and has the right. */
function checkKey(
  channel: ChannelName,
  keys: readonly ChannelKey[],
  { signer, now, right, apps }: RequiredRight,
) {
  if (!signer)
    throw new TrustProblem(
      `Channel ${channel} requires signed changes, and there is no signing key here: ${NO_KEY}.`,
    )
  const key = keyOf(keys, signer.id)
  const refuse = (why: string) =>
    new TrustProblem(
      `Your key ${signer.name} (${signer.id}) ${why} channel ${channel}: ask somebody whose key may change its settings to allow it.`,
    )
  if (!key) throw refuse('is not known to')
  const lapse = lapseOf(key, now.toISOString())
  if (lapse) throw refuse(`is ${lapse.kind} since ${lapse.since} on`)
  const anyOf = typeof right === 'string' ? ([right] as const) : right
  if (apps === undefined) {
    if (anyOf.some((one) => isGrantedAnywhere(key.may, one))) return
    throw refuse(`may not ${moveText({ anyOf, app: undefined })} on`)
  }
  const lacking = apps.find((app) => !anyOf.some((one) => isGranted(key.may, one, app)))
  if (lacking !== undefined) throw refuse(`may not ${moveText({ anyOf, app: lacking })} on`)
}

/**
 * Returns whether these are all revisions from `first` to the one with the hash `end`, each named by its successor. Then a reader who
 * trusts the last one can trust all of them without checking earlier revisions, because a hash names one content.
 */
function isChainTo(revisions: readonly ChannelRevision[], first: number, end: string) {
  let wanted: string | undefined = end
  for (const revision of revisions.toReversed()) {
    if (wanted === undefined || revisionHash(revision) !== wanted) return false
    wanted = revision.before
  }
  return revisions.every(({ revision }, index) => revision === first + index)
}

/**
 * Throws a TrustProblem when a signed revision names other versions than a release that it shows to all or some users. Rights for one
 * application are judged by the versions that revisions name, so these have to be true.
 */
function verifyShownApps(
  channel: ChannelName,
  { release, apps, rollout, revision, settings }: ChannelRevision,
  id: ReleaseId,
  document: string,
) {
  const builds = release === id ? apps : rollout?.release === id ? rollout.apps : undefined
  if (!settings?.keys || !builds) return
  // Its reader reports a document that cannot be read.
  const read = checkRelease(parsedJson(document))
  if (!read.ok) return
  const { host, remotes } = read.value
  const shown = Object.fromEntries([host, ...remotes].map(({ name, version }) => [name, version]))
  if (canonicalJson(builds) !== canonicalJson(shown))
    throw revisionProblem(
      channel,
      revision,
      `names other versions than its release ${id}, and so hides what it changes`,
    )
}
