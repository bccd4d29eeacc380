import type { BuiltHost, BuiltRemote, ChannelName, Release, ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { composeRelease } from './composeRelease'
import { type Fallbacks, fallbacksOf } from './fallbacks'
import { readMark } from '../builds/marks'
import { readableRelease } from '../history/readRelease'
import { signatureProblems } from '../checks/signatureProblems'

/** The builds of a channel's next release, and the release that they follow. */
export interface Succession {
  channel: ChannelName
  /** The channel's current release, even if this code cannot read it; null before the first release. */
  parent: ReleaseId | null
  /** The current release, if it is readable. */
  current: (Pick<Release, 'id' | 'host' | 'hostBefore' | 'remotes'> & Fallbacks) | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
  author: string
  reason: string
  /** ISO 8601 instant. */
  createdAt: string
}

/**
 * Composes the release of these builds. Pages can fall back on each remote's previous builds and on the release with the previous
 * host, so the release names them.
 */
export async function nextRelease(store: Store, { channel, current, remotes, ...content }: Succession) {
  const now = new Date(content.createdAt)
  const fallbacks = await fallbacksOf(store, { channel, current, host: content.host, remotes, now })
  const hostBefore = current && (await hostBeforeOf(store, { channel, current, next: content.host, now }))
  return composeRelease({
    ...content,
    remotes: [...remotes],
    ...fallbacks,
    ...(hostBefore ? { hostBefore } : {}),
  })
}

/**
 * Returns the last release with another host that is not marked as bad and whose key is still valid. When the channel returns to the
 * previous host, returns the `hostBefore` of the release with that host.
 */
async function hostBeforeOf(
  store: Store,
  {
    channel,
    current: { id, host, hostBefore },
    next,
    now,
  }: { channel: ChannelName; current: NonNullable<Succession['current']>; next: BuiltHost; now: Date },
): Promise<ReleaseId | undefined> {
  if (host.version === next.version || (await readMark(store, host.name, host.version))) return hostBefore
  const showing = { channel, builds: { host }, known: 'history', now } as const
  if ((await signatureProblems(store, showing)).length > 0) return hostBefore
  const before = hostBefore && (await readableRelease(store, hostBefore))
  return before && before.host.version === next.version ? before.hostBefore : id
}
