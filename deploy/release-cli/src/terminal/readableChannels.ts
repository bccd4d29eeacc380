import type { Store } from '@crossbook/store'
import { errorMessage } from './errorMessage'

/** Prints a message to the user. */
export type Warn = (message: string) => void

/** Every channel with its last revision, in the order of their names; unreadable ones are reported and left out. */
export async function readableChannels(store: Store, warn: Warn) {
  const names = (await store.listChannels()).toSorted()
  const found = names.map(async (channel) => {
    try {
      const last = await store.readPointer(channel)
      return last ? [{ channel, last }] : []
    } catch (error) {
      const message = errorMessage(error)
      if (message === undefined) throw error
      warn(`Channel ${channel} was skipped: ${message}`)
      return []
    }
  })
  return (await Promise.all(found)).flat()
}
