import { BUILDS_URL, PRERENDERS_URL, REPORTS_URL } from '@crossbook/contract'
import { FILE_POLICY, PRECOMPRESSED, STRICT_TRANSPORT } from '@crossbook/web-files'
import { ROUTE } from '../addresses'
import { block, type Lines, quoted } from './block'
import { cohortMaps } from './cohorts'
import { said } from './said'
import { open } from './variables'

/** A weight above 0, or none: what makes an encoding one that the visitor takes. */
const ACCEPTED = '(?:\\s*;\\s*q=(?:1(?:\\.0*)?|0?\\.0*[1-9][0-9]*))?'

/** Which policy each answer has. */
export function policyMap(pagePolicy: string) {
  return [
    '# What is no page runs nothing when it is opened as one.',
    ...block('map $uri $policy', [
      `default ${quoted(pagePolicy)};`,
      `"~^(?:${BUILDS_URL}|${PRERENDERS_URL})/" ${quoted(FILE_POLICY)};`,
    ]),
  ]
}

/** Which compressed form of a file is asked for, of those that the site has. */
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

/** How long each answer may be kept. */
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

/** What whoever sends another method is told. */
export function allowMap() {
  return block('map $status $allow', ['default "";', '405 "GET, HEAD";'])
}

/**
 * What a browser is told that sent more cookies than fit: without it, whatever set them would lock the visitor out of the site for
 * good, also after a rollback.
 */
export function clearedMap() {
  return block('map $status $cleared', ['default "";', `431 '"cookies"';`])
}

/** How a server answers headers that are too large: before it has read them, and so before it has set any variable. */
export function largeHeaders(variables: Lines): Lines {
  return [
    `add_header clear-site-data $cleared always;`,
    'error_page 494 = @tooManyCookies;',
    ...block('location @tooManyCookies', [...variables, ...said('tooManyCookies')]),
  ]
}

/** Variables that nginx derives from a request or an answer, for all locations. */
export function maps(pagePolicy: string) {
  return [
    ...policyMap(pagePolicy),
    '',
    ...formMap(PRECOMPRESSED),
    '',
    '# What was sent is told by the name of the file that was found.',
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
    ...block('map "$request_method $uri" $is_refused_method', [
      'default 1;',
      '"~^(?:GET|HEAD) " 0;',
      '"~^[A-Z]+ /auth/v1/" 0;',
      `"~^POST ${REPORTS_URL}$" 0;`,
    ]),
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
