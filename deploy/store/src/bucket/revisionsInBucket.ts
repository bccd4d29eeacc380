import type { ChannelName } from '@crossbook/contract'
import { inParallel, parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { parseOldRevision, parseRevision } from '../channel'
import type { StoredChannels } from '../store'
import { channelNamesOf, documentBytes, LAYOUT, revisionsOf } from '../storeLayout'
import { StoreProblem } from '../storeProblem'
import type { Bucket } from './bucket'

/** Maximum number of revisions that are read one by one. When more are missing, the copy of all revisions is read first. */
const FEW = 8

const readSchema = v.object({ etag: v.string(), text: v.string() })
const pastSchema = v.record(v.string(), readSchema)

type Read = v.InferOutput<typeof readSchema>

interface Listed {
  revision: number
  key: string
  etag: string | undefined
}

/**
 * Keeps the revisions of channels in a bucket. No revision is written twice, so one with the same ETag is not read again. One object has
 * a copy of all revisions that were read, for processes that begin with a long history. A list of the bucket shows which revisions exist.
 * Their ETags show which copies are valid: a revision that was damaged or repaired since is read itself.
 */
export function revisionsInBucket(bucket: Bucket): StoredChannels {
  const known = new Map<ChannelName, Map<string, Read>>()
  /** Number of revisions in the copy of each channel, where it has been read. */
  const copied = new Map<ChannelName, number>()

  async function list(channel: ChannelName): Promise<Listed[]> {
    const folder = LAYOUT.revisions(channel)
    const there = await bucket.list(folder)
    return revisionsOf([...there.keys()]).map((revision) => {
      const key = LAYOUT.revision(channel, revision)
      return { revision, key, etag: there.get(key.slice(folder.length + 1))?.etag }
    })
  }

  function ofChannel(channel: ChannelName) {
    const all = known.get(channel) ?? new Map<string, Read>()
    known.set(channel, all)
    return all
  }

  async function recall(channel: ChannelName, wanted: readonly Listed[]) {
    const all = ofChannel(channel)
    const absent = wanted.filter(({ key, etag }) => all.get(key)?.etag !== etag)
    if (absent.length <= FEW || copied.has(channel)) return
    const found = await bucket.read(LAYOUT.past(channel))
    const checked = v.safeParse(pastSchema, parsedJson(found?.bytes))
    const past = checked.success ? Object.entries(checked.output) : []
    copied.set(channel, past.length)
    for (const [key, read] of past) all.set(key, read)
  }

  async function textOf(channel: ChannelName, { revision, key, etag }: Listed) {
    const all = ofChannel(channel)
    const before = all.get(key)
    if (before && before.etag === etag) return before.text
    const found = await bucket.read(key)
    if (!found) throw new StoreProblem(`Channel ${channel}, revision ${revision} is gone from the store`)
    const text = Buffer.from(found.bytes).toString('utf8')
    all.set(key, { etag: found.etag, text })
    return text
  }

  async function readOne(channel: ChannelName, listed: Listed) {
    return parseRevision(await textOf(channel, listed), channel, listed.revision)
  }

  async function readPointer(channel: ChannelName) {
    const last = (await list(channel)).at(-1)
    return last && readOne(channel, last)
  }

  /** Renews the copy when many revisions were added since. A process without the right to write leaves that to the next one. */
  async function renewCopy(channel: ChannelName) {
    const all = ofChannel(channel)
    if (all.size - (copied.get(channel) ?? 0) <= FEW) return
    try {
      await bucket.put(LAYOUT.past(channel), documentBytes(Object.fromEntries(all)))
      copied.set(channel, all.size)
    } catch (error) {
      if (!(error instanceof StoreProblem)) throw error
    }
  }

  return {
    readPointer,
    async readHistory(channel, from = 1) {
      const all = await list(channel)
      const last = all.at(-1)
      const wanted = all.filter(({ revision }) => revision >= from)
      await recall(channel, wanted)
      const found = await inParallel(wanted, async (listed) =>
        listed === last
          ? readOne(channel, listed)
          : parseOldRevision(await textOf(channel, listed), channel, listed.revision),
      )
      return found.flatMap((revision) => revision ?? [])
    },
    async movePointer(channel, revision) {
      // Revisions are never removed, so the successor of one that was read may be written.
      if (!ofChannel(channel).has(LAYOUT.revision(channel, revision.revision - 1))) {
        const last = (await readPointer(channel))?.revision ?? 0
        if (revision.revision > last + 1)
          throw new Error(`Channel ${channel} is at revision ${last}; ${revision.revision} cannot follow it`)
      }
      const [key, bytes] = [LAYOUT.revision(channel, revision.revision), documentBytes(revision)]
      const etag = await bucket.create(key, bytes)
      if (etag === undefined) return 'conflict'
      ofChannel(channel).set(key, { etag, text: bytes.toString() })
      await renewCopy(channel)
      return 'moved'
    },
    listChannels: async () => channelNamesOf(await bucket.folders(LAYOUT.channels)),
  }
}
