import type { BuiltHost, BuiltRemote, ChannelName, Release, ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { composeRelease } from './composeRelease'
import { type Fallbacks, fallbacksOf } from './fallbacks'
import { readMark } from '../builds/marks'
import { readRelease, UnreadableRelease } from '../history/readRelease'
import { signatureProblems } from '../checks/signatureProblems'

/** Builds that are to be a channel's next release, and what they follow. */
export interface Succession {
  channel: ChannelName
  /** Release that the channel shows now, also where this code cannot read it; null before the first. */
  parent: ReleaseId | null
  /** The same as a document, where it can be read. */
  current: (Pick<Release, 'id' | 'host' | 'hostBefore' | 'remotes'> & Fallbacks) | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
  author: string
  reason: string
  /** ISO 8601 instant. */
  createdAt: string
}

/**
 * The release of these builds; each remote brings the builds that it had before, for pages to fall back on, and the host the
 * release in which another stood.
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
 * The last release with another host that nobody has marked as bad and whose key still counts; going back to that host, what had
 * been before it.
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

async function readableRelease(store: Store, id: ReleaseId) {
  try {
    return await readRelease(store, id)
  } catch (error) {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  }
}
