import { documentTitle } from '@crossbook/contract'
import { useEffect, useRef } from 'react'
import { announce } from '../page/announcer'
import { useStandingPage } from '../page/standingPage'

/**
 * What a page owes its visitor once there is something to see: the document's title, the focus on its heading and an
 * announcement. The first page of a visit keeps the browser's own focus, and a menu that the visitor opened while he waited
 * stays open: it would close when it lost the focus.
 */
export function useArrival(path: string, title: string) {
  const standing = useStandingPage()
  const arrived = useRef('')

  useEffect(() => {
    document.title = documentTitle(path, title)
    // The second question is for strict mode, which runs effects twice.
    const wasThere = standing.is(path) || arrived.current === path
    standing.set(path)
    arrived.current = path
    if (!wasThere) {
      if (!hasJustOpenedMenu()) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      announce(title)
    }
    return () => standing.set(undefined)
  }, [path, title, standing])
}

/** Who follows a link of a menu has the focus on that link. */
function hasJustOpenedMenu() {
  return document.activeElement?.getAttribute('aria-expanded') === 'true'
}
