import { useCallback, useEffect, useState } from 'react'
import { createHoverIntent } from './createHoverIntent'
import type { FocusRequest } from './MenuPanel'

/** The open menu. By what it was opened decides what a click on its button and the pointer's leaving mean. */
interface OpenMenu {
  group: string
  by: 'hover' | 'click' | 'keyboard'
  focus?: FocusRequest
}

/** Which menu of the bar is open, and what pointer, click and keys make of it. */
export function useMenuBar() {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [intent] = useState(() =>
    createHoverIntent<string>({
      open: (group) => setMenu({ group, by: 'hover' }),
      close: () => setMenu(null),
    }),
  )
  const isOpen = menu !== null

  // An effect runs a while after what it tells of, and the pointer may have left or come in between. So it undoes nothing that
  // the pointer has begun: opening is reported where it happens, and closing only starts the time in which the next menu opens at once.
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
    /** Opens a menu at once, whatever is open. */
    press,
    /** A click: what was only hovered stays open, what was pressed before closes. */
    toggle: (group: string, by: 'click' | 'keyboard') => {
      if (menu?.group === group && menu.by !== 'hover') setMenu(null)
      else press(group, by)
    },
    pointerCame: (group: string) => {
      if (menu?.group === group) intent.stay()
      else intent.enter(group, isOpen)
    },
    /** A menu that was opened by keys belongs to the keys: the pointer only passed by. */
    pointerLeft: () => {
      if (menu?.by !== 'keyboard') intent.leave()
    },
    /** The focus went out of a menu; another one may have been opened in the same moment. */
    focusLeft: (group: string) => setMenu((open) => (open?.group === group ? null : open)),
  }
}
