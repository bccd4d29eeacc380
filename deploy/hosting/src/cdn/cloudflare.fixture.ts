import { webcrypto } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { ChannelName } from '@crossbook/contract'
import * as v from 'valibot'
import { cloudflareFiles } from './cloudflare'

export const HOST = 'crossbook.example'
export const CONNECT = ['https://abc.supabase.co']

/** A server of our own, as far as R2 is made of it. */
interface Bucket {
  readonly objects: ReadonlyMap<
    string,
    { bytes: Buffer; etag: string; headers: Readonly<Record<string, string | undefined>> }
  >
}

interface Asked {
  method?: string
  body?: string
  headers?: Readonly<Record<string, string>>
  host?: string
}

const workerSchema = v.object({
  fetch: v.custom<(request: Request, env: object) => Promise<Response>>(
    (value) => typeof value === 'function',
  ),
})

/** The Worker, with what R2 documents of a bucket's `get` and `head` in the place of one, over the objects of a server of our own. */
export function workerOf(
  { objects }: Bucket,
  channel: ChannelName,
  acceptsMixes = false,
  collected?: (request: Request) => Promise<Response>,
) {
  const files = cloudflareFiles({
    channel,
    acceptsMixes,
    url: new URL(`https://${HOST}`),
    bucket: 'releases',
    prefix: 'crossbook',
    connect: CONNECT,
    ...(collected ? { collector: new URL('https://reports.example') } : {}),
  })
  const code = (files.get('worker.js') ?? '').replace('export default', 'globalThis.worker =')
  const place: { worker?: unknown } = {}
  const given = {
    globalThis: place,
    fetch: collected,
    Headers,
    Request,
    Response,
    URL,
    URLSearchParams,
    crypto: webcrypto,
    Date,
  }
  runInNewContext(code, Object.assign(place, given))
  const worker = v.parse(workerSchema, place.worker)
  const STORE = {
    head(key: string) {
      const object = objects.get(key)
      const cohorts = object?.headers['x-amz-meta-cohorts']
      return Promise.resolve(object ? { customMetadata: cohorts === undefined ? {} : { cohorts } } : null)
    },
    get(key: string, options?: { onlyIf?: Headers }) {
      const object = objects.get(key)
      if (!object) return Promise.resolve(null)
      const { bytes, etag: httpEtag } = object
      const isKnown = options?.onlyIf?.get('if-none-match') === httpEtag
      return Promise.resolve({ httpEtag, size: bytes.length, ...(isKnown ? {} : { body: bytes }) })
    },
  }
  return async (address: string, { host = HOST, ...asked }: Asked = {}) =>
    worker.fetch(new Request(`https://${host}${address}`, asked), { STORE })
}
