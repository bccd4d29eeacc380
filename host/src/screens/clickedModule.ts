import { HOST } from '@crossbook/contract'
import type { ModuleAddress } from '../modules/moduleAddress'
import { screenAt, type SiteScreen } from './siteScreens'

/** Returns the module that an element belongs to: the current screen inside the main landmark, the host around it. */
export function clickedModule(
  target: EventTarget | null,
  screens: readonly SiteScreen[],
  hostVersion: string,
): ModuleAddress {
  const isInScreen = target instanceof Element && target.closest('main') !== null
  const screen = isInScreen ? screenAt(screens, location.pathname) : undefined
  return screen?.address ?? { app: HOST, version: hostVersion, module: './main' }
}
