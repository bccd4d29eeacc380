import { color, media, motion, radius, stroke } from '@crossbook/ui'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styled from 'styled-components'
import { DOCK_SHARES, type DockShare } from './dockShare'
import { tradingLayoutCopy as copy } from './tradingLayoutCopy'

/** One arrow key moves the line by this percentage of the column. */
const KEY_STEP = 2

/** The height of the line's pointer target, and of the mark in its middle. */
const HIT_HEIGHT = '0.4375rem'
const MARK_WIDTH = '2rem'

interface DockSeparatorProps {
  dockId: string
  share: DockShare
  onShare: (share: DockShare) => void
}

/** The line between chart and dock: the user drags it, moves it by arrow keys, and resets it by a double click. */
export function DockSeparator({ dockId, share, onShare }: DockSeparatorProps) {
  const [measured, setMeasured] = useState<number>(DOCK_SHARES.least)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfterKey(event.key, share === 'auto' ? shareOf(event.currentTarget) : share)
    if (next === undefined) return
    event.preventDefault()
    onShare(next)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onShare(shareBelow(event.clientY, event.currentTarget))
  }
  return (
    <Line
      role="separator"
      tabIndex={0}
      aria-label={copy.dockHeight}
      aria-orientation="horizontal"
      aria-controls={dockId}
      aria-valuenow={share === 'auto' ? measured : share}
      aria-valuemin={DOCK_SHARES.least}
      aria-valuemax={DOCK_SHARES.most}
      aria-valuetext={share === 'auto' ? copy.dockFitsRows : `${share}% of the column`}
      onFocus={({ currentTarget }) => setMeasured(shareOf(currentTarget))}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onShare('auto')}
    />
  )
}

/** Returns the percentage of the line's column, with chart and dock, that is below a position in the window. */
function shareBelow(y: number, line: Element): number {
  const column = (line.parentElement ?? line).getBoundingClientRect()
  return column.height === 0 ? DOCK_SHARES.least : ((column.bottom - y) / column.height) * 100
}

/** Returns the dock's present share of the column, which is below the line. */
function shareOf(line: Element): number {
  return Math.round(shareBelow(line.getBoundingClientRect().bottom, line))
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
