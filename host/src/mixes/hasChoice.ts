import { MIX_PARAMETER, TAB_KEYS, type PageDocument } from '@crossbook/contract'

/** Returns whether the page, its address or its tab requests other builds than the channel's. The request is read only in that case. */
export function hasChoice({ ofMix }: Pick<PageDocument, 'ofMix'>) {
  if (ofMix) return true
  if (new URLSearchParams(location.search).has(MIX_PARAMETER)) return true
  try {
    return sessionStorage.getItem(TAB_KEYS.choice) !== null
  } catch {
    return false
  }
}
