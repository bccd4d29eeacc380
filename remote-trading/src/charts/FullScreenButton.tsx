import { IconButton } from '@crossbook/ui'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import styled from 'styled-components'
import { chartsCopy as copy } from './chartsCopy'
import { fullScreenIcon, leaveFullScreenIcon } from './chartIcons'

/** Shows an element in full screen, or ends it. There is no button where the browser does not support it. */
export function FullScreenButton({ element }: { element: RefObject<HTMLElement | null> }) {
  const possible = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled === true,
    () => false,
  )
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])

  return (
    <Place $shown={possible}>
      <IconButton
        size="small"
        label={isFull ? copy.leaveFullScreen : copy.fullScreen}
        shape={isFull ? leaveFullScreenIcon : fullScreenIcon}
        disabled={!possible}
        onClick={() => toggleFullScreen(element.current)}
      />
    </Place>
  )
}

/** Shows an element in full screen, or ends it. If the browser refuses, the page is unchanged. */
export function toggleFullScreen(element: HTMLElement | null): void {
  if (!document.fullscreenEnabled) return
  const done = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen()
  done?.catch(() => undefined)
}

/** A browser's abilities do not change while a page is open. */
const neverChanges = () => () => {}

/* Its space is reserved, so that nothing moves when the browser's abilities are known. */
const Place = styled.span<{ $shown: boolean }>`
  display: flex;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`
