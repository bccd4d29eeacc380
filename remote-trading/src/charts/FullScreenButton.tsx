import { IconButton } from '@crossbook/ui'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import styled from 'styled-components'
import { chartsCopy as copy } from './chartsCopy'
import { fullScreenIcon, leaveFullScreenIcon } from './chartIcons'

/** Shows an element on the whole screen and takes it back; there is no button where the browser lets no element do that. */
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

  const change = isFull ? () => document.exitFullscreen() : () => element.current?.requestFullscreen()
  return (
    <Place $shown={possible}>
      <IconButton
        size="small"
        label={isFull ? copy.leaveFullScreen : copy.fullScreen}
        shape={isFull ? leaveFullScreenIcon : fullScreenIcon}
        disabled={!possible}
        // If the browser refuses, the page is unchanged.
        onClick={() => void change()?.catch(() => undefined)}
      />
    </Place>
  )
}

/** What a browser can does not change while a page lives. */
const neverChanges = () => () => {}

/* Its room is held, so that nothing moves when it is known what the browser can do. */
const Place = styled.span<{ $shown: boolean }>`
  display: flex;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`
