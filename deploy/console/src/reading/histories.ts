import type { ChannelName } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'

/** Revisions that have been read, which never change: each is asked of the store once. */
export interface Histories {
  /** The channel's revisions from this number on, oldest first; what is damaged is left out. */
  from(channel: ChannelName, revision: number): Promise<readonly ChannelRevision[]>
}

interface Known {
  from: number
  revisions: readonly ChannelRevision[]
}

/** Remembers what has been read of every channel's history; two who ask at once are answered from one reading. */
export function createHistories(store: Pick<Store, 'readHistory' | 'readPointer'>): Histories {
  const known = new Map<ChannelName, Promise<Known>>()
  return {
    async from(channel, wanted) {
      const from = Math.max(1, wanted)
      // Whoever asks second waits for the first, and then asks only for what was missing, and what has come since.
      const before = known.get(channel)?.catch(() => undefined)
      const reading = readOn(store, channel, from, before)
      known.set(channel, reading)
      const { revisions } = await reading
      return revisions.filter(({ revision }) => revision >= from)
    },
  }
}

async function readOn(
  store: Pick<Store, 'readHistory' | 'readPointer'>,
  channel: ChannelName,
  from: number,
  underWay: Promise<Known | undefined> | undefined,
): Promise<Known> {
  const before = await underWay
  const last = await store.readPointer(channel)
  if (!last) return { from: 1, revisions: [] }
  if (!before || before.from > from) return { from, revisions: await store.readHistory(channel, from) }
  const newest = before.revisions.at(-1)?.revision ?? 0
  if (newest >= last.revision) return before
  return { ...before, revisions: [...before.revisions, ...(await store.readHistory(channel, newest + 1))] }
}
