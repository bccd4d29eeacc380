import { checkRelease, type ReleaseId } from '@crossbook/contract'
import type { ChannelName } from '../store/channel'
import type { Store } from '../store/store'
import { releaseId } from './composeRelease'

/** A release document that this code cannot take: damaged, or written for another contract. */
export class UnreadableRelease extends Error {
  override readonly name = 'UnreadableRelease'
}

/** A release from the store, checked in form and against its id; undefined when there is none; throws an UnreadableRelease. */
export async function readRelease(store: Store, id: ReleaseId) {
  const document = await store.readRelease(id)
  if (document === undefined) return undefined
  const checked = checkRelease(parse(document))
  if (!checked.ok)
    throw new UnreadableRelease(`Release ${id} in the store cannot be read: ${checked.problem}`)
  const { id: _, ...content } = checked.value
  if (checked.value.id !== id || releaseId(content) !== id)
    throw new UnreadableRelease(`Release ${id} in the store is damaged: its content has another hash`)
  return checked.value
}

/** What a channel shows now: its last move and that move's release; undefined before the first promotion. */
export async function readChannel(store: Store, channel: ChannelName) {
  const move = await store.readPointer(channel)
  if (!move) return undefined
  const release = await readRelease(store, move.release)
  if (!release)
    throw new Error(`Channel ${channel} shows release ${move.release}, which the store does not have`)
  return { move, release }
}

function parse(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch {
    return undefined
  }
}
