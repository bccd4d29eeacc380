import { useLayoutEffect, type RefObject } from 'react'
import { useIntended } from '../loading/intended'
import { useScreenStyles } from '../loading/ScreenStyles'
import type { ModuleAddress } from '../modules/moduleAddress'
import { AHEAD_ATTRIBUTE, putIntoLayout } from './layOutAhead'

/** While a place is not shown, says how it can be: by its markup alone, before React renders anything for it. */
export function useReadiness(
  slot: RefObject<Element | null>,
  modules: readonly ModuleAddress[],
  isShown: boolean,
) {
  const intended = useIntended()
  const styles = useScreenStyles()

  // Taken back before anything of it hears that it is shown.
  useLayoutEffect(() => {
    const ahead = slot.current
    if (isShown || !ahead) return
    const choices = storedChoices()
    let endStyles = () => {}
    const takeBack = intended.standsReady(() => {
      const hide = storedChoices() === choices ? show(ahead) : undefined
      if (!hide) return undefined
      endStyles = styles.applyOnly(modules)
      return () => {
        endStyles()
        hide()
      }
    })
    return () => {
      takeBack()
      endStyles()
    }
  }, [slot, modules, isShown, intended, styles])
}

/** Shows it, from its top, in the place of what stands before it; undefined while React has rendered none of it. Returns how to undo that. */
function show(ahead: Element) {
  if (!ahead.firstElementChild) return
  const swap = (isShown: boolean) => {
    ahead.toggleAttribute(AHEAD_ATTRIBUTE, !isShown)
    ahead.previousElementSibling?.toggleAttribute(AHEAD_ATTRIBUTE, isShown)
  }
  putIntoLayout(ahead)
  swap(true)
  scrollTo(0, 0)
  return () => swap(false)
}

/** What the visitor has chosen, and whether he is signed in. What was rendered before he chose otherwise is for React to bring up to date first. */
function storedChoices() {
  try {
    return JSON.stringify(localStorage)
  } catch {
    return ''
  }
}
