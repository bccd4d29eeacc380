import type { AppName, AppVersion } from '@crossbook/contract'
import type { OpenedChoice } from './openChoice'
import { clearAddress, rememberChoice } from './tabChoice'

/** Returns to the channel's release. */
export function leave() {
  rememberChoice({ mix: undefined, tried: new Map() })
  clearAddress()
  location.reload()
}

/** Shows the tab's mix with these versions on top of it, after a reload. */
export function reloadWith({ mix }: OpenedChoice, tried: ReadonlyMap<AppName, AppVersion>) {
  rememberChoice({ mix: mix?.id, tried })
  location.reload()
}
