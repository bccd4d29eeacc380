import { type ChannelName, own } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import type { AppAtVersion } from '../history/shownApps'

/** A build that a channel showed and was taken back, with the last revision that did so. */
export interface TakenBack extends AppAtVersion {
  by: ChannelRevision
}

/** Returns which of these builds a rollback or an aborted rollout took back last, without those that the channel shows again. */
export async function takenBackBefore(
  store: Store,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
): Promise<TakenBack[]> {
  const history = await store.readHistory(channel)
  const found = new Map<string, TakenBack>()
  for (const [index, by] of history.entries()) {
    const before = history[index - 1]
    if (!before || (by.kind !== 'rollback' && by.kind !== 'abort')) continue
    const shown = by.kind === 'abort' ? before.rollout?.apps : before.apps
    for (const { app, version } of builds)
      if (own(shown, app) === version && own(by.apps, app) !== version) found.set(app, { app, version, by })
  }
  const present = history.at(-1)?.apps
  return [...found.values()].filter(({ app, version }) => own(present, app) !== version)
}
