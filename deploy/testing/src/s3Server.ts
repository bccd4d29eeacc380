import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chance } from './chance'

/** A stored object with the headers of its upload, which downloads return. */
interface KeptObject {
  bytes: Buffer
  etag: string
  at: Date
  headers: Readonly<Record<string, string>>
}

/** The key that the server accepts. Other clients are refused. */
export const SERVER_KEY = { accessKeyId: 'a-test', secretAccessKey: 'a-secret' }

/** The only bucket. */
export const SERVER_BUCKET = 'releases'

/** Number of objects in one list response. It is small, so that every test of a list requests further pages. A real server lists 1,000. */
const LIST_SIZE = 3

const KEPT_HEADERS = /^(?:content-type|content-encoding|cache-control|x-amz-meta-.*)$/

interface Refusal {
  status: number
  code: string
}

interface S3ServerOptions {
  listSize?: number
  /** The certificate for https. Default: the server uses http. */
  certificate?: { key: string; cert: string }
}

/**
 * Starts an S3 server in this process, with only the features that the store needs: the objects of one bucket over HTTP. Writes are atomic.
 * If-Match and If-None-Match are compared in the same step as the write. The server can be made to fail.
 */
export async function startS3Server({ listSize = LIST_SIZE, certificate }: S3ServerOptions = {}) {
  const objects = new Map<string, KeptObject>()
  const refusals: { requests: RegExp; refusal: Refusal; left: number }[] = []
  let overlooksConditions = false
  let isTag = (wanted: string, etag: string) => wanted === etag
  let untilCut = Infinity
  let dropsResponse = false
  const requests: string[] = []

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    void receive(request).then(async (body) => {
      // Responses arrive out of order, as from a remote server.
      await pause(chance() * 3)
      if (untilCut-- <= 0) {
        if (untilCut === -1 && dropsResponse) answer(request, body)
        request.socket.destroy()
        return
      }
      send(request, response, answer(request, body))
    })
  }
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const url = new URL(request.url ?? '', 'http://server')
    const [, bucket = '', ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    const title = `${request.method} ${key}`
    requests.push(title)
    const refused = refusals.find((one) => one.left > 0 && one.requests.test(title))
    if (refused) {
      refused.left--
      return refuse(refused.refusal)
    }
    if (!request.headers.authorization?.includes(`Credential=${SERVER_KEY.accessKeyId}/`))
      return refuse({ status: 403, code: 'InvalidAccessKeyId' })
    if (bucket !== SERVER_BUCKET) return refuse({ status: 404, code: 'NoSuchBucket' })
    if (key === '' && request.method === 'POST') return removeAll(body)
    if (key === '') return list(objects, url.searchParams, listSize)
    const there = objects.get(key)
    switch (request.method) {
      case 'PUT':
        return put(request, key, body, there)
      case 'DELETE':
        objects.delete(key)
        return { status: 204 }
      default:
        if (!there) return refuse({ status: 404, code: 'NoSuchKey' })
        return { status: 200, headers: headersOf(there), body: there.bytes }
    }
  }

  /** Deletes the objects whose keys the body lists, in XML. */
  function removeAll(body: Buffer): Answer {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name)
    return { status: 200, body: Buffer.from('<DeleteResult></DeleteResult>') }
  }

  function put(
    { headers }: IncomingMessage,
    key: string,
    body: Buffer,
    there: KeptObject | undefined,
  ): Answer {
    if (!overlooksConditions) {
      if (headers['if-none-match'] === '*' && there)
        return refuse({ status: 412, code: 'PreconditionFailed' })
      const wanted = headers['if-match']
      if (wanted !== undefined && !there) return refuse({ status: 404, code: 'NoSuchKey' })
      if (wanted !== undefined && !isTag(wanted, there?.etag ?? ''))
        return refuse({ status: 412, code: 'PreconditionFailed' })
    }
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    const kept = Object.entries(headers).flatMap(([name, value]) =>
      KEPT_HEADERS.test(name) && typeof value === 'string' ? [[name, value] as const] : [],
    )
    objects.set(key, { bytes: body, etag, at: new Date(), headers: Object.fromEntries(kept) })
    return { status: 200, headers: { etag } }
  }

  return {
    endpoint: `http${certificate ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** Every request so far, such as `PUT apps/wallet/1.0.0/app.json`. */
    requests,
    /** Refuses the next requests of a kind, such as /^PUT /, with a status and S3's error code. */
    refuse(kind: RegExp, refusal: Refusal, times = 1) {
      refusals.push({ requests: kind, refusal, left: times })
    },
    /** Drops all requests after the next `count`. With `dropsResponse`, the first of them is carried out and only its response is lost. */
    cutAfter(count: number, options: { dropsResponse?: boolean } = {}) {
      untilCut = count
      dropsResponse = options.dropsResponse ?? false
    },
    /** Accepts all requests again. */
    restore() {
      untilCut = Infinity
    },
    /** Ignores If-Match and If-None-Match, like servers without conditional writes. */
    overlookConditions() {
      overlooksConditions = true
    },
    /** Changes how If-Match compares ETags: without their quotes, like Ceph (`bare`), or so that none is equal (`never`). */
    compareTags(how: 'bare' | 'never') {
      isTag = (wanted, etag) => how === 'bare' && `"${wanted}"` === etag
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A running server. */
export type S3Server = Awaited<ReturnType<typeof startS3Server>>

interface Answer {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: Buffer
}

function list(objects: ReadonlyMap<string, KeptObject>, query: URLSearchParams, size: number): Answer {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter')
  const after = query.get('continuation-token') ?? ''
  const names = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
  const entries = new Map<string, string>()
  for (const name of names) {
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
    if (end >= 0) entries.set(name.slice(0, end + 1), 'folder')
    else entries.set(name, 'object')
  }
  const left = [...entries].filter(([name]) => name > after)
  const page = left.slice(0, size)
  const more = left.length > page.length
  const xml = page.map(([name, kind]) => {
    const object = objects.get(name)
    if (kind === 'folder' || !object) return `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
    const { etag, at, bytes } = object
    return `<Contents><Key>${name}</Key><ETag>${escapeXml(etag)}</ETag><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const next = more
    ? `<NextContinuationToken>${page.at(-1)?.[0] ?? ''}</NextContinuationToken><IsTruncated>true</IsTruncated>`
    : '<IsTruncated>false</IsTruncated>'
  return {
    status: 200,
    body: Buffer.from(`<ListBucketResult>${xml.join('')}${next}</ListBucketResult>`),
  }
}

function refuse({ status, code }: Refusal): Answer {
  return { status, body: Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`) }
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, {
    'content-type': 'application/xml',
    'content-length': body?.length ?? 0,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function headersOf({ etag, at, headers }: KeptObject) {
  return { ...headers, etag, 'last-modified': at.toUTCString() }
}

async function receive(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function escapeXml(text: string) {
  return text.replaceAll('"', '&quot;')
}
