import { canonicalJson, type MixId } from '@crossbook/contract'
import { shortHash } from '@crossbook/web-files'

/** A mix's name: `m` and 16 hex digits of the hash of its document without the name and without its end. */
export function mixId(content: object) {
  return `m${shortHash(canonicalJson(content), 16)}` as MixId
}
