import type { Header } from '@crossbook/web-files'
import { block, type Lines, quoted } from './block'
import { OWN_NAMES } from './httpSettings'
import { addedHeaders } from './maps'
import { textResponse } from './textResponse'

interface WholeConfiguration {
  /** Comment of the first line. */
  made: string
  /** Folder for nginx's own files. */
  run: string
  /** Settings of the whole process. */
  process?: Lines
  http: Lines
}

/** Returns a whole configuration of nginx. */
export function wholeConfiguration({ made, run, process = [], http }: WholeConfiguration) {
  return [
    `# ${made}`,
    'worker_processes auto;',
    ...process,
    `pid ${quoted(`${run}/nginx.pid`)};`,
    'error_log stderr warn;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', http),
    '',
  ].join('\n')
}

interface SiteServer {
  listen: string
  /** The site's host name. */
  name: string
  /** Headers of every response of the site. */
  headers: readonly Header[]
  /** Further headers, with variables in their values. */
  added: readonly Header[]
  /** Variables and conditions that come before all others. */
  start: Lines
  /** Locations, and the settings that they share. */
  lines: Lines
}

/** Returns the server of a site, and the one that refuses all other host names. */
export function siteServer({ listen, name, headers, added, start, lines }: SiteServer): Lines {
  const variables = [
    ...addedHeaders(headers),
    ['cache-control', '$cache_control'],
    ['vary', '$vary'],
    ['allow', '$allow'],
    ['set-cookie', '$given'],
    ['server-timing', '$timing'],
    ...added,
  ] as const
  return [
    ...otherNames(listen),
    '',
    ...block('server', [
      `listen ${listen};`,
      `server_name ${[name, OWN_NAMES].map(quoted).join(' ')};`,
      'set $given "";',
      ...start,
      'set $cache "no-store";',
      'set $vary "";',
      'set $timing "";',
      'if ($is_refused_method) { return 405; }',
      '',
      ...variables.map(([header, value]) => `add_header ${header} ${quoted(value)} always;`),
      '',
      ...largeHeaders(['set $given "";', 'set $timing "";']),
      'error_page 405 = @notAllowed;',
      '',
      ...lines,
      '',
      ...block('location @absent', textResponse('absent')),
      ...block('location @notAllowed', textResponse('notAllowed')),
      ...block('location @outside', textResponse('outside')),
    ]),
  ]
}

/** The answer to oversized headers. nginx sends it before it has read them, and therefore before it sets variables. */
function largeHeaders(variables: Lines): Lines {
  return [
    `add_header clear-site-data $cleared always;`,
    'error_page 494 = @tooManyCookies;',
    ...block('location @tooManyCookies', [...variables, ...textResponse('tooManyCookies')]),
  ]
}

/** Refuses requests for other host names, so that a foreign name pointed here cannot read the site. */
function otherNames(listen: string) {
  return block('server', [
    `listen ${listen} default_server;`,
    'server_name "";',
    ...largeHeaders([]),
    ...textResponse('unnamed'),
  ])
}
