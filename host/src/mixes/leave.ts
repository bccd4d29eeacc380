import type { AppName, AppVersion } from '@crossbook/contract'
import type { OpenedChoice } from './openChoice'
import { clearAddress, rememberChoice } from './tabChoice'

/** Goes back to what the channel shows. */
export function leave() {
  rememberChoice({ mix: undefined, tried: new Map() })
  clearAddress()
  location.reload()
}

/** Shows the tab's mix with these versions on top of it; versions change by a reload. */
export function reloadWith({ mix }: OpenedChoice, tried: ReadonlyMap<AppName, AppVersion>) {
  rememberChoice({ mix: mix?.id, tried })
  location.reload()
}
