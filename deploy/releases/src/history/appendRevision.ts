import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'

/** The author, the time and the reason of a change of a channel. */
export interface Occasion {
  author: string
  reason: string
  now(): Date
}

/** Appends a revision after `last`. Fails if another revision was appended first. */
export async function appendRevision(
  store: Store,
  channel: ChannelName,
  last: ChannelRevision,
  {
    release,
    author,
    reason,
    now,
    kind,
    apps,
    settings = last.settings,
    rollout,
  }: Occasion & Pick<ChannelRevision, 'release' | 'kind' | 'apps' | 'settings' | 'rollout'>,
): Promise<
  Result<ChannelRevision, { kind: 'overtaken'; channel: string; by: ChannelRevision | undefined }[]>
> {
  const revision: ChannelRevision = {
    revision: last.revision + 1,
    release,
    at: now().toISOString(),
    author,
    reason,
    ...{ kind, apps },
    ...(settings ? { settings } : {}),
    ...(rollout ? { rollout } : {}),
  }
  if ((await store.movePointer(channel, revision)) === 'moved') return success(revision)
  return failure([{ kind: 'overtaken', channel, by: await store.readPointer(channel) }])
}
