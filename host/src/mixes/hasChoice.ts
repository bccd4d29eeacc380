import { MIX_PARAMETER, TAB_KEYS, type PageDocument } from '@crossbook/contract'

/** Whether the page, its address or its tab asks for other builds than the channel's; what it says is read only then. */
export function hasChoice({ ofMix }: Pick<PageDocument, 'ofMix'>) {
  if (ofMix) return true
  if (new URLSearchParams(location.search).has(MIX_PARAMETER)) return true
  try {
    return sessionStorage.getItem(TAB_KEYS.choice) !== null
  } catch {
    return false
  }
}
