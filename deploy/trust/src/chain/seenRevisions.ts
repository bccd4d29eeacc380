import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ChannelName, check } from '@crossbook/contract'
import { hasCode, parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'

const seenSchema = v.object({
  store: v.string(),
  channel: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `revisionHash` of that revision. */
  hash: v.string(),
  /** Whether the channel had keys then. */
  isKeyed: v.boolean(),
})

/** The last revision of a channel that a reader has verified. */
export type Seen = Pick<v.InferOutput<typeof seenSchema>, 'revision' | 'hash' | 'isKeyed'>

/** Remembers in a folder outside the store, one file for each channel of each store; `store` is the store's address. */
export function seenRevisions(folder: string, store: string) {
  const fileOf = (channel: ChannelName) => {
    const place = createHash('sha256').update(store).digest('hex').slice(0, 16)
    return path.join(folder, `${place}-${channel}.json`)
  }
  return {
    /** The file of the record, for the message of a refusal. */
    placeOf: fileOf,
    async read(channel: ChannelName): Promise<Seen | undefined> {
      const text = await readFile(fileOf(channel), 'utf8').catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      })
      const checked = text === undefined ? undefined : check(seenSchema, parsedJson(text), 'Seen')
      return checked?.ok ? checked.value : undefined
    },
    async write(channel: ChannelName, seen: Seen) {
      const unfinished = path.join(folder, `.${randomUUID()}`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(unfinished, `${JSON.stringify({ store, channel, ...seen }, null, 2)}\n`)
        await rename(unfinished, fileOf(channel))
      } catch (error) {
        await rm(unfinished, { force: true })
        // A user who cannot write here reads like a new reader.
        if (!hasCode(error, 'EACCES', 'EROFS')) throw error
      }
    },
  }
}

/** Verified revisions that a reader remembers between commands. */
export type SeenRevisions = ReturnType<typeof seenRevisions>
