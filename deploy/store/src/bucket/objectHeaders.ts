import { CACHE_CONTROL, contentType, PRECOMPRESSED } from '@crossbook/web-files'
import { LAYOUT } from '../storeLayout'

const NEVER_CHANGED = [LAYOUT.apps, LAYOUT.prerenders]

/** What an object is stored with, so that whatever serves the bucket says the same of a file as the local site does. */
export function objectHeaders(key: string) {
  const form = PRECOMPRESSED.find(({ ending }) => key.endsWith(ending))
  return {
    ContentType: contentType(form ? key.slice(0, -form.ending.length) : key),
    CacheControl: NEVER_CHANGED.some((folder) => key.startsWith(`${folder}/`))
      ? CACHE_CONTROL.immutable
      : CACHE_CONTROL.revalidate,
    ...(form ? { ContentEncoding: form.encoding } : {}),
  }
}
