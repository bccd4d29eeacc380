import { useCallback, useEffect, useState } from 'react'
import { createHoverIntent } from './createHoverIntent'
import type { FocusRequest } from './MenuPanel'

/** The open menu and how it was opened, which decides the effect of a click on its button and of the pointer leaving. */
interface OpenMenu {
  group: string
  by: 'hover' | 'click' | 'keyboard'
  focus?: FocusRequest
}

/** Returns the open menu of the bar, and handlers for pointer, click and keys. */
export function useMenuBar() {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [intent] = useState(() =>
    createHoverIntent<string>({
      open: (group) => setMenu({ group, by: 'hover' }),
      close: () => setMenu(null),
    }),
  )
  const isOpen = menu !== null

  // This effect runs some time after the menu has closed, and the pointer may have moved meanwhile. It therefore cancels no pointer
  // action: openings are reported where they happen, and a closing only starts the time in which the next menu opens at once.
  useEffect(() => (isOpen ? () => intent.closed() : undefined), [intent, isOpen])
  useEffect(() => () => intent.end(), [intent])

  const close = useCallback(() => setMenu(null), [])

  const press = (group: string, by: 'click' | 'keyboard', focus?: FocusRequest) => {
    intent.opened()
    setMenu(focus ? { group, by, focus } : { group, by })
  }

  return {
    menu,
    close,
    /** Opens a menu at once, even if another one is open. */
    press,
    /** A click keeps a hovered menu open, and closes a clicked one. */
    toggle: (group: string, by: 'click' | 'keyboard') => {
      if (menu?.group === group && menu.by !== 'hover') setMenu(null)
      else press(group, by)
    },
    pointerCame: (group: string) => {
      if (menu?.group === group) intent.stay()
      else intent.enter(group, isOpen)
    },
    /** A menu that was opened by keyboard ignores the pointer. */
    pointerLeft: () => {
      if (menu?.by !== 'keyboard') intent.leave()
    },
    /** Closes a menu that the focus has left, unless another menu was opened in the same moment. */
    focusLeft: (group: string) => setMenu((open) => (open?.group === group ? null : open)),
  }
}
