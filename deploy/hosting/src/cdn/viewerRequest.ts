import { BUILDS_URL, PRERENDERS_URL, REPORTS_URL, SHOWN_RELEASE_URL, STAFF_URL } from '@crossbook/contract'
import {
  ALL_COHORTS,
  CACHE_CONTROL,
  COHORT_COOKIE,
  COHORT_PATTERN,
  isCompressible,
  PRECOMPRESSED_IN_BUCKETS,
  SITE_FILES,
  STAFF_PATTERN,
} from '@crossbook/web-files'
import { BUILD_FILES, MIX_FILE, PRERENDER_FILES, ROUTE } from '../addresses'

/** What a CDN has to know of the site that it stands before. */
export interface CdnSite {
  /** Name under which browsers reach it, such as `crossbook.example`. */
  host: string
  acceptsMixes: boolean
  /** Origin of the collector of reports, where there is one. */
  collector?: URL | undefined
}

/** A place of which no object is named so: CloudFront answers with the page for unknown paths. */
const NOWHERE = '/pages/_none'

/**
 * A CloudFront function for every request of a viewer: it answers what is no address of the site, and turns the others into
 * names of the channel's folder in the bucket, in the best compressed form that the visitor takes. Of the visitor's cookies it leaves
 * his cohort, and draws one for who has none: answers are kept by it, and `rolloutsAtEdge` goes by it.
 */
export function viewerRequest({ host, acceptsMixes, collector }: CdnSite) {
  const files = [...BUILD_FILES, ...PRERENDER_FILES]
  const pageFiles = [SHOWN_RELEASE_URL, ...SITE_FILES.map((file) => `/${file}`)]
  const withForms = pageFiles.filter(isCompressible)
  const named = [...withForms.map((file) => [file, file]), ['/favicon.ico', '/favicon.svg']]
  return `// Made by "pnpm cdn:config" from deploy/hosting/src/cdn: a CloudFront function (cloudfront-js-2.0) for viewer requests.
const HOST = ${JSON.stringify(host)}
const FILE_FOLDERS = ${regular(`^(?:${BUILDS_URL}|${PRERENDERS_URL})(?:/|$)`)}
const FILES_WITH_FORMS = [
${lines(files.filter(({ hasForms }) => hasForms).map(({ pattern }) => regular(pattern)))}
]
const OTHER_FILES = [
${lines(files.filter(({ hasForms }) => !hasForms).map(({ pattern }) => regular(pattern)))}
]
const ROUTE = ${regular(`^${ROUTE}$`)}
const PAGE_FILES = ${JSON.stringify(Object.fromEntries(named))}
const PICTURES = ${JSON.stringify(pageFiles.filter((file) => !withForms.includes(file)))}
const MIX = ${acceptsMixes ? regular(`^/mixes/(${MIX_FILE})$`) : 'undefined'}
const HAS_COLLECTOR = ${String(collector !== undefined)}
const COHORT = ${regular(COHORT_PATTERN)}
const STAFF = ${regular(STAFF_PATTERN)}
const FORMS = ${JSON.stringify(PRECOMPRESSED_IN_BUCKETS.map(({ encoding, ending }) => [encoding, ending]))}

function handler(event) {
  const request = event.request
  const uri = request.uri
  if (valueOf(request, 'host') !== HOST) return said(421, 'Misdirected Request', 'This site has another name.')
  if (HAS_COLLECTOR && uri === '${REPORTS_URL}') {
    request.headers['x-real-ip'] = { value: event.viewer.ip }
    return request
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return said(405, 'Method Not Allowed', 'Only GET and HEAD are answered here.', { allow: { value: 'GET, HEAD' } })

  const matches = (pattern) => pattern.test(uri)
  if (FILE_FOLDERS.test(uri)) {
    if (FILES_WITH_FORMS.some(matches)) return at(request, uri + formFor(request))
    return OTHER_FILES.some(matches) ? request : said(404, 'Not Found', 'Not found.')
  }
  const kept = valueIn(request.cookies, '${COHORT_COOKIE}')
  const isKept = COHORT.test(kept) || STAFF.test(kept)
  request.cookies = { ${COHORT_COOKIE}: { value: isKept ? kept : drawnCohort() } }
  if (uri === '${STAFF_URL}') {
    const token = valueIn(request.querystring, 'token')
    if (!STAFF.test(token)) return at(request, ${JSON.stringify(NOWHERE)})
    request.cookies = { ${COHORT_COOKIE}: { value: token } }
    return request
  }
  if (uri === '/') return at(request, '/pages/_index.html' + formFor(request))
  if (ROUTE.test(uri)) return at(request, '/pages' + uri + '.html' + formFor(request))
  if (uri.slice(-1) === '/' && ROUTE.test(uri.slice(0, -1))) return moved(uri.slice(0, -1), event.request.querystring)
  if (Object.keys(PAGE_FILES).indexOf(uri) >= 0) return at(request, '/pages' + PAGE_FILES[uri] + formFor(request))
  if (PICTURES.indexOf(uri) >= 0) return at(request, '/pages' + uri)
  if (MIX && uri === '/versions.json') return request
  if (MIX && uri.slice(0, 7) === '/mixes/')
    return MIX.test(uri) ? at(request, '/' + MIX.exec(uri)[1]) : said(404, 'Not Found', 'Not found.')
  return at(request, ${JSON.stringify(NOWHERE)})
}

function at(request, uri) {
  request.uri = uri
  return request
}

function valueOf(request, name) {
  return valueIn(request.headers, name)
}

function valueIn(values, name) {
  return values && values[name] ? values[name].value : ''
}

function drawnCohort() {
  return String(Math.floor(Math.random() * ${ALL_COHORTS.length})).padStart(2, '0')
}

/** Ending of the best compressed form that the visitor takes; a range is one of the plain file. */
function formFor(request) {
  if (request.headers.range) return ''
  const accepted = valueOf(request, 'accept-encoding').toLowerCase().split(',')
  for (let index = 0; index < FORMS.length; index++) {
    const takes = accepted.some((one) => {
      const parts = one.split(';').map((part) => part.trim())
      return parts[0] === FORMS[index][0] && !parts.some((part) => /^q=0(?:\\.0*)?$/.test(part))
    })
    if (takes) return FORMS[index][1]
  }
  return ''
}

function moved(path, query) {
  const asked = Object.keys(query || {}).map((name) =>
    (query[name].multiValue || [query[name]]).map((one) => name + '=' + one.value).join('&'),
  )
  const location = path + (asked.length > 0 ? '?' + asked.join('&') : '')
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } }
}

function said(statusCode, statusDescription, words, headers) {
  return {
    statusCode: statusCode,
    statusDescription: statusDescription,
    headers: Object.assign(
      {
        'content-type': { value: 'text/plain; charset=utf-8' },
        'cache-control': { value: ${JSON.stringify(CACHE_CONTROL.never)} },
      },
      headers,
    ),
    body: { encoding: 'text', data: words + '\\n' },
  }
}
`
}

function regular(pattern: string) {
  return String(new RegExp(pattern))
}

function lines(items: readonly string[]) {
  return items.map((item) => `  ${item},`).join('\n')
}
