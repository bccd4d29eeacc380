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
import { open } from './variables'

/** A weight above 0, or none: what makes an encoding one that the visitor takes. */
const ACCEPTED = '(?:\\s*;\\s*q=(?:1(?:\\.0*)?|0?\\.0*[1-9][0-9]*))?'

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

/** The headers of an answer by its address: its policy, and whether pages of other sites may load it. */
function fileMaps(headers: readonly Header[]) {
  const own = new Map(headers)
  return [
    '# What is no page runs nothing when it is opened as one.',
    ...block('map $uri $policy', [
      `default ${quoted(own.get('content-security-policy') ?? '')};`,
      `"~^(?:${BUILDS_URL}|${PRERENDERS_URL})/" ${quoted(FILE_POLICY)};`,
    ]),
    ...SHARED_FILE_HEADERS.flatMap(([name, value]) =>
      block(`map $uri ${sharingVariable(name)}`, [
        `default ${quoted(own.get(name) ?? '')};`,
        `"~^${BUILDS_URL}/" ${quoted(value)};`,
      ]),
    ),
  ]
}

type Forms = readonly (typeof PRECOMPRESSED)[number][]

/** The compressed form to send, out of those that the site has. */
function formMap(forms: Forms) {
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

/** Returns the variables of every nginx. `others` are patterns of accepted methods and addresses besides GET and HEAD. */
export function siteMaps(headers: readonly Header[], forms: Forms, others: readonly string[]): Lines {
  return [
    ...fileMaps(headers),
    '',
    ...formMap(forms),
    '',
    '# An answer that no location has planned may be another one a moment later.',
    ...block('map $status $cache_control', [
      'volatile;',
      'default no-store;',
      '"~^(?:200|206|304|404)$" $cache;',
    ]),
    '',
    ...block('map "$request_method $uri" $is_refused_method', [
      'default 1;',
      ...['^(?:GET|HEAD) ', ...others].map((pattern) => `"~${pattern}" 0;`),
    ]),
    ...block('map $status $allow', ['default "";', '405 "GET, HEAD";']),
    '# A browser that sent more cookies than fit deletes them. Otherwise they would lock the visitor out, even after a rollback.',
    ...block('map $status $cleared', ['default "";', `431 '"cookies"';`]),
  ]
}

/** Variables of a site in a folder, for all locations. */
export function maps(headers: readonly Header[]) {
  return [
    ...siteMaps(headers, PRECOMPRESSED, ['^[A-Z]+ /auth/v1/', `^POST ${REPORTS_URL}$`]),
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
    '# Which file of a set of pages is asked for.',
    ...block('map $uri $page_file', ['default "";', '/ /_index.html;', `"~^${ROUTE}$" $uri.html;`]),
    '',
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
