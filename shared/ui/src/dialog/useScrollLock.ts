import { useEffect } from 'react'

const ATTRIBUTE = 'data-cb-scroll-locks'

/**
 * Prevents the page from scrolling while `locked` is true. Host and remotes have their own copies of this code, so the document keeps the count of
 * locks, and base.css reads it.
 *
 * @example
 * useScrollLock(isDrawerOpen)
 */
export function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return
    changeLocks(1)
    return () => {
      changeLocks(-1)
    }
  }, [locked])
}

function changeLocks(by: 1 | -1) {
  const page = document.documentElement
  const locks = Number(page.getAttribute(ATTRIBUTE) ?? 0) + by
  if (locks > 0) page.setAttribute(ATTRIBUTE, String(locks))
  else page.removeAttribute(ATTRIBUTE)
}
