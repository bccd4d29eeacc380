import type { ChannelName } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'

/** Revisions that have been read, which never change: each is asked of the store once. */
export interface Histories {
  /** The channel's revisions from this number on, oldest first; what is damaged is left out. */
  from(channel: ChannelName, revision: number): Promise<readonly ChannelRevision[]>
}

/** Remembers what has been read of every channel's history. */
export function createHistories(store: Pick<Store, 'readHistory' | 'readPointer'>): Histories {
  const known = new Map<ChannelName, { from: number; revisions: readonly ChannelRevision[] }>()
  return {
    async from(channel, wanted) {
      const from = Math.max(1, wanted)
      const last = await store.readPointer(channel)
      if (!last) return []
      const before = known.get(channel)
      const newest = before?.revisions.at(-1)?.revision ?? 0
      const revisions =
        before && before.from <= from
          ? newest >= last.revision
            ? before.revisions
            : [...before.revisions, ...(await store.readHistory(channel, newest + 1))]
          : await store.readHistory(channel, from)
      known.set(channel, { from: Math.min(from, before?.from ?? from), revisions })
      return revisions.filter(({ revision }) => revision >= from)
    },
  }
}
