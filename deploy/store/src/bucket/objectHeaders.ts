import { CACHE_CONTROL, contentType, PRECOMPRESSED } from '@crossbook/web-files'
import { LAYOUT, PLACES } from '../storeLayout'

/** Builds, prerenders and release documents, in the store and as a channel's site has them. */
const NEVER_CHANGED = new RegExp(`^(?:${PLACES.sites}/[^/]+/)?(?:${LAYOUT.apps}|${LAYOUT.prerenders})/`)

/** What an object is stored with, so that whatever serves the bucket says the same of a file as the local site does. */
export function objectHeaders(key: string) {
  const form = PRECOMPRESSED.find(({ ending }) => key.endsWith(ending))
  return {
    ContentType: contentType(form ? key.slice(0, -form.ending.length) : key),
    CacheControl: NEVER_CHANGED.test(key) ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate,
    ...(form ? { ContentEncoding: form.encoding } : {}),
  }
}
