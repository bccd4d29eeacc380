import { useEffect } from 'react'

const ATTRIBUTE = 'data-cb-scroll-locks'

/**
 * Holds the page still while something covers it. Host and remotes each carry this code, so that the count of locks is kept
 * on the document: base.css lets the page scroll again when the last one is gone.
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
