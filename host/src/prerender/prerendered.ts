import { PAGE_MARKUP } from '@crossbook/contract'
import { createContext, useContext } from 'react'
import { addressKey, type ModuleAddress } from '../modules/moduleAddress'

/** What the page holds of its prerendered screen, for the time in which the screen itself cannot be shown. */
export interface Prerendered {
  /**
   * Copies of a screen's elements until a screen of the page stands by itself; undefined of any other screen. They are made
   * when they are first asked for, before React takes the elements away.
   */
  copies(address: ModuleAddress): readonly Node[] | undefined
  /** Says that the screen's module does not come: its copies stay in its place until it comes after all. */
  keep(): void
  /** The copies that are to stay. */
  kept(address: ModuleAddress): readonly Node[] | undefined
  /** Says that a screen stands by itself. */
  release(): void
}

/** What is prerendered of the screen at `address` in this element; nothing where the page holds no such screen. */
export function createPrerendered(root: Element, address: ModuleAddress): Prerendered {
  let place = root.querySelector(`[${PAGE_MARKUP.screen}]`)
  let copies: readonly Node[] | undefined
  let isKept = false

  const copiesOf = (asked: ModuleAddress) => {
    if (addressKey(asked) !== addressKey(address)) return undefined
    if (place) copies ??= [...place.children].map((element) => element.cloneNode(true))
    return copies
  }

  return {
    copies: copiesOf,
    keep() {
      isKept = copiesOf(address) !== undefined
    },
    kept: (asked) => (isKept ? copiesOf(asked) : undefined),
    release() {
      place = null
      if (!isKept) copies = undefined
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
