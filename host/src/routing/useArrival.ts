import { documentTitle } from '@crossbook/contract'
import { afterFrame } from '@crossbook/ui'
import { useEffect, useRef } from 'react'
import { announce } from '../page/announcer'
import { useCurrentPage } from '../page/currentPage'
import { useEarlyInput, useInteractive } from '../page/startup'

/**
 * What a page owes its visitor once there is something to see: the document's title, an announcement and, unless the visitor has moved it
 * since, the focus on its heading. The first page of a visit keeps the browser's own focus, and a menu that the visitor opened while waiting
 * stays open: it would close when it lost the focus.
 */
export function useArrival(path: string, title: string) {
  const current = useCurrentPage()
  const arrived = useRef('')
  useEarlyInput('screen')
  useInteractive('screen')

  useEffect(() => {
    document.title = documentTitle(path, title)
    // The second question is for strict mode, which runs effects twice.
    const wasThere = current.is(path) || arrived.current === path
    current.set(path)
    arrived.current = path
    if (!wasThere) {
      announce(title)
      // The browser finds out where everything is before it moves the focus: the page is painted first.
      const { activeElement } = document
      afterFrame(() => {
        if (current.is(path) && document.activeElement === activeElement) focusHeading()
      })
    }
    return () => current.set(undefined)
  }, [path, title, current])
}

function focusHeading() {
  if (!hasJustOpenedMenu()) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Who follows a link of a menu has the focus on that link. */
function hasJustOpenedMenu() {
  return document.activeElement?.getAttribute('aria-expanded') === 'true'
}
