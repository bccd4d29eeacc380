import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * What a press on a plain link of the site does: the page that it leads to is opened in this one. What opens it elsewhere, in a tab or
 * a window, is left to the browser. The same function at every render.
 */
export function useFollow() {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { altKey, button, ctrlKey, currentTarget, defaultPrevented, metaKey, shiftKey } = event
      if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      const { href, pathname } = currentTarget
      // As browsers have it, a link to where one is makes no step to go back.
      void navigate(pathname, { replace: href === location.href })
    },
    [navigate],
  )
}
