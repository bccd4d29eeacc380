import { BUILDS_URL, type ChannelName, PRERENDERS_URL } from '@crossbook/contract'
import {
  CACHE_CONTROL,
  CONTENT_TYPES,
  FILE_POLICY,
  PRECOMPRESSED_IN_BUCKETS,
  securityHeaders,
} from '@crossbook/web-files'
import { ROUTE } from '../addresses'
import { rolloutsComment } from './rolloutsBehindCdn'
import { notFoundObject, PLAIN_ADDRESSES, siteObjects } from './siteObjects'

/** A channel of a store in an R2 bucket, and how browsers reach its site. */
export interface CloudflareSite {
  channel: ChannelName
  acceptsMixes: boolean
  /** Origin under which browsers reach the site. */
  url: URL
  /** Name of the bucket. */
  bucket: string
  /** Folder of the store in it; empty where it is the whole bucket. */
  prefix: string
  /** Other origins that pages talk to: the auth service's. */
  connect: readonly string[]
}

const POLICY = 'content-security-policy'

/**
 * A Cloudflare Worker before a store in R2, and the settings with which `wrangler deploy` takes it, by file name; from the source of the
 * local site's headers. Rulesets cannot choose a compressed form by what the visitor takes, nor match patterns on every plan.
 */
export function cloudflareFiles(site: CloudflareSite): ReadonlyMap<string, string> {
  const { url, bucket, channel } = site
  const settings = {
    name: `crossbook-${channel}`,
    main: 'worker.js',
    compatibility_date: '2026-01-01',
    routes: [{ pattern: url.hostname, custom_domain: true }],
    r2_buckets: [{ binding: 'STORE', bucket_name: bucket }],
    workers_dev: false,
  }
  return new Map([
    ['worker.js', worker(site)],
    ['wrangler.json', `${JSON.stringify(settings, null, 2)}\n`],
  ])
}

function worker({ channel, acceptsMixes, url, prefix, connect }: CloudflareSite) {
  const headers = securityHeaders(connect, { isSecure: url.protocol === 'https:' })
  const root = prefix.replace(/^\/+|\/+$/g, '')
  const folder = root === '' ? '' : `${root}/`
  const objects = siteObjects(channel, acceptsMixes).map(({ pattern, before, after, hasForms, kind }) => {
    const lasts = kind === 'file' ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate
    return `  [${String(new RegExp(pattern))}, ${JSON.stringify([folder + before.slice(1), after, hasForms, lasts]).slice(1)},`
  })
  return `// Made by "pnpm cdn:config --for cloudflare" from deploy/hosting/src/cdn: a Worker before the bucket of the binding STORE.
${rolloutsComment('//').join('\n')}
const HOST = ${JSON.stringify(url.hostname)}
// Address, folder of its object, what follows there, whether it has compressed forms, and how long it may be kept.
const OBJECTS = [
${objects.join('\n')}
]
const PLAIN = ${String(new RegExp(PLAIN_ADDRESSES))}
const FILE_FOLDERS = ${String(new RegExp(`^(?:${BUILDS_URL}|${PRERENDERS_URL})/`))}
const SLASHED = ${String(new RegExp(`^(${ROUTE})/$`))}
const NOT_FOUND = [${JSON.stringify(folder + notFoundObject(channel).slice(1))}, true, ${JSON.stringify(CACHE_CONTROL.revalidate)}]
const FORMS = ${JSON.stringify(PRECOMPRESSED_IN_BUCKETS.map(({ encoding, ending }) => [encoding, ending]))}
const TYPES = ${JSON.stringify(CONTENT_TYPES)}
const HEADERS = ${JSON.stringify(Object.fromEntries(headers.filter(([name]) => name !== POLICY)))}
const PAGE_POLICY = ${JSON.stringify(new Map(headers).get(POLICY) ?? '')}
const FILE_POLICY = ${JSON.stringify(FILE_POLICY)}

export default {
  async fetch(request, env) {
    const { pathname, search, hostname } = new URL(request.url)
    if (hostname !== HOST) return said(421, 'This site has another name.', pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return said(405, 'Only GET and HEAD are answered here.', pathname, { allow: 'GET, HEAD' })
    const slashed = PLAIN.test(pathname) ? null : SLASHED.exec(pathname)
    if (slashed) return new Response(null, { status: 308, headers: { ...HEADERS, location: slashed[1] + search } })
    const object = objectOf(pathname)
    const found = object && (await answer(request, env, object, 200))
    if (found) return found
    const page = PLAIN.test(pathname) ? undefined : await answer(request, env, NOT_FOUND, 404)
    return page || said(404, 'Not found.', pathname)
  },
}

function objectOf(pathname) {
  for (const [pattern, before, after, hasForms, lasts] of OBJECTS) {
    const match = pattern.exec(pathname)
    if (match) return [before + match.groups.part + after, hasForms, lasts]
  }
}

async function answer(request, env, [name, hasForms, lasts], status) {
  const [encoding, ending] = (hasForms && formFor(request)) || ['', '']
  const known = request.headers.get('if-none-match')
  const onlyIf = known && status === 200 ? { onlyIf: new Headers({ 'if-none-match': known }) } : undefined
  const object = await env.STORE.get(name + ending, onlyIf)
  if (!object) return undefined
  const { pathname } = new URL(request.url)
  const headers = new Headers({
    ...HEADERS,
    ${JSON.stringify(POLICY)}: policyOf(pathname),
    'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] || 'application/octet-stream',
    'cache-control': lasts,
    etag: object.httpEtag,
  })
  if (hasForms) headers.set('vary', 'accept-encoding')
  if (!object.body) return new Response(null, { status: 304, headers })
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(object.size))
  const body = request.method === 'HEAD' ? null : object.body
  return new Response(body, { status, headers, encodeBody: 'manual' })
}

function policyOf(pathname) {
  return FILE_FOLDERS.test(pathname) ? FILE_POLICY : PAGE_POLICY
}

/** The best compressed form that the visitor takes; Cloudflare's own header names what it takes itself. */
function formFor(request) {
  const visitors = (request.cf && request.cf.clientAcceptEncoding) || request.headers.get('accept-encoding') || ''
  const accepted = visitors.toLowerCase().split(',').map((one) => one.split(';').map((part) => part.trim()))
  return FORMS.find(([encoding]) =>
    accepted.some(([name, ...rest]) => name === encoding && !rest.some((part) => /^q=0(?:\\.0*)?$/.test(part))),
  )
}

function said(status, words, pathname, more) {
  const headers = {
    ...HEADERS,
    ${JSON.stringify(POLICY)}: policyOf(pathname),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': ${JSON.stringify(CACHE_CONTROL.never)},
    ...more,
  }
  return new Response(words + '\\n', { status, headers })
}
`
}
