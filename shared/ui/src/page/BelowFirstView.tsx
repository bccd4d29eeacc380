import { Activity, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Elements } from '../elements'
import { afterFrame } from './afterFrame'

/**
 * What of a screen lies below the first view, in order with the content before it. A user who followed a link sees the first view without
 * waiting for it: it is shown a frame later. All others have it at once: a prerendered page is whole, who goes back is scrolled to where
 * they were, and a user who goes to a part of a page has to find it.
 */
export function BelowFirstView({ children }: { children: Elements }) {
  const isFollowed = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  // The value at the time when the screen was opened: nothing that is shown is removed.
  const [isLater] = useState(isFollowed && hash === '')
  return isLater ? <Later>{children}</Later> : children
}

/** Rendered at once where there is time before it is shown, and shown after the first frame. */
function Later({ children }: { children: Elements }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isShown) return afterFrame(() => setShown(true))
  }, [isShown])

  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
