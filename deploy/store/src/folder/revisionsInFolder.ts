import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { type ChannelRevision, parseOldRevision, parseRevision } from '../channel'
import type { StoredChannels } from '../store'
import { channelNamesOf, documentBytes, LAYOUT, revisionsOf } from '../storeLayout'
import { createFile } from './durableFiles'
import { namesIn, readIfThere } from './readFiles'

/** Keeps the revisions of channels in a folder. The file of a revision can be created once, so they need no lock. */
export function revisionsInFolder(root: string, incoming: string): StoredChannels {
  const at = (place: string) => path.join(root, place)
  const numbersOf = async (channel: ChannelName) => revisionsOf(await namesIn(at(LAYOUT.revisions(channel))))

  async function readRevision(channel: ChannelName, revision: number) {
    const text = await readFile(at(LAYOUT.revision(channel, revision)), 'utf8')
    return parseRevision(text, channel, revision)
  }

  async function readPointer(channel: ChannelName) {
    const last = (await numbersOf(channel)).at(-1)
    return last === undefined ? undefined : readRevision(channel, last)
  }

  return {
    readPointer,
    async readHistory(channel, from = 1) {
      const numbers = await numbersOf(channel)
      const last = numbers.at(-1)
      const history: ChannelRevision[] = []
      for (const number of numbers) {
        if (number < from) continue
        const text = await readIfThere(at(LAYOUT.revision(channel, number)))
        const revision =
          number === last || !text
            ? await readRevision(channel, number)
            : parseOldRevision(text.toString('utf8'), channel, number)
        if (revision) history.push(revision)
      }
      return history
    },
    async movePointer(channel, revision) {
      const last = (await readPointer(channel))?.revision ?? 0
      if (revision.revision > last + 1)
        throw new Error(`Channel ${channel} is at revision ${last}; ${revision.revision} cannot follow it`)
      const file = at(LAYOUT.revision(channel, revision.revision))
      const made = await createFile(incoming, file, documentBytes(revision))
      return made === 'stored' ? 'moved' : 'conflict'
    },
    async listChannels() {
      const names = channelNamesOf(await namesIn(at(LAYOUT.channels)))
      const moved = await Promise.all(names.map(async (name) => (await numbersOf(name)).length > 0))
      return names.filter((_, index) => moved[index])
    },
  }
}
