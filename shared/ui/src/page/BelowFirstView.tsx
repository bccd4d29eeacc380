import { Activity, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Elements } from '../elements'
import { afterFrame } from './afterFrame'

/**
 * The part of a screen below the first view. A user who followed a link sees the first view without waiting for this part, which is shown
 * a frame later. In other cases it is rendered at once: a prerendered page is complete, a user who goes back is scrolled to their previous
 * position, and an address with a hash needs its target.
 */
export function BelowFirstView({ children }: { children: Elements }) {
  const isFollowed = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  // The value when the screen opened, because content must not disappear once it is shown.
  const [isLater] = useState(isFollowed && hash === '')
  return isLater ? <Later>{children}</Later> : children
}

/** Renders the content at once, hidden, and shows it after the first frame. */
function Later({ children }: { children: Elements }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (!isShown) return afterFrame(() => setShown(true))
  }, [isShown])

  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}
