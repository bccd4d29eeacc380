import { BUILDS_URL, PRERENDERS_URL, REPORTS_URL } from '@crossbook/contract'
import {
  FILE_POLICY,
  type Header,
  PRECOMPRESSED,
  SHARED_FILE_HEADERS,
  STRICT_TRANSPORT,
} from '@crossbook/web-files'
import { ROUTE } from '../addresses'
import { block, type Lines, quoted } from './block'
import { cohortMaps } from './cohorts'
import { textResponse } from './textResponse'
import { open } from './variables'

/** A weight above 0, or none: what makes an encoding one that the visitor takes. */
const ACCEPTED = '(?:\\s*;\\s*q=(?:1(?:\\.0*)?|0?\\.0*[1-9][0-9]*))?'

/** The content security policy of each answer. */
function policyMap(headers: readonly Header[]) {
  const pagePolicy = new Map(headers).get('content-security-policy') ?? ''
  return [
    '# What is no page runs nothing when it is opened as one.',
    ...block('map $uri $policy', [
      `default ${quoted(pagePolicy)};`,
      `"~^(?:${BUILDS_URL}|${PRERENDERS_URL})/" ${quoted(FILE_POLICY)};`,
    ]),
  ]
}

/** The variable with a header's value, for headers that other sites need to load files of builds. */
const sharingVariable = (name: string) => `$of_${name.replaceAll('-', '_')}`

/** The site's headers as nginx adds them: the policy, and whether other sites may load an answer, depend on the address. */
export function addedHeaders(headers: readonly Header[]): readonly Header[] {
  const variables = [
    ['content-security-policy', '$policy'] as const,
    ...SHARED_FILE_HEADERS.map(([name]) => [name, sharingVariable(name)] as const),
  ]
  return [...headers.filter(([name]) => !variables.some(([one]) => one === name)), ...variables]
}

/** The answers that pages of other sites may load. */
function sharingMaps(headers: readonly Header[]) {
  const own = new Map(headers)
  return SHARED_FILE_HEADERS.flatMap(([name, value]) => {
    return block(`map $uri ${sharingVariable(name)}`, [
      `default ${quoted(own.get(name) ?? '')};`,
      `"~^${BUILDS_URL}/" ${quoted(value)};`,
    ])
  })
}

/** The headers of an answer by its address. */
export function fileMaps(headers: readonly Header[]) {
  return [...policyMap(headers), ...sharingMaps(headers)]
}

/** The compressed form to send, out of those that the site has. */
export function formMap(forms: readonly (typeof PRECOMPRESSED)[number][]) {
  return [
    '# The best precompressed form that the visitor takes, as the ending of its name; a range is one of the plain file.',
    ...block('map "$http_range|$http_accept_encoding" $form', [
      'default "";',
      '"~^[^|]" "";',
      ...forms.map(
        ({ encoding, ending }) =>
          `${quoted(`~*[|,]\\s*${encoding}${ACCEPTED}\\s*(?:,|$)`)} ${quoted(ending)};`,
      ),
    ]),
  ]
}

/** Cache-Control of each response. */
export function cacheMap() {
  return [
    '# An answer that no location has planned may be another one a moment later.',
    ...block('map $status $cache_control', [
      'volatile;',
      'default no-store;',
      '"~^(?:200|206|304|404)$" $cache;',
    ]),
  ]
}

/** Which requests are refused for their method. `others` are patterns of methods and addresses that are accepted as well. */
export function methodMap(others: readonly string[]) {
  return block('map "$request_method $uri" $is_refused_method', [
    'default 1;',
    ...['^(?:GET|HEAD) ', ...others].map((pattern) => `"~${pattern}" 0;`),
  ])
}

/** The `Allow` header for requests with another method. */
export function allowMap() {
  return block('map $status $allow', ['default "";', '405 "GET, HEAD";'])
}

/**
 * Clears the cookies of a browser that sent more than fit. Otherwise an oversized cookie would lock the visitor out of the site,
 * even after a rollback.
 */
export function clearedMap() {
  return block('map $status $cleared', ['default "";', `431 '"cookies"';`])
}

/** The answer to oversized headers. nginx sends it before it has read them, and therefore before it sets variables. */
export function largeHeaders(variables: Lines): Lines {
  return [
    `add_header clear-site-data $cleared always;`,
    'error_page 494 = @tooManyCookies;',
    ...block('location @tooManyCookies', [...variables, ...textResponse('tooManyCookies')]),
  ]
}

/** Refuses requests for other host names, so that a foreign name pointed here cannot read the site. */
export function otherNames(listen: string) {
  return block('server', [
    `listen ${listen} default_server;`,
    'server_name "";',
    ...largeHeaders([]),
    ...textResponse('unnamed'),
  ])
}

/** Variables that nginx derives from a request or an answer, for all locations. */
export function maps(headers: readonly Header[]) {
  return [
    ...fileMaps(headers),
    '',
    ...formMap(PRECOMPRESSED),
    '',
    '# The name of the file that was found tells its encoding.',
    ...block('map "$status $uri" $encoding', [
      'default "";',
      ...PRECOMPRESSED.map(({ encoding, ending }) => {
        const end = ending.replace('.', '\\.')
        return `"~^(?:20[06] .+|404 /_404\\.html)${end}$" ${encoding};`
      }),
    ]),
    '',
    ...cacheMap(),
    '',
    '# Which file of a set of pages is asked for.',
    ...block('map $uri $page_file', ['default "";', '/ /_index.html;', `"~^${ROUTE}$" $uri.html;`]),
    '',
    ...methodMap(['^[A-Z]+ /auth/v1/', `^POST ${REPORTS_URL}$`]),
    ...allowMap(),
    ...clearedMap(),
    ...block(`map ${quoted(open('CROSSBOOK_SITE_URL'))} $site_scheme`, [
      'default http;',
      '"~^https:" https;',
    ]),
    '',
    ...cohortMaps(),
    '',
    ...block(`map ${quoted(open('CROSSBOOK_SITE_URL'))} $strict_transport`, [
      'default "";',
      `"~^https:" ${quoted(STRICT_TRANSPORT[1])};`,
    ]),
  ]
}
