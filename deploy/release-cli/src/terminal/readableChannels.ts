import type { Store } from '@crossbook/store'
import { errorWords } from './errorWords'

/** Prints a message to the user. */
export type Tell = (words: string) => void

/** Every channel with its last revision, in the order of their names; unreadable ones are reported and left out. */
export async function readableChannels(store: Store, tell: Tell) {
  const names = (await store.listChannels()).toSorted()
  const found = names.map(async (channel) => {
    try {
      const last = await store.readPointer(channel)
      return last ? [{ channel, last }] : []
    } catch (error) {
      const words = errorWords(error)
      if (words === undefined) throw error
      tell(`Channel ${channel} is left out: ${words}`)
      return []
    }
  })
  return (await Promise.all(found)).flat()
}
