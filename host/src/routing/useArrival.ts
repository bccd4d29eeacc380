import { documentTitle } from '@crossbook/contract'
import { useEffect } from 'react'
import { announce } from '../shell/announcer'

/** Path that the visitor arrived at last, first the one the document was opened at; module state, because the page that is left unmounts first. */
let lastArrival = location.pathname

/**
 * What a page owes its visitor once there is something to see: the document's title, the focus on its heading and an
 * announcement. The first page of a visit keeps the browser's own focus.
 */
export function useArrival(path: string, title: string) {
  useEffect(() => {
    document.title = documentTitle(path, title)
    const previous = lastArrival
    lastArrival = path
    if (previous === path) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    announce(title)
  }, [path, title])
}
