import { type ChannelName, visibleText } from '@crossbook/contract'
import { type AppAtVersion, takenBackBefore } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { shortInstant } from './output'

/** Returns a sentence for each build that was taken back on a channel before: when, by whom and why. */
export async function rollbackWarnings(
  store: Store,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
): Promise<string[]> {
  const found = await takenBackBefore(store, channel, builds)
  return found.map(
    ({ app, version, by: { at, author, reason } }) =>
      `${app} ${version} was rolled back on channel ${channel} on ${shortInstant(at)} by ${visibleText(author)} because: ${visibleText(reason)}.`,
  )
}
