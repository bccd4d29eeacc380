import { MIX_PARAMETER } from '@crossbook/contract'

/** Session storage key of what this tab shows instead of its channel's release. */
export const CHOICE_KEY = 'crossbook.mix'

/** Whether the page's address or its tab asks for other builds than the channel's; what it says is read only then. */
export function hasChoice() {
  if (new URLSearchParams(location.search).has(MIX_PARAMETER)) return true
  try {
    return sessionStorage.getItem(CHOICE_KEY) !== null
  } catch {
    return false
  }
}
