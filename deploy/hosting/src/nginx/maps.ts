import { BUILDS_URL, PRERENDERS_URL, REPORTS_URL } from '@crossbook/contract'
import {
  FILE_POLICY,
  type Header,
  PRECOMPRESSED,
  SHARED_FILE_HEADERS,
  STRICT_TRANSPORT,
} from '@crossbook/web-files'
import { ROUTE } from '../addresses'
import { type Lines, map, open, quoted } from './block'
import { cohortMaps } from './cohorts'

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
  const policy = own.get('content-security-policy') ?? ''
  return [
    '# What is no page runs nothing when it is opened as one.',
    ...map(
      '$uri',
      '$policy',
      { [`~^(?:${BUILDS_URL}|${PRERENDERS_URL})/`]: FILE_POLICY },
      { otherwise: policy },
    ),
    ...SHARED_FILE_HEADERS.flatMap(([name, value]) =>
      map('$uri', sharingVariable(name), { [`~^${BUILDS_URL}/`]: value }, { otherwise: own.get(name) ?? '' }),
    ),
  ]
}

type Forms = readonly (typeof PRECOMPRESSED)[number][]

/** The compressed form to send, out of those that the site has. */
function formMap(forms: Forms) {
  const patterns = forms.map(
    ({ encoding, ending }) => [`~*[|,]\\s*${encoding}${ACCEPTED}\\s*(?:,|$)`, ending] as const,
  )
  return [
    '# The best precompressed form that the visitor takes, as the ending of its name; a range is one of the plain file.',
    ...map('"$http_range|$http_accept_encoding"', '$form', { '~^[^|]': '', ...Object.fromEntries(patterns) }),
  ]
}

/** Returns the variables of every nginx. `others` are patterns of accepted methods and addresses next to GET and HEAD. */
export function siteMaps(headers: readonly Header[], forms: Forms, others: readonly string[]): Lines {
  const accepted = ['^(?:GET|HEAD) ', ...others].map((pattern) => [`~${pattern}`, '0'] as const)
  return [
    ...fileMaps(headers),
    '',
    ...formMap(forms),
    '',
    '# An answer that no location has planned may be another one a moment later.',
    ...map(
      '$status',
      '$cache_control',
      { '~^(?:200|206|304|404)$': '$cache' },
      { otherwise: 'no-store', isVolatile: true },
    ),
    '',
    ...map('"$request_method $uri"', '$is_refused_method', Object.fromEntries(accepted), { otherwise: '1' }),
    ...map('$status', '$allow', { '405': 'GET, HEAD' }),
    '# A browser that sent more cookies than fit deletes them. Otherwise they would lock the visitor out, even after a rollback.',
    ...map('$status', '$cleared', { '431': '"cookies"' }),
  ]
}

/** Variables of a site in a folder, for all locations. */
export function maps(headers: readonly Header[]) {
  const siteUrl = quoted(open('CROSSBOOK_SITE_URL'))
  const encodings = PRECOMPRESSED.map(
    ({ encoding, ending }) => [`~^(?:20[06] .+|404 /_404\\.html)\\${ending}$`, encoding] as const,
  )
  return [
    ...siteMaps(headers, PRECOMPRESSED, ['^[A-Z]+ /auth/v1/', `^POST ${REPORTS_URL}$`]),
    '',
    '# The name of the file that was found tells its encoding.',
    ...map('"$status $uri"', '$encoding', Object.fromEntries(encodings)),
    '',
    '# Which file of a set of pages is asked for.',
    ...map('$uri', '$page_file', { '/': '/_index.html', [`~^${ROUTE}$`]: '$uri.html' }),
    '',
    ...map(siteUrl, '$site_scheme', { '~^https:': 'https' }, { otherwise: 'http' }),
    ...map(siteUrl, '$strict_transport', { '~^https:': STRICT_TRANSPORT[1] }),
    '',
    ...cohortMaps(),
  ]
}
