import { color, media, motion, radius, stroke } from '@crossbook/ui'
import type { KeyboardEvent, PointerEvent } from 'react'
import styled from 'styled-components'
import { DOCK_SHARES } from './dockShare'
import { tradingLayoutCopy as copy } from './tradingLayoutCopy'

/** One arrow key moves the line by this percentage of the column. */
const KEY_STEP = 2

/** The height of the line's pointer target, and of the mark in its middle. */
const HIT_HEIGHT = '0.4375rem'
const MARK_WIDTH = '2rem'

interface DockSeparatorProps {
  dockId: string
  /** The dock's share of the column in percent. */
  share: number
  onShare: (share: number) => void
}

/** The line between chart and dock: the user drags it, moves it by arrow keys, and resets it by a double click. */
export function DockSeparator({ dockId, share, onShare }: DockSeparatorProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfterKey(event.key, share)
    if (next === undefined) return
    event.preventDefault()
    onShare(next)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    // The column that contains chart and dock.
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!box || box.height === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onShare(((box.bottom - event.clientY) / box.height) * 100)
  }
  return (
    <Line
      role="separator"
      tabIndex={0}
      aria-label={copy.dockHeight}
      aria-orientation="horizontal"
      aria-controls={dockId}
      aria-valuenow={share}
      aria-valuemin={DOCK_SHARES.least}
      aria-valuemax={DOCK_SHARES.most}
      aria-valuetext={`${share}% of the column`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onShare(DOCK_SHARES.first)}
    />
  )
}

/** Returns the share after a key, or undefined for other keys. Up makes the dock higher. */
function shareAfterKey(key: string, share: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return share + KEY_STEP
    case 'ArrowDown':
      return share - KEY_STEP
    case 'Home':
      return DOCK_SHARES.least
    case 'End':
      return DOCK_SHARES.most
    default:
      return undefined
  }
}

const Line = styled.div`
  display: none;

  ${media.fromXl} {
    flex: none;
    display: grid;
    place-items: center;
    height: ${HIT_HEIGHT};
    border-block: ${stroke.hairline} solid ${color.line};
    background: ${color.s1};
    cursor: row-resize;
    /* A finger drags the line, not the page. */
    touch-action: none;
    transition: background-color ${motion.fast};

    &::after {
      content: '';
      width: ${MARK_WIDTH};
      height: ${stroke.strong};
      border-radius: ${radius.badge};
      background: ${color.controlLine};
    }

    &:hover,
    &:active {
      background: ${color.accentWash};
    }
  }

  ${media.print} {
    display: none;
  }
`
