import { PAGE_MARKUP } from '@crossbook/contract'
import { createContext, useContext } from 'react'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'
import { modulesOf, type SiteScreen } from '../screens/siteScreens'

/** What the page holds of its prerendered screen and of the frame around it, for the time in which they cannot be shown. */
export interface Prerendered {
  /**
   * Copies of a module's elements until a screen of the page stands by itself, a frame's with those of the screen in it;
   * undefined of any other module. They are made when they are first asked for, before React takes the elements away.
   */
  copies(address: ModuleAddress): readonly Node[] | undefined
  /** Says that the screen or its frame does not come: copies stay in their places until they come after all. */
  keep(): void
  /** The copies that are to stay. */
  kept(address: ModuleAddress): readonly Node[] | undefined
  /** Says that a screen, or a frame, stands by itself. */
  release(address: ModuleAddress): void
}

/** What is prerendered of a screen and its frame in this element; nothing where the page holds no such screen. */
export function createPrerendered(root: Element, screen: Pick<SiteScreen, 'address' | 'frame'>): Prerendered {
  const frameKey = screen.frame && addressKey(screen.frame)
  const places = new Map([
    [addressKey(screen.address), root.querySelector(`[${PAGE_MARKUP.screen}]`)],
    ...(frameKey ? [[frameKey, root.querySelector(`[${PAGE_MARKUP.frame}]`)] as const] : []),
  ])
  const copies = new Map<string, readonly Node[]>()
  let isKept = false

  const copiesOf = (asked: ModuleAddress) => {
    const key = addressKey(asked)
    const place = places.get(key)
    if (place && !copies.has(key))
      copies.set(
        key,
        [...place.children].map((element) => element.cloneNode(true)),
      )
    return copies.get(key)
  }

  return {
    copies: copiesOf,
    keep() {
      for (const address of modulesOf(screen)) copiesOf(address)
      isKept = copies.size > 0
    },
    kept: (asked) => (isKept ? copiesOf(asked) : undefined),
    release(address) {
      const stood = addressKey(address)
      // A frame stands before the screen in it does; a screen that stands is the page's.
      for (const key of stood === frameKey ? [stood] : places.keys()) {
        places.delete(key)
        if (!isKept) copies.delete(key)
      }
    },
  }
}

/** Pages that are rendered from nothing, and screens that are not waited for. */
export const NOTHING_PRERENDERED: Prerendered = {
  copies: () => undefined,
  keep() {},
  kept: () => undefined,
  release() {},
}

const PrerenderedContext = createContext(NOTHING_PRERENDERED)

export const PrerenderedProvider = PrerenderedContext.Provider

/** What the page holds of its prerendered screen. */
export function usePrerendered() {
  return useContext(PrerenderedContext)
}
