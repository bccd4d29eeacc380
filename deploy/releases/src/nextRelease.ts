import type { BuiltHost, BuiltRemote, ChannelName, Release, ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { composeRelease } from './composeRelease'
import { type Fallbacks, fallbacksOf } from './fallbacks'

/** Builds that are to be a channel's next release, and what they follow. */
export interface Succession {
  channel: ChannelName
  /** Release that the channel shows now, also where this code cannot read it; null before the first. */
  parent: ReleaseId | null
  /** The same as a document, where it can be read. */
  current: (Pick<Release, 'remotes'> & Fallbacks) | undefined
  host: BuiltHost
  remotes: readonly BuiltRemote[]
  author: string
  reason: string
  /** ISO 8601 instant. */
  createdAt: string
}

/** The release of these builds; each remote brings the builds that it had before, for pages to fall back on. */
export async function nextRelease(store: Store, { channel, current, remotes, ...content }: Succession) {
  const fallbacks = await fallbacksOf(store, { channel, current, host: content.host, remotes })
  return composeRelease({ ...content, remotes: [...remotes], ...fallbacks })
}
