import {
  canonicalJson,
  fitProblems,
  fitMessage,
  pageDocument,
  type PageExtras,
  partsOf,
  PRERENDERS_URL,
  type Release,
  type SiteConfig,
} from '@crossbook/contract'
import { PRERENDER_KEY_DIGITS, type PrerenderKey, RELEASE_DOCUMENT, type Store } from '@crossbook/store'
import { type Compression, integrityOf, shortHash, withCompressed } from '@crossbook/web-files'
import semver from 'semver'

/** In place of a site's environment, which the page itself names. */
export const NO_SITE = { authUrl: '/', authKey: 'none' }

/** Returns a release's page document, with messages about shared packages out of range, which only trial releases have. */
export function wholeDocument(
  release: Release,
  config: SiteConfig,
  extras: Omit<PageExtras, 'beyondRanges'> = {},
) {
  const beyondRanges = fitProblems(release, semver.satisfies)
    .filter(({ kind }) => kind === 'sharedOutOfRange')
    .map((problem) => fitMessage(problem))
  return pageDocument(release, config, { ...extras, beyondRanges })
}

/** Returns the document that all pages of a release share: as stored, and as pages refer to it by its URL path. */
export function releaseDocument(release: Release) {
  const bytes = Buffer.from(canonicalJson(partsOf(wholeDocument(release, NO_SITE)).shared))
  const key = nameOf(bytes)
  return { key, bytes, url: `${PRERENDERS_URL}/${key}/${RELEASE_DOCUMENT}`, integrity: integrityOf(bytes) }
}

/** Makes sure that the store has the release document of a release. */
export async function keepReleaseDocument(
  store: Store,
  release: Release,
  compression: Compression | 'none' = 'best',
) {
  const document = releaseDocument(release)
  if (await hasReleaseDocument(store, document.key)) return
  const files = new Map([[RELEASE_DOCUMENT, document.bytes]])
  await store.putPrerender(
    document.key,
    compression === 'none' ? files : await withCompressed(files, compression),
  )
}

/** Whether the store has a release document of this name, whole. */
export async function hasReleaseDocument(store: Store, key: PrerenderKey) {
  const bytes = await store.readPrerender(key, RELEASE_DOCUMENT)
  return bytes !== undefined && nameOf(bytes) === key
}

function nameOf(bytes: Uint8Array) {
  return shortHash(Buffer.from(bytes).toString('utf8'), PRERENDER_KEY_DIGITS) as PrerenderKey
}
