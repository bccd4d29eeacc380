import { type Header, securityHeaders } from '@crossbook/web-files'
import { AUTH_LIMITS, authLocations } from './authLocations'
import { block, quoted } from './block'
import { cohortPages } from './cohorts'
import { httpSettings, OWN_NAMES } from './httpSettings'
import { fileLocations, SITE } from './fileLocations'
import { addedHeaders, largeHeaders, maps, otherNames } from './maps'
import { REPORTS_LIMIT, reportsLocation } from './reportsLocation'
import { textResponse } from './textResponse'
import { open } from './variables'

/**
 * Returns nginx's whole configuration for a site with a store, an auth service and a collector of reports. It has the headers, cache
 * rules and content types of the local site. `${CROSSBOOK_…}` are placeholders for values that are known only when nginx starts.
 */
export function nginxConfiguration() {
  const headers = securityHeaders([open('CROSSBOOK_CONNECT')])
  return [
    '# Made by "pnpm nginx:config" from deploy/hosting/src/nginx; ${CROSSBOOK_…} are put in when nginx starts.',
    'worker_processes auto;',
    // Each response needs a dozen patterns.
    'pcre_jit on;',
    `pid ${quoted(`${open('CROSSBOOK_RUN')}/nginx.pid`)};`,
    'error_log stderr warn;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', [
      ...ownSettings(),
      '',
      ...maps(headers),
      '',
      ...otherNames(open('CROSSBOOK_LISTEN')),
      '',
      ...site(headers),
    ]),
    '',
  ].join('\n')
}

function ownSettings() {
  return [
    ...httpSettings({
      run: open('CROSSBOOK_RUN'),
      resolver: open('CROSSBOOK_RESOLVER'),
      trustedProxy: open('CROSSBOOK_TRUSTED_PROXY'),
    }),
    ...AUTH_LIMITS,
    REPORTS_LIMIT,
  ]
}

function site(headers: readonly Header[]) {
  const added = [
    ...addedHeaders(headers),
    ['strict-transport-security', '$strict_transport'],
    ['cache-control', '$cache_control'],
    ['vary', '$vary'],
    ['content-encoding', '$encoding'],
    ['last-modified', ''],
    ['allow', '$allow'],
    ['set-cookie', '$given'],
    ['server-timing', '$timing'],
  ] as const
  return block('server', [
    `listen ${open('CROSSBOOK_LISTEN')};`,
    `server_name ${[open('CROSSBOOK_HOST'), OWN_NAMES].map(quoted).join(' ')};`,
    ...cohortPages(SITE),
    `root ${quoted(`${SITE}/$place`)};`,
    'set $cache "no-store";',
    'set $vary "";',
    'set $timing "";',
    'if ($is_refused_method) { return 405; }',
    '',
    ...added.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    '',
    ...largeHeaders(['set $given "";', 'set $timing "";']),
    'error_page 403 404 /_404.html;',
    'error_page 405 = @notAllowed;',
    'error_page 416 = @outside;',
    'error_page 503 = @unready;',
    '',
    ...fileLocations(),
    ...authLocations(headers),
    ...reportsLocation(headers, { address: open('CROSSBOOK_COLLECTOR'), isSecure: false }),
    '',
    ...block('location @noPage', ['if (!-d $document_root) { return 503; }', 'return 404;']),
    ...block('location @absent', textResponse('absent')),
    ...block('location @notAllowed', textResponse('notAllowed')),
    ...block('location @outside', textResponse('outside')),
    ...block('location @unready', textResponse('unready')),
  ])
}
