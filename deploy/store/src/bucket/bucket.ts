import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { check } from '@crossbook/contract'
import { parsedJson } from '@crossbook/web-files'
import type * as v from 'valibot'
import { StoreProblem } from '../storeProblem'
import { isAbsent } from './bucketErrors'
import { type BucketOptions, bucketRequests, etagOf } from './bucketRequests'
import { conditionalWrites } from './conditionalWrites'

/** An object without its content. */
export interface StoredObject {
  etag: string
  /** When it was last written. */
  at: Date
}

/** Maximum number of objects that a server removes with one request. */
const MOST_REMOVED = 1000

/** The few requests that a store is made of. Each is tried again where that may help, and fails with a StoreProblem. */
export type Bucket = ReturnType<typeof openBucket>

/** Opens a bucket. It sends no request before it is used. */
export function openBucket(options: BucketOptions) {
  const { client, bucket } = options
  const requests = bucketRequests(options)
  const { store, root, at, ask, look, write } = requests
  const writeIf = conditionalWrites(requests)

  /** Everything below a folder, or with `depth` 'folders' the folders directly in it. */
  async function* pagesOf(folder: string, depth: 'objects' | 'folders') {
    let next: string | undefined
    do {
      const page = await ask(`listing ${folder}`, () =>
        client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: `${root}${folder}/`,
            ...(depth === 'folders' ? { Delimiter: '/' } : {}),
            ...(next === undefined ? {} : { ContinuationToken: next }),
          }),
        ),
      )
      if (!page) return
      yield page
      next = page.NextContinuationToken
    } while (next !== undefined)
  }

  /** Reads an object's content and ETag; undefined when the object is absent. */
  async function read(key: string) {
    const request = async () => {
      const found = await client.send(new GetObjectCommand(at(key)))
      return { etag: etagOf(found), bytes: (await found.Body?.transformToByteArray()) ?? new Uint8Array() }
    }
    return ask(`reading ${key}`, request, { isExpected: isAbsent })
  }

  return {
    read,
    /** Reads one of the store's own documents, like `read`. Throws a StoreProblem for a damaged one. */
    async readDocument<Schema extends v.GenericSchema>(key: string, schema: Schema) {
      const found = await read(key)
      if (!found) return undefined
      const checked = check(schema, parsedJson(found.bytes), key)
      if (!checked.ok) throw new StoreProblem(`The store is damaged: ${checked.problem}`)
      return { value: checked.value, ...found }
    },
    look,
    /** Creates an object and returns its ETag; undefined when the name is taken. */
    create: (key: string, bytes: Uint8Array) => writeIf(key, bytes, { IfNoneMatch: '*' }),
    /** Replaces the object with this ETag and returns the new ETag; undefined when the object has changed, or `may` returns false. */
    replace: (key: string, bytes: Uint8Array, etag: string, may?: () => boolean) =>
      writeIf(key, bytes, { IfMatch: etag, may }),
    /** Writes an object, whether or not it exists, and returns its ETag. `metadata` is sent in the headers of its responses. */
    async put(key: string, bytes: Uint8Array, metadata: Readonly<Record<string, string>> = {}) {
      return etagOf((await write(key, bytes, {}, metadata)) ?? {})
    },
    /** Removes an object, unless `may` returns false; an absent object is no error. */
    async remove(key: string, may?: () => boolean) {
      const request = () => client.send(new DeleteObjectCommand(at(key)))
      await ask(`removing ${key}`, request, { isExpected: isAbsent, may })
    },
    /** Removes objects, many with one request; absent ones are no error. */
    async removeAll(keys: readonly string[]) {
      for (let start = 0; start < keys.length; start += MOST_REMOVED) {
        const Objects = keys.slice(start, start + MOST_REMOVED).map((key) => ({ Key: at(key).Key }))
        const request = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
        const { Errors: [first] = [] } = (await ask('removing objects', () => client.send(request))) ?? {}
        if (first)
          throw new StoreProblem(
            `${store} does not remove ${first.Key ?? 'an object'}: ${first.Code ?? first.Message ?? ''}`,
          )
      }
    },
    /** Returns all objects below a folder, by their names in it. */
    async list(folder: string) {
      const found = new Map<string, StoredObject>()
      for await (const { Contents = [] } of pagesOf(folder, 'objects'))
        for (const { Key = '', LastModified = new Date(0), ...object } of Contents)
          found.set(Key.slice(root.length + folder.length + 1), { etag: etagOf(object), at: LastModified })
      return found
    },
    /** Returns the names of the folders in a folder. */
    async folders(folder: string) {
      const names: string[] = []
      for await (const { CommonPrefixes = [] } of pagesOf(folder, 'folders'))
        for (const { Prefix = '' } of CommonPrefixes)
          names.push(Prefix.slice(root.length + folder.length + 1, -1))
      return names
    },
  }
}
