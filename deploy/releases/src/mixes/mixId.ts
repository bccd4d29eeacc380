import { canonicalJson, type MixId } from '@crossbook/contract'
import { shortHash } from '@crossbook/web-files'

/** A mix's name: `m` and as many hex digits as its release's of the hash of its document without the name and without its end. */
export function mixId(content: { release: string }) {
  return `m${shortHash(canonicalJson(content), content.release.length - 1)}` as MixId
}
