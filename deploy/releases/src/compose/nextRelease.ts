import type { ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { readMark } from '../builds/marks'
import { signatureProblems } from '../checks/signatureProblems'
import { readableRelease } from '../history/readRelease'
import { composeRelease } from './composeRelease'
import { fallbacksOf, type Followed } from './fallbacks'

/** A release to compose for a channel. */
export interface Succession extends Omit<Followed, 'now'> {
  /** The channel's current release, even if this code cannot read it; null before the first release. */
  parent: ReleaseId | null
  author: string
  reason: string
  createdAt: string
}

/** Composes the release of these builds, with the previous builds and the previous host that its pages can fall back on. */
export async function nextRelease(store: Store, { channel, current, remotes, ...content }: Succession) {
  const followed = { channel, current, host: content.host, remotes, now: new Date(content.createdAt) }
  const fallbacks = await fallbacksOf(store, followed)
  const hostBefore = await hostBeforeOf(store, followed)
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
async function hostBeforeOf(store: Store, { channel, current, host: next, now }: Followed) {
  if (!current) return undefined
  const { id, host, hostBefore } = current
  if (host.version === next.version || (await readMark(store, host.name, host.version))) return hostBefore
  const showing = { channel, builds: { host }, known: 'history', now } as const
  if ((await signatureProblems(store, showing)).length > 0) return hostBefore
  const before = hostBefore && (await readableRelease(store, hostBefore))
  return before && before.host.version === next.version ? before.hostBefore : id
}
