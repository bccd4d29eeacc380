import { useEffect, useRef } from 'react'
import { documentTitle } from '@crossbook/contract'
import { announce } from '../shell/announcer'

/** Path the visitor stands on, as last arrived at; module state, because the page that is left unmounts first. */
let lastArrival: string | undefined

/**
 * What a page owes its visitor once its screen is there: the document's title, the focus on its heading and an
 * announcement. The first page of a visit keeps the browser's own focus.
 */
export function useArrival(path: string, title: string) {
  const arrived = useRef('')

  useEffect(() => {
    if (arrived.current === path) return
    arrived.current = path
    document.title = documentTitle(path, title)
    const first = lastArrival === undefined
    if (first || lastArrival === path) {
      lastArrival = path
      return
    }
    lastArrival = path
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    announce(title)
  }, [path, title])
}
