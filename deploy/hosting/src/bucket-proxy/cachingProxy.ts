import { type ChannelName, REPORTS_URL } from '@crossbook/contract'
import { LAYOUT } from '@crossbook/store'
import { CACHE_CONTROL, type Header, PRECOMPRESSED_IN_BUCKETS, securityHeaders } from '@crossbook/web-files'
import { ROUTE } from '../addresses'
import { block, type Lines, map, quoted } from '../nginx/block'
import { httpSettings, NO_ERROR_LOG } from '../nginx/httpSettings'
import { siteMaps } from '../nginx/maps'
import { REPORTS_LIMIT, reportsLocation } from '../nginx/reportsLocation'
import { siteServer, wholeConfiguration } from '../nginx/server'
import { textResponse } from '../nginx/textResponse'
import { notFoundObject, PLAIN_ADDRESSES, type SiteObject, siteObjects } from './siteObjects'
import { learnsStage, PLACE, staffLocations, stageLocations, stageMaps } from './stageInProxy'

/** A channel of a store in a bucket, and the nginx in front of it that caches its site. */
export interface CachingProxy {
  channel: ChannelName
  acceptsMixes: boolean
  /** Origin under which browsers reach the site. */
  url: URL
  /** Address of the store in the bucket, with its folder: `https://releases.s3.eu-central-1.amazonaws.com/crossbook`. */
  store: URL
  /** Other origins that pages talk to: the auth service's. */
  connect: readonly string[]
  /** Origin of the collector of reports, where there is one. */
  collector?: URL | undefined
  /** Port, or address and port, to listen on. */
  listen: string
  /** Folder for nginx's own files and for its cache. */
  folder: string
  /** Name server that knows the bucket's. */
  resolver: string
  /** The one address of a proxy in front, such as one that ends TLS. Its X-Forwarded-For names the visitor. */
  trustedProxy: string
}

const LONGEST_SECONDS = 10

/** A page is kept for a second whatever the bucket's headers are, then revalidated, and shown stale in an outage. */
const KEPT_FOR_A_SECOND = [
  'proxy_ignore_headers Cache-Control Expires;',
  'proxy_cache_valid 200 1s;',
] as const

/** Headers of S3 servers that the site's visitors do not need. */
const BUCKETS_OWN = `
  x-amz-id-2 x-amz-request-id x-amz-version-id x-amz-replication-status x-amz-meta-writer x-amz-meta-cohorts
  x-amz-server-side-encryption x-amz-server-side-encryption-bucket-key-enabled x-amz-storage-class x-amz-expiration
  x-amz-object-lock-mode x-amz-checksum-type x-amz-checksum-crc64nvme cache-control expires last-modified vary server`

/**
 * Returns nginx's whole configuration as a caching proxy in front of a store's bucket. The headers come from the same source as the local
 * site's. Files are cached for as long as their headers allow, which is a year. Pages are cached for a second. After that they are used
 * until the bucket has newer ones, or for as long as it cannot be reached.
 */
export function cachingProxy(proxy: CachingProxy) {
  const { url, connect, collector, listen, folder, resolver, trustedProxy } = proxy
  const isSecure = url.protocol === 'https:'
  const headers = securityHeaders(connect, { isSecure })
  return wholeConfiguration({
    made: 'Made by "pnpm bucket:config" from deploy/hosting/src/bucket-proxy.',
    run: folder,
    http: [
      ...httpSettings({ run: folder, resolver, trustedProxy }),
      `proxy_cache_path ${quoted(`${folder}/cache`)} levels=1:2 keys_zone=site:10m max_size=2g inactive=30d use_temp_path=off;`,
      '',
      ...siteMaps(headers, PRECOMPRESSED_IN_BUCKETS, collector ? [`^POST ${REPORTS_URL}$`] : []),
      '',
      ...stageMaps({ isSecure }),
      '',
      ...objectMaps(proxy),
      ...(collector ? [REPORTS_LIMIT] : []),
      '',
      ...siteServer({
        listen,
        name: url.hostname,
        headers,
        added: [['x-cache', '$upstream_cache_status']],
        start: ['set $stage "";'],
        lines: [
          ...bucketSettings(proxy),
          '',
          ...locations(proxy),
          ...(collector ? collected(collector, headers) : []),
        ],
      }),
    ],
  })
}

/** Returns the bucket's object for an address, and how its answer changes. The site has no other addresses. */
function objectMaps({ channel, acceptsMixes, store }: CachingProxy) {
  const objects = siteObjects(channel, acceptsMixes, ofVisitor(channel))
  /** Cases for the addresses of all objects that have a value. */
  const byAddress = (valueOf: (object: SiteObject) => string | undefined) =>
    Object.fromEntries(
      objects.flatMap((object) => {
        const value = valueOf(object)
        return value === undefined ? [] : [[whole(object.pattern), value] as const]
      }),
    )
  const nameOf = ({ before, after, hasForms }: SiteObject) =>
    `${folderOf(store)}${before}\${part}${after}${hasForms ? '$form' : ''}`
  const ofPages = (value: string) => ({ page: value, release: value })
  return [
    // The value changes once the stage is known.
    ...map('$uri', '$object', byAddress(nameOf), { isVolatile: true }),
    ...map(
      '$uri',
      '$by_encoding',
      byAddress(({ hasForms }) => (hasForms ? 'accept-encoding' : undefined)),
    ),
    ...map(
      '$uri',
      '$lasts',
      byAddress(({ kind }) => (kind === 'file' ? CACHE_CONTROL.immutable : undefined)),
      {
        otherwise: CACHE_CONTROL.revalidate,
      },
    ),
    ...map(
      '$uri',
      '$kind',
      byAddress(({ kind }) => kind),
    ),
    '# Responses that depend on the visitor’s cohort are private while a rollout runs; pages set the cohort.',
    ...map('$kind', '$kept', ofPages('$page_cache'), { otherwise: '$lasts', isVolatile: true }),
    ...map('$kind', '$varies', ofPages('$page_vary'), { otherwise: '$by_encoding', isVolatile: true }),
    ...map('$kind', '$gives', { page: '$cohort_cookie' }, { isVolatile: true }),
    ...map('$kind', '$timed', { page: '$cohort_timing' }, { isVolatile: true }),
  ]
}

/** Returns a pattern for a whole path in nginx's language, where `$` would also match before a final line break. */
function whole(pattern: string) {
  return `~${pattern.replace(/\$$/, '\\z')}`
}

/** Settings of requests to the bucket: one object each, without headers of the visitor. */
function bucketSettings({ store }: CachingProxy) {
  return [
    `set $bucket ${quoted(store.host)};`,
    'proxy_http_version 1.1;',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    'proxy_set_header Host $bucket;',
    'proxy_set_header Connection "";',
    ...secureTo(store),
    ...['connect', 'read', 'send'].map((what) => `proxy_${what}_timeout ${LONGEST_SECONDS}s;`),
    'proxy_intercept_errors on;',
    'proxy_cache site;',
    'proxy_cache_key $object;',
    'proxy_cache_revalidate on;',
    'proxy_cache_lock on;',
    'proxy_cache_use_stale error timeout http_429 http_500 http_502 http_503 http_504;',
    'proxy_force_ranges on;',
    'proxy_headers_hash_bucket_size 128;',
    ...BUCKETS_OWN.trim()
      .split(/\s+/)
      .map((header) => `proxy_hide_header ${header};`),
  ]
}

function locations({ channel, store, url }: CachingProxy): Lines {
  const ask = (object: string) => [`proxy_pass ${store.protocol}//$bucket${object};`]
  const notFound = `${folderOf(store)}${notFoundObject(channel, ofVisitor(channel))}$form`
  const stage = `${folderOf(store)}/${LAYOUT.siteStage(channel)}`
  const isSecure = url.protocol === 'https:'
  return [
    '# Files never change: what is there once is not asked for again.',
    ...block(`location ~ "${PLAIN_ADDRESSES}"`, [
      ...errorPages('403 404 = @absent'),
      'if ($object = "") { return 404; }',
      'set $cache $lasts;',
      'set $vary $by_encoding;',
      ...ask('$object'),
    ]),
    ...block(`location ~ "^(?<canonical>${ROUTE})/$"`, ['return 308 $canonical$is_args$args;']),
    '# Pages: a promotion shows within a second, and an outage of the bucket does not.',
    ...block('location /', [
      ...errorPages('403 404 =404 @nowhere'),
      'if ($object = "") { return 404; }',
      // Set before nginx requests the stage, because its address is different during that request.
      'set $known "$kind $lasts $by_encoding";',
      ...learnsStage({ cache: '$kept', vary: '$varies', given: '$gives', timing: '$timed' }),
      ...KEPT_FOR_A_SECOND,
      ...ask('$object'),
    ]),
    ...block('location @nowhere', [
      // A wrong staff token ends here.
      NO_ERROR_LOG,
      ...errorPages('403 404 = @absent'),
      ...learnsStage({
        cache: '$page_cache',
        vary: '$page_vary',
        given: '$cohort_cookie',
        timing: '$cohort_timing',
      }),
      ...KEPT_FOR_A_SECOND,
      `proxy_cache_key ${quoted(notFound)};`,
      ...ask(notFound),
    ]),
    '',
    ...stageLocations(stage, ask(stage)),
    ...staffLocations({ isSecure }),
    '',
    ...block('location @unreachable', textResponse('unreachable')),
  ]
}

/** Forwards visitors' reports to the collector, and keeps nothing of them. */
function collected(collector: URL, headers: readonly Header[]): Lines {
  const isSecure = collector.protocol === 'https:'
  const [first = '', ...rest] = reportsLocation(headers, { address: collector.host, isSecure })
  const asIs = ['proxy_cache off;', 'proxy_intercept_errors off;']
  const passed = ['proxy_pass_request_headers on;', 'proxy_pass_request_body on;']
  return [first, ...[...asIs, ...passed, ...secureTo(collector)].map((line) => `  ${line}`), ...rest]
}

/** Over https, the server has to prove its identity. */
function secureTo({ protocol, hostname }: URL): Lines {
  if (protocol !== 'https:') return []
  return [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${quoted(hostname)};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ]
}

/** Returns all error pages of a location: nginx inherits none where a location sets one. */
function errorPages(absent: string): Lines {
  const others = ['416 =416 @outside', '500 502 503 504 =503 @unreachable']
  return [absent, ...others].map((page) => `error_page ${page};`)
}

/** Returns the folder of the pages that a visitor is shown. */
function ofVisitor(channel: ChannelName) {
  return `/${LAYOUT.site(channel)}/${PLACE}`
}

/** The store's folder in the bucket, as its objects' paths begin. */
function folderOf(store: URL) {
  return store.pathname.replace(/\/+$/, '')
}
