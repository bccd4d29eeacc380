import { BUILDS_URL, SHOWN_RELEASE_URL } from '@crossbook/contract'
import {
  CACHE_CONTROL,
  CONTENT_TYPES,
  isCompressible,
  SITE_FILES,
  siteFileCaching,
} from '@crossbook/web-files'
import { BUILD_FILES, type FileAddresses, MIX_FILE, RELEASE_DOCUMENTS, ROUTE } from '../addresses'
import { block, type Lines, open, quoted } from './block'
import { OF_VISITOR, staffLocation } from './cohorts'

const STORE = open('CROSSBOOK_STORE')
const CHANNEL = open('CROSSBOOK_CHANNEL')

/** The site's folder in the store. The site serves no files from outside it. */
export const SITE = `${STORE}/sites/${CHANNEL}`

/** Answers with a sentence in places without pages. */
const PLAIN_ERRORS = ['error_page 403 404 = @absent;', 'error_page 416 = @outside;']

const PAGE = [...type('html'), ...OF_VISITOR, 'set $given $cohort_cookie;', 'set $timing $cohort_timing;']

/** Returns the locations for all addresses of the site's own files. */
export function fileLocations() {
  return [
    '# Files of builds: immutable, and asked for by their whole name alone.',
    ...block(`location ^~ ${BUILDS_URL}/`, [
      `root ${quoted(SITE)};`,
      ...PLAIN_ERRORS,
      ...BUILD_FILES.flatMap(buildFiles),
      'return 404;',
    ]),
    '',
    '# Staff of a rollout come in by its token.',
    ...staffLocation(SITE),
    '',
    '# Pages: the set that the channel shows at this moment, each as /path.html in it.',
    ...block(`location ~ "^(?:/|${ROUTE})$"`, [
      // The browser's router takes no other spelling of a path either, such as /trading/%73pot.
      'if ($request_uri ~ "^[^?]*%") { return 404; }',
      ...PAGE,
      'try_files $page_file$form $page_file @noPage;',
    ]),
    ...block(`location ~ "^(?<canonical>${ROUTE})/$"`, [
      'if (-f $document_root$canonical.html) { return 308 $canonical$is_args$args; }',
      'return 404;',
    ]),
    ...block('location = /_404.html', ['internal;', ...PAGE, 'try_files /_404.html$form /_404.html =404;']),
    ...siteFile(SHOWN_RELEASE_URL, SHOWN_RELEASE_URL, OF_VISITOR),
    ...SITE_FILES.flatMap((file) => siteFile(`/${file}`)),
    ...siteFile('/favicon.ico', '/favicon.svg'),
    '',
    '# Release documents: named for what they are, so they never change either.',
    ...block(`location ~ "${RELEASE_DOCUMENTS.pattern}"`, [
      `root ${quoted(SITE)};`,
      ...PLAIN_ERRORS,
      ...type(RELEASE_DOCUMENTS.ending),
      ...cached(CACHE_CONTROL.immutable),
      'set $vary accept-encoding;',
      'try_files $uri$form $uri =404;',
    ]),
    '',
    '# What can be tried, on channels that accept mixes: their list of versions is there, the other channels have none.',
    ...block('location = /versions.json', [
      `root ${quoted(`${STORE}/listings/${CHANNEL}`)};`,
      ...document(),
      'try_files /versions.json =404;',
    ]),
    ...block('location ^~ /mixes/', [
      ...PLAIN_ERRORS,
      ...block(`location ~ "^/mixes/(?<mix>${MIX_FILE})$"`, [
        `root ${quoted(`${STORE}/mixes/${CHANNEL}`)};`,
        ...document(),
        `if (!-f ${quoted(`${STORE}/listings/${CHANNEL}/versions.json`)}) { return 404; }`,
        'try_files /$mix =404;',
      ]),
      'return 404;',
    ]),
    '',
    ...block('location /', ['return 404;']),
  ]
}

/** Files of builds whose names match a pattern. */
function buildFiles({ pattern, ending, hasForms }: FileAddresses): Lines {
  return block(`location ~ "${pattern}"`, [
    ...type(ending),
    ...cached(CACHE_CONTROL.immutable),
    ...(hasForms
      ? ['set $vary accept-encoding;', 'try_files $uri$form $uri =404;']
      : ['try_files $uri =404;']),
  ])
}

/** Serves a file of the shown set of pages that is not a page, under its own name or another one. */
function siteFile(
  address: string,
  file: string = address,
  kept: Lines = [
    ...cached(siteFileCaching(file.slice(1))),
    ...(isCompressible(file) ? ['set $vary accept-encoding;'] : []),
  ],
) {
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const tried = isCompressible(file) ? `${file}$form ${file}` : file
  return block(`location = ${address}`, [...type(ending), ...kept, `try_files ${tried} =404;`])
}

function document(): Lines {
  return [...PLAIN_ERRORS, ...type('json'), ...cached(CACHE_CONTROL.revalidate)]
}

function type(ending: string): Lines {
  const contentType = CONTENT_TYPES[ending]
  if (contentType === undefined) throw new Error(`No content type is known for .${ending}`)
  return [`default_type ${quoted(contentType)};`]
}

function cached(cacheControl: string): Lines {
  return [`set $cache ${quoted(cacheControl)};`]
}
