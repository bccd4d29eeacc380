import { useCallback } from 'react'
import { addressKey, type ModuleAddress } from '../loading/screenLoader'

interface OfferedPaint {
  of: string
  main: Element
  hasBackBar: boolean
  /** Copies of what is painted, made when they are needed: before React takes the painted nodes away. */
  copies?: readonly Node[]
}

let offered: OfferedPaint | undefined

/** Says which screen is painted below `main` while the site takes the page over. */
export function offerPaint(address: ModuleAddress, main: Element, hasBackBar: boolean) {
  offered = { of: addressKey(address), main, hasBackBar }
}

/** Says that the screens of the page stand by themselves. */
export function forgetPaint() {
  offered = undefined
}

/** Whether a screen that has thrown is the one that is painted; its paint can then be shown until another build has come. */
export function copyPaint(address: ModuleAddress) {
  if (offered?.of !== addressKey(address)) return false
  offered.copies ??= [...offered.main.children]
    .slice(offered.hasBackBar ? 1 : 0)
    .map((node) => node.cloneNode(true))
  return true
}

/** The screen as it was painted, without words: what takes its place is on its way. */
export function PaintWhileReplaced() {
  const adopt = useCallback((place: HTMLElement | null) => {
    place?.replaceChildren(...(offered?.copies ?? []))
  }, [])
  return <div ref={adopt} aria-busy />
}
