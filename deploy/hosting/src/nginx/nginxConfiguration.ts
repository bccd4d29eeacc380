import { type Header, securityHeaders } from '@crossbook/web-files'
import { AUTH_LIMITS, authLocations } from './authLocations'
import { block, quoted } from './block'
import { fileLocations, knownPage, SITE } from './fileLocations'
import { maps } from './maps'
import { open } from './variables'

/** What the site says of itself besides its files. */
const WORDS = {
  absent: [404, 'Not found.'],
  unnamed: [421, 'This site has another name.'],
  notAllowed: [405, 'Only GET and HEAD are answered here.'],
  outside: [416, 'The file ends before this range.'],
  unready: [503, 'This site shows no release yet.'],
} as const

const POLICY = 'content-security-policy'

/** Names under which the machine itself asks, for its health checks; a pattern, because the site's own name may be among them. */
const OWN_NAMES = String.raw`~^(?:localhost|127\.0\.0\.1)$`

/**
 * nginx's whole configuration for a site that is a store and an auth service. It has the headers, cache rules and content
 * types of the local site, and `${CROSSBOOK_…}` for what is known only when nginx starts.
 */
export function nginxConfiguration() {
  const headers = securityHeaders([open('CROSSBOOK_CONNECT')])
  const pagePolicy = new Map(headers).get(POLICY) ?? ''
  return [
    '# Made by "pnpm nginx:config" from deploy/hosting/src/nginx; ${CROSSBOOK_…} are put in when nginx starts.',
    'worker_processes auto;',
    `pid ${quoted(`${open('CROSSBOOK_RUN')}/nginx.pid`)};`,
    'error_log stderr warn;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', [...httpSettings(), '', ...maps(pagePolicy), '', ...otherNames(), '', ...site(headers)]),
    '',
  ].join('\n')
}

function httpSettings() {
  return [
    'types {}',
    'default_type application/octet-stream;',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    'gzip off;',
    'max_ranges 1;',
    'merge_slashes off;',
    'absolute_redirect off;',
    'client_max_body_size 1k;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    'keepalive_timeout 60s;',
    'large_client_header_buffers 4 16k;',
    `log_format without_query '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';`,
    'access_log /dev/stdout without_query;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${quoted(`${open('CROSSBOOK_RUN')}/${kind}`)};`,
    ),
    `resolver ${open('CROSSBOOK_RESOLVER')} valid=10s;`,
    ...AUTH_LIMITS,
    `set_real_ip_from ${open('CROSSBOOK_TRUSTED_PROXY')};`,
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ]
}

/** Whoever asks under another name is told nothing: a foreign name pointed here must not read the site. */
function otherNames() {
  return block('server', [
    `listen ${open('CROSSBOOK_LISTEN')} default_server;`,
    'server_name "";',
    ...said('unnamed'),
  ])
}

function site(headers: readonly Header[]) {
  const added = [
    ...headers.filter(([name]) => name !== POLICY),
    [POLICY, '$policy'],
    ['strict-transport-security', '$strict_transport'],
    ['cache-control', '$cache_control'],
    ['vary', '$vary'],
    ['content-encoding', '$encoding'],
    ['etag', '$etag'],
    ['last-modified', ''],
    ['allow', '$allow'],
  ] as const
  return block('server', [
    `listen ${open('CROSSBOOK_LISTEN')};`,
    `server_name ${[open('CROSSBOOK_HOST'), OWN_NAMES].map(quoted).join(' ')};`,
    `root ${quoted(`${SITE}/pages`)};`,
    '',
    '# The set of pages that is shown now, by its own folder: one request never sees two of them.',
    'set $shown $realpath_root;',
    'set $cache "no-store";',
    'set $vary "";',
    'set $tag "";',
    'if ($is_refused_method) { return 405; }',
    ...knownPage(),
    '',
    ...added.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
    'error_page 403 404 /_404.html;',
    'error_page 405 = @notAllowed;',
    'error_page 416 = @outside;',
    'error_page 503 = @unready;',
    '',
    ...fileLocations(),
    ...authLocations(headers),
    '',
    ...block('location @absent', said('absent')),
    ...block('location @notAllowed', said('notAllowed')),
    ...block('location @outside', said('outside')),
    ...block('location @unready', said('unready')),
  ])
}

function said(what: keyof typeof WORDS) {
  const [status, words] = WORDS[what]
  return [
    'default_type "text/plain; charset=utf-8";',
    'set $cache "no-store";',
    'set $vary "";',
    // The line ends in a line break, as the local site's do.
    `return ${status} "${words}\n";`,
  ]
}
