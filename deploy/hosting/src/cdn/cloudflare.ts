import { BUILDS_URL, type ChannelName, PRERENDERS_URL, REPORTS_URL, STAFF_URL } from '@crossbook/contract'
import { LAYOUT, STAGE_METADATA } from '@crossbook/store'
import {
  CACHE_CONTROL,
  CONTENT_TYPES,
  FILE_POLICY,
  PRECOMPRESSED_IN_BUCKETS,
  securityHeaders,
} from '@crossbook/web-files'
import { ROUTE } from '../addresses'
import { notFoundObject, PLAIN_ADDRESSES, siteObjects } from './siteObjects'
import { stageScript } from './stageScript'

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
  /** Origin of the collector of reports, where there is one. */
  collector?: URL | undefined
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

function worker({ channel, acceptsMixes, url, prefix, connect, collector }: CloudflareSite) {
  const isSecure = url.protocol === 'https:'
  const headers = securityHeaders(connect, { isSecure })
  const root = prefix.replace(/^\/+|\/+$/g, '')
  const folder = root === '' ? '' : `${root}/`
  const objects = siteObjects(channel, acceptsMixes).map(({ pattern, before, after, hasForms, kind }) => {
    const lasts = kind === 'file' ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate
    return `  [${String(new RegExp(pattern))}, ${JSON.stringify([folder + before.slice(1), after, hasForms, lasts, kind]).slice(1)},`
  })
  return `// Made by "pnpm cdn:config --for cloudflare" from deploy/hosting/src/cdn: a Worker before the bucket of the binding STORE.
const HOST = ${JSON.stringify(url.hostname)}
// Address, folder of its object, what follows there, whether it has compressed forms, how long it may be kept, and what it is.
const OBJECTS = [
${objects.join('\n')}
]
const PLAIN = ${String(new RegExp(PLAIN_ADDRESSES))}
const FILE_FOLDERS = ${String(new RegExp(`^(?:${BUILDS_URL}|${PRERENDERS_URL})/`))}
const SLASHED = ${String(new RegExp(`^(${ROUTE})/$`))}
const NOT_FOUND = [${JSON.stringify(folder + notFoundObject(channel).slice(1))}, true, ${JSON.stringify(CACHE_CONTROL.revalidate)}, 'page']
const PAGES = ${JSON.stringify(`${folder}${LAYOUT.sitePages(channel)}/`)}
const NEXT_PAGES = ${JSON.stringify(`${folder}${LAYOUT.siteNext(channel)}/`)}
const STAGE = ${JSON.stringify(folder + LAYOUT.siteStage(channel))}
const FORMS = ${JSON.stringify(PRECOMPRESSED_IN_BUCKETS.map(({ encoding, ending }) => [encoding, ending]))}
const TYPES = ${JSON.stringify(CONTENT_TYPES)}
const HEADERS = ${JSON.stringify(Object.fromEntries(headers.filter(([name]) => name !== POLICY)))}
const PAGE_POLICY = ${JSON.stringify(new Map(headers).get(POLICY) ?? '')}
const FILE_POLICY = ${JSON.stringify(FILE_POLICY)}
const OF_VISITOR = ['page', 'release']
const COLLECTOR = ${JSON.stringify(collector ? new URL(REPORTS_URL, collector).href : '')}
const STAFF_URL = ${JSON.stringify(STAFF_URL)}
${stageScript({ isSecure })}
export default {
  async fetch(request, env) {
    const { pathname, search, hostname } = new URL(request.url)
    if (hostname !== HOST) return said(421, 'This site has another name.', pathname)
    if (COLLECTOR && pathname === ${JSON.stringify(REPORTS_URL)}) return handedOn(request, pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return said(405, 'Only GET and HEAD are answered here.', pathname, { allow: 'GET, HEAD' })
    const slashed = PLAIN.test(pathname) ? null : SLASHED.exec(pathname)
    if (slashed) return new Response(null, { status: 308, headers: { ...HEADERS, location: slashed[1] + search } })
    const object = objectOf(pathname)
    const stage = PLAIN.test(pathname) ? [] : await learnStage(() => askBucket(env))
    const token = pathname === STAFF_URL ? new URLSearchParams(search).get('token') : ''
    if (isOfStaff(token, stage))
      return said(303, 'You are of the staff of a rollout.', pathname, { location: '/', 'set-cookie': staffCookie(token) })
    const visitor = visitorOf(request.headers.get('cookie') || '', stage)
    const found = object && (await answer(request, env, visitor, object, 200))
    if (found) return found
    const page = PLAIN.test(pathname) ? undefined : await answer(request, env, visitor, NOT_FOUND, 404)
    return page || said(404, 'Not found.', pathname)
  },
}

/** Reports of a visitor, to the collector, as his. */
async function handedOn(request, pathname) {
  const passed = new Request(COLLECTOR, request)
  passed.headers.set('x-real-ip', request.headers.get('cf-connecting-ip') || '')
  const answer = await fetch(passed).catch(() => undefined)
  if (!answer) return said(503, 'Reports are not collected at the moment.', pathname)
  const headers = { ...HEADERS, ${JSON.stringify(POLICY)}: policyOf(pathname), 'cache-control': ${JSON.stringify(CACHE_CONTROL.never)} }
  return new Response(answer.body, { status: answer.status, headers })
}

async function askBucket(env) {
  const object = await env.STORE.head(STAGE)
  return object && object.customMetadata && object.customMetadata[${JSON.stringify(STAGE_METADATA)}]
}

function objectOf(pathname) {
  for (const [pattern, before, after, hasForms, lasts, kind] of OBJECTS) {
    const match = pattern.exec(pathname)
    if (match) return [before + match.groups.part + after, hasForms, lasts, kind]
  }
}

async function answer(request, env, visitor, [name, hasForms, lasts, kind], status) {
  const [encoding, ending] = (hasForms && formFor(request)) || ['', '']
  const known = request.headers.get('if-none-match')
  const onlyIf = known && status === 200 ? { onlyIf: new Headers({ 'if-none-match': known }) } : undefined
  const isHis = visitor.isOfRollout && OF_VISITOR.includes(kind)
  const shown = isHis && visitor.isNext ? name.replace(PAGES, NEXT_PAGES) : name
  const object = await env.STORE.get(shown + ending, onlyIf)
  if (!object) return undefined
  const { pathname } = new URL(request.url)
  const headers = new Headers({
    ...HEADERS,
    ${JSON.stringify(POLICY)}: policyOf(pathname),
    'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] || 'application/octet-stream',
    'cache-control': isHis ? ${JSON.stringify(CACHE_CONTROL.ofVisitor)} : lasts,
    etag: object.httpEtag,
  })
  if (hasForms) headers.set('vary', isHis ? 'accept-encoding, cookie' : 'accept-encoding')
  if (kind === 'page' && visitor.cookie) headers.set('set-cookie', visitor.cookie)
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
