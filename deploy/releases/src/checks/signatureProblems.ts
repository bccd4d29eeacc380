import {
  type BuiltApp,
  type BuiltHost,
  type BuiltRemote,
  canonicalJson,
  type ChannelName,
  own,
} from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { type BuildTrustProblem, trustBuild } from '@crossbook/trust'
import { readableRelease } from '../history/readRelease'

/** Builds that are to be shown on a channel. */
export interface Showing {
  channel: ChannelName
  builds: { readonly host?: BuiltHost; readonly remotes?: readonly BuiltRemote[] }
  /** Builds that are already accepted: those the channel shows now, or for a rollback every build it has shown. */
  known: 'present' | 'history'
  now: Date
}

/**
 * Returns the builds whose signatures are missing or invalid on a channel with keys; empty for a channel without keys. A build that the
 * channel has already shown is refused only if its key was revoked before that.
 */
export async function signatureProblems(
  store: Store,
  { channel, builds: { host, remotes = [] }, known, now }: Showing,
): Promise<BuildTrustProblem[]> {
  const keys = (await store.readPointer(channel))?.settings?.keys
  if (!keys) return []
  const checks = [...(host ? [host] : []), ...remotes].map(async (app) => {
    const trusted = await trustBuild(store, app, keys, now)
    if (trusted.ok) return []
    const since = await shownSince(store, channel, app, known)
    if (since === undefined) return [trusted.problem]
    if (trusted.problem.kind !== 'signerRevoked') return []
    return Date.parse(since) < Date.parse(trusted.problem.since) ? [] : [trusted.problem]
  })
  return (await Promise.all(checks)).flat()
}

/**
 * Since when the channel has shown a build without a break, the last time that it did; undefined when it has not. By the channel's
 * own revisions, because a signature's time is whatever its signer wrote.
 */
async function shownSince(store: Store, channel: ChannelName, app: BuiltApp, known: Showing['known']) {
  let since: string | undefined
  for (const revision of (await store.readHistory(channel)).reverse()) {
    if (await hasBuild(store, revision, app)) since = revision.at
    else if (since !== undefined || known === 'present') return since
  }
  return since
}

async function hasBuild(store: Store, { release: id, apps }: ChannelRevision, app: BuiltApp) {
  if (own(apps, app.name) !== app.version) return false
  const release = await readableRelease(store, id)
  if (!release) return false
  return [release.host, ...release.remotes].some((other) => canonicalJson(other) === canonicalJson(app))
}
