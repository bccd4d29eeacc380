import { PAGE_MARKUP } from '@crossbook/contract'
import { createContext, useContext } from 'react'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'
import type { SiteScreen } from '../screens/siteScreens'

/** The prerendered screen of the page and its frame, until their modules hydrate them. */
export interface HeldScreen {
  /** Returns whether the prerendered elements of a module are in the page, not hydrated yet. */
  isIntact(address: ModuleAddress): boolean
  /** Returns these elements, also after React has removed them; undefined for any other module. */
  elements(address: ModuleAddress): readonly Node[] | undefined
  /** Called once a screen or a frame has rendered and mounted. */
  release(address: ModuleAddress): void
}

/** Collects the prerendered elements of a screen and its frame in `root`. */
export function createHeldScreen(root: Element, screen: Pick<SiteScreen, 'address' | 'frame'>): HeldScreen {
  const elementsIn = (place: string) => [...(root.querySelector(`[${place}]`)?.childNodes ?? [])]
  const frameKey = screen.frame && addressKey(screen.frame)
  const held = new Map([
    [addressKey(screen.address), elementsIn(PAGE_MARKUP.screen)],
    ...(frameKey ? [[frameKey, elementsIn(PAGE_MARKUP.frame)] as const] : []),
  ])
  return {
    isIntact: (address) => held.get(addressKey(address))?.[0]?.isConnected === true,
    elements: (address) => held.get(addressKey(address)),
    release(address) {
      const mounted = addressKey(address)
      // The frame mounts before its screen. A mounted screen ends everything.
      if (mounted === frameKey) held.delete(mounted)
      else held.clear()
    },
  }
}

/** For pages without a prerendered screen. */
export const NOTHING_HELD: HeldScreen = { isIntact: () => false, elements: () => undefined, release() {} }

const HeldScreenContext = createContext(NOTHING_HELD)

export const HeldScreenProvider = HeldScreenContext.Provider

/** Returns the prerendered screen of the page. */
export function useHeldScreen() {
  return useContext(HeldScreenContext)
}
