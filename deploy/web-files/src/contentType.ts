import { own } from '@crossbook/contract'
import { lookup } from 'mime-types'
import { isCompressible } from './compress'

const ENDINGS = [
  ...['css', 'html', 'ico', 'jpg', 'js', 'json', 'map', 'png', 'svg', 'txt'],
  ...['webmanifest', 'webp', 'woff2'],
]

const UNKNOWN = 'application/octet-stream'

/** Content types by ending of the name. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  ENDINGS.map((ending) => [ending, withCharset(lookup(ending) || UNKNOWN, ending)]),
)

/** Returns the Content-Type of a site's file, from its name without the extension of a compressed form. */
export function contentType(name: string) {
  return own(CONTENT_TYPES, name.slice(name.lastIndexOf('.') + 1)) ?? UNKNOWN
}

/** All texts of a site are written by us, in UTF-8. */
function withCharset(type: string, ending: string) {
  return isCompressible(`.${ending}`) ? `${type}; charset=utf-8` : type
}
