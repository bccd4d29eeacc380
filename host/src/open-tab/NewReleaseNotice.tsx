import type { ReleaseId } from '@crossbook/contract'
import { Button, color, coversPageEnd, layer, media, radius, size, space, stroke, type } from '@crossbook/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { announce } from '../page/announcer'
import { isTyping, subscribeToTyping } from './isTyping'

/** Has a unit, because calc() requires one. */
const NO_INSET = '0px'

const MESSAGE = 'A new version of Crossbook is ready.'

/** A short notice in a corner. It is hidden while the visitor types, and once dismissed, it stays away until a newer release appears. */
export function NewReleaseNotice({ release }: { release: ReleaseId }) {
  const [later, setLater] = useState<ReleaseId>()
  // Renders again after a navigation, which removes a form and its typed text.
  useLocation()
  const busy = useSyncExternalStore(subscribeToTyping, isTyping)
  const shows = !busy && later !== release

  useEffect(() => {
    if (shows) announce(MESSAGE)
  }, [shows])

  if (!shows) return null
  return (
    <Corner ref={coversPageEnd} aria-label="New version">
      <p>{MESSAGE}</p>
      <Actions>
        <Button size="small" variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button size="small" onClick={() => setLater(release)}>
          Later
        </Button>
      </Actions>
    </Corner>
  )
}

/** The height below the notice: of a bar, like the buttons of an order ticket, or of the safe area, which a bar includes. */
const BELOW = `max(${size.bottomBar}, env(safe-area-inset-bottom, ${NO_INSET}))`

/** In the corner opposite to the toasts. On phones both are at the bottom of the screen, and a toast is in front of the notice. */
const Corner = styled.section`
  position: fixed;
  z-index: ${layer.drawer};
  bottom: calc(${space[24]} + ${BELOW});
  left: ${space[24]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  max-width: calc(100vw - 2 * ${space[12]});
  padding: ${space[12]} ${space[16]};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.control};
  background: ${color.s3};
  color: ${color.text};
  ${type.small}

  ${media.belowS} {
    bottom: calc(${space[12]} + ${BELOW});
    left: ${space[12]};
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space[8]};
`
