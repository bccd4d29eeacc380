import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { StoreProblem } from '../storeProblem'
import { bucketProblem, isAbsent, isRefusedByCondition, isTransient } from './bucketErrors'
import { CACHE_CONTROL, compressedFormOf, contentType, siteFileCaching } from '@crossbook/web-files'
import { LAYOUT, PLACES } from '../storeLayout'

/** Builds, prerenders and release documents, in the store and as a channel's site has them. */
const NEVER_CHANGED = new RegExp(`^(?:${PLACES.sites}/[^/]+/)?(?:${LAYOUT.apps}|${LAYOUT.prerenders})/`)

/** Headers of a stored object, so that every server of the bucket sends the same as the local site. */
function objectHeaders(key: string) {
  const form = compressedFormOf(key)
  const file = form?.file ?? key
  return {
    ContentType: contentType(file),
    CacheControl: NEVER_CHANGED.test(key)
      ? CACHE_CONTROL.immutable
      : siteFileCaching(file.slice(file.lastIndexOf('/') + 1)),
    ...(form ? { ContentEncoding: form.encoding } : {}),
  }
}

/** A bucket of an S3-compatible server, or a folder of one. */
export interface BucketOptions {
  client: S3Client
  bucket: string
  /** Folder of the bucket that the store is in, without slashes at its ends; '' for the whole bucket. */
  prefix: string
  /** Passes the time between two tries. */
  wait: (ms: number) => Promise<void>
}

const MOST_TRIES = 5
const FIRST_PAUSE_MS = 100

interface Expectations {
  /** Refusals that are answers. */
  isExpected?: (error: unknown) => boolean
  /** Asked before each try: whether the request may still be sent. */
  may?: (() => boolean) | undefined
}

/** Under which a write is carried out. */
export interface Condition extends Pick<Expectations, 'may'> {
  IfMatch?: string
  IfNoneMatch?: '*'
}

/** Sends requests to a bucket: each is tried again where that may help, and fails with a StoreProblem. */
export type BucketRequests = ReturnType<typeof bucketRequests>

/** Prepares requests to a bucket; sends none. */
export function bucketRequests({ client, bucket, prefix, wait }: BucketOptions) {
  const store = `s3://${[bucket, prefix].filter(Boolean).join('/')}`
  const root = prefix ? `${prefix}/` : ''
  const at = (key: string) => ({ Bucket: bucket, Key: `${root}${key}` })

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

  return { store, root, at, ask, look, write }
}

/** Returns the ETag that a server reported. Throws a StoreProblem if it reported none. */
export function etagOf({ ETag }: { ETag?: string | undefined }) {
  if (ETag === undefined)
    throw new StoreProblem('The bucket’s server sends no ETag, but the store needs one.')
  return ETag
}
