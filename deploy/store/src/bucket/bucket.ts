import { randomUUID } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { PLACES } from '../storeLayout'
import { StoreProblem } from '../storeProblem'
import { bucketProblem, isAbsent, isRefusedByCondition, isTransient } from './bucketErrors'
import { objectHeaders } from './objectHeaders'

/** A bucket of an S3-compatible server, or a folder of one. */
export interface BucketOptions {
  client: S3Client
  bucket: string
  /** Folder of the bucket that the store is in, without slashes at its ends; '' for the whole bucket. */
  prefix: string
  /** Passes the time between two tries. */
  wait: (ms: number) => Promise<void>
}

/** An object without its content. */
export interface StoredObject {
  etag: string
  /** When it was last written. */
  at: Date
}

const MOST_TRIES = 5

/** Objects that a server removes at one request. */
const MOST_REMOVED = 1000
const FIRST_PAUSE_MS = 100

interface Expectations {
  /** Refusals that are answers. */
  isExpected?: (error: unknown) => boolean
  /** Asked before each try: whether the request may still be sent. */
  may?: (() => boolean) | undefined
}

/** Under which a write is carried out. */
interface Condition extends Pick<Expectations, 'may'> {
  IfMatch?: string
  IfNoneMatch?: '*'
}

/** Written by nobody else, to find out whether the server keeps its conditions. */
const PROBE = `${PLACES.probes}/conditional-writes`

/** What never holds of an object that is there. */
const PROBES = { IfNoneMatch: '*', IfMatch: '"00000000000000000000000000000000"' } as const

/** How a condition writes an ETag: as the server said it, which HTTP asks for; or bare, which alone holds on Ceph's gateway. */
const TAG_FORMS: TagForms = [(etag) => etag, (etag) => etag.replaceAll('"', '')]
type TagForm = (etag: string) => string
type TagForms = readonly [TagForm, ...TagForm[]]

/** The few requests that a store is made of. Each is tried again where that may help, and fails with a StoreProblem. */
export type Bucket = ReturnType<typeof openBucket>

/** Opens a bucket; nothing is asked before it is used. */
export function openBucket({ client, bucket, prefix, wait }: BucketOptions) {
  const store = `s3://${[bucket, prefix].filter(Boolean).join('/')}`
  const root = prefix ? `${prefix}/` : ''
  const at = (key: string) => ({ Bucket: bucket, Key: `${root}${key}` })
  /** Whether the server keeps each condition: found out before the first write that relies on it. */
  const kept = new Map<keyof typeof PROBES, Promise<void>>()
  /** Forms of ETags that may hold here; the one alone that did, as soon as one did. */
  let tagForms = TAG_FORMS

  /** Undefined when the answer is one of the expected refusals, or when the request may not be sent any more. */
  async function ask<T>(
    doing: string,
    request: () => Promise<T>,
    { isExpected = () => false, may = () => true }: Expectations = {},
  ): Promise<T | undefined> {
    for (let tries = 1; ; tries++) {
      if (!may()) return undefined
      try {
        return await request()
      } catch (error) {
        if (isExpected(error)) return undefined
        if (!isTransient(error) || tries === MOST_TRIES)
          throw bucketProblem(error, { store, bucket, doing, tries })
        await wait(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()))
      }
    }
  }

  async function look(key: string) {
    const request = () => client.send(new HeadObjectCommand(at(key)))
    const found = await ask(`looking for ${key}`, request, { isExpected: isAbsent })
    return (
      found && { etag: etagOf(found), at: found.LastModified ?? new Date(0), writer: found.Metadata?.writer }
    )
  }

  function write(
    key: string,
    bytes: Uint8Array,
    { may, ...condition }: Condition,
    Metadata: Readonly<Record<string, string>>,
  ) {
    const input = { ...at(key), ...objectHeaders(key), ...condition, Body: bytes, Metadata }
    const isExpected = (error: unknown) =>
      isRefusedByCondition(error) || (condition.IfMatch !== undefined && isAbsent(error))
    return ask(`writing ${key}`, () => client.send(new PutObjectCommand(input)), { isExpected, may })
  }

  /** Gives the object's new ETag; undefined when the condition did not hold. */
  async function writeIf(key: string, bytes: Uint8Array, { IfMatch, ...condition }: Condition) {
    await checkKept(IfMatch === undefined ? 'IfNoneMatch' : 'IfMatch')
    const writer = randomUUID()
    const [first, ...others] = tagForms
    // Where no form is known to hold, a refusal proves nothing unless nobody wrote meanwhile: the first is tried between two looks too.
    const forms = IfMatch !== undefined && others.length > 0 ? [first, ...others, first] : [first]
    let seen: { writer?: string | undefined } | undefined
    for (const form of forms) {
      const tag = IfMatch === undefined ? {} : { IfMatch: form(IfMatch) }
      const written = await write(key, bytes, { ...condition, ...tag }, { writer })
      // The answer to an earlier try may have been lost on the way, after it had been carried out.
      const there = written ? { etag: etagOf(written), writer } : await look(key)
      if (there?.writer === writer) {
        if (IfMatch !== undefined) tagForms = [form]
        return there.etag
      }
      const isUnchanged = there?.etag === IfMatch && (!seen || there?.writer === seen.writer)
      if (forms.length === 1 || !isUnchanged || condition.may?.() === false) return undefined
      seen = there
    }
    throw new StoreProblem(
      `${store} refuses to write over ${key} though it is unchanged: it does not compare ETags (If-Match) as it says them, so nothing can be replaced there; use another server.`,
    )
  }

  /** On a server that overlooks a condition, two promotions would overwrite each other without a word. */
  function checkKept(condition: keyof typeof PROBES) {
    const checked =
      kept.get(condition) ??
      probe(condition).catch((error: unknown) => {
        kept.delete(condition)
        throw error
      })
    kept.set(condition, checked)
    return checked
  }

  /** Writes an object where the condition does not hold; where none is yet, the first time makes it not hold. */
  async function probe(condition: keyof typeof PROBES) {
    const isOverwritten = async () =>
      (await write(PROBE, new Uint8Array(), { [condition]: PROBES[condition] }, {})) !== undefined
    if ((await isOverwritten()) && (condition === 'IfMatch' || (await isOverwritten())))
      throw new StoreProblem(
        `${store} overlooks conditions (If-None-Match, If-Match), so that two promotions could overwrite each other: use a server with conditional writes.`,
      )
  }

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

  return {
    /** An object's content and ETag; undefined when there is none. */
    async read(key: string) {
      const request = async () => {
        const found = await client.send(new GetObjectCommand(at(key)))
        return { etag: etagOf(found), bytes: (await found.Body?.transformToByteArray()) ?? new Uint8Array() }
      }
      return ask(`reading ${key}`, request, { isExpected: isAbsent })
    },
    look: (key: string): Promise<StoredObject | undefined> => look(key),
    /** Writes an object that is not there yet and gives its ETag; undefined when the name is taken. */
    create: (key: string, bytes: Uint8Array) => writeIf(key, bytes, { IfNoneMatch: '*' }),
    /** Writes over the object with this ETag and gives the new one; undefined when it is another one by now, or `may` says no. */
    replace: (key: string, bytes: Uint8Array, etag: string, may?: () => boolean) =>
      writeIf(key, bytes, { IfMatch: etag, may }),
    /** Writes an object, whatever is there, and gives its ETag; `metadata` is said in headers of whoever asks for it. */
    async put(key: string, bytes: Uint8Array, metadata: Readonly<Record<string, string>> = {}) {
      return etagOf((await write(key, bytes, {}, metadata)) ?? {})
    },
    /** Copies an object with its headers and gives the copy's ETag; undefined when there is nothing to copy. */
    async copy(from: string, to: string) {
      const request = () =>
        client.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${root}${from}` }))
      const copied = await ask(`copying ${from} to ${to}`, request, { isExpected: isAbsent })
      return copied && etagOf(copied.CopyObjectResult ?? {})
    },
    /** Removes an object, unless `may` says no; an absent one is no error. */
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
    /** All objects below a folder, by their names in it. */
    async list(folder: string) {
      const found = new Map<string, StoredObject>()
      for await (const { Contents = [] } of pagesOf(folder, 'objects'))
        for (const { Key = '', LastModified = new Date(0), ...object } of Contents)
          found.set(Key.slice(root.length + folder.length + 1), { etag: etagOf(object), at: LastModified })
      return found
    },
    /** Names of the folders in a folder. */
    async folders(folder: string) {
      const names: string[] = []
      for await (const { CommonPrefixes = [] } of pagesOf(folder, 'folders'))
        for (const { Prefix = '' } of CommonPrefixes)
          names.push(Prefix.slice(root.length + folder.length + 1, -1))
      return names
    },
  }
}

function etagOf({ ETag }: { ETag?: string | undefined }) {
  if (ETag === undefined) throw new StoreProblem('The bucket’s server names no ETag, and the store needs it.')
  return ETag
}
