import type { ChannelName } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'

/** Cached revisions of channels. Revisions never change, so each is read from the store once. */
export type Histories = ReturnType<typeof createHistories>

interface Known {
  from: number
  revisions: readonly ChannelRevision[]
}

/** Caches the history of every channel. Simultaneous callers share one reading. */
export function createHistories(store: Pick<Store, 'readHistory' | 'readPointer'>) {
  const known = new Map<ChannelName, Promise<Known>>()
  return {
    /** Returns the channel's revisions from this number on, oldest first. Damaged revisions are left out. */
    async from(channel: ChannelName, wanted: number): Promise<readonly ChannelRevision[]> {
      const from = Math.max(1, wanted)
      // A second caller waits for the first, then reads only the missing and the newer revisions.
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
  pending: Promise<Known | undefined> | undefined,
): Promise<Known> {
  const before = await pending
  const last = await store.readPointer(channel)
  if (!last) return { from: 1, revisions: [] }
  if (!before || before.from > from) return { from, revisions: await store.readHistory(channel, from) }
  const newest = before.revisions.at(-1)?.revision ?? 0
  if (newest >= last.revision) return before
  return { ...before, revisions: [...before.revisions, ...(await store.readHistory(channel, newest + 1))] }
}
