import { documentTitle } from '@crossbook/contract'
import { afterFrame } from '@crossbook/ui'
import { useEffect, useRef } from 'react'
import { announce } from '../page/announcer'
import { useCurrentPage } from '../page/currentPage'
import { useEarlyInput, useInteractive } from '../page/startup'

/**
 * Completes a navigation once the new page is visible: sets the document's title, announces it and, unless the visitor has moved the focus
 * since, focuses the page's heading. The first page of a visit keeps the browser's own focus. A menu that the visitor opened while waiting
 * stays open; it would close if it lost the focus.
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

/** Whether the focus is on a menu link that the user has just followed. */
function hasJustOpenedMenu() {
  return document.activeElement?.getAttribute('aria-expanded') === 'true'
}
