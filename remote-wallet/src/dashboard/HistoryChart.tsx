import { formatUsd, usd, decimalFromNumber } from '@crossbook/money'
import { color, Masked, space, type, useBalancesHidden } from '@crossbook/ui'
import { useState, type PointerEvent } from 'react'
import styled from 'styled-components'
import type { PortfolioHistory } from '../portfolio-history/portfolioHistory'
import { formatSampleTime } from '../transactions/formatSampleTime'
import { HistoryDrawing } from './HistoryDrawing'
import { dashboardCopy } from './dashboardCopy'
import { indexAt, moveByKey } from './crosshair'

interface HistoryChartProps extends Pick<PortfolioHistory, 'points' | 'instants'> {
  label: string
  tone: 'up' | 'down'
}

/** The history of the portfolio's value. The pointer or the arrow keys show the value at a point in time. */
export function HistoryChart({ points, instants, label, tone }: HistoryChartProps) {
  const [at, setAt] = useState<number>()
  const hidden = useBalancesHidden()
  const last = points.length - 1
  const shown = Math.min(at ?? last, last)
  const when = timeOf(instants[shown])
  const value = formatUsd(usd(decimalFromNumber(points[shown] ?? 0, 2)))

  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(indexAt((clientX - left) / width, points.length))
  }

  return (
    <div>
      <Reading>
        {at === undefined ? (
          <span>{dashboardCopy.howToRead}</span>
        ) : (
          <>
            <span>{when}</span>
            <Value>
              <Masked>{value}</Masked>
            </Value>
          </>
        )}
      </Reading>
      <Plot>
        <HistoryDrawing points={points} label={label} tone={tone} at={at === undefined ? undefined : shown} />
        <Handle
          role="slider"
          tabIndex={0}
          aria-label={dashboardCopy.instant}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={shown}
          // A page is prerendered for everybody, so it names no amount before the user asks for one.
          aria-valuetext={hidden || at === undefined ? when : `${when}: ${value}`}
          onFocus={() => setAt((now) => now ?? last)}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={() => setAt(undefined)}
          onBlur={() => setAt(undefined)}
          onKeyDown={(event) => {
            const next = moveByKey(event.key, shown, last)
            if (next === undefined) return
            event.preventDefault()
            setAt(next)
          }}
        />
      </Plot>
      <Ends aria-hidden>
        <span>{timeOf(instants[0])}</span>
        <span>{timeOf(instants.at(-1))}</span>
      </Ends>
    </div>
  )
}

function timeOf(instant: string | undefined) {
  if (instant === undefined) return ''
  const { day, time } = formatSampleTime(instant)
  return `${day}, ${time}`
}

/** The same height with and without a value, so that the chart does not move. */
const LINE_HEIGHT = '1.75rem'

const Reading = styled.p`
  display: flex;
  min-height: ${LINE_HEIGHT};
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  padding-bottom: ${space[8]};
  color: ${color.text3};
  ${type.small}
`

const Value = styled.span`
  color: ${color.text};
  ${type.cell}
`

const Plot = styled.div`
  position: relative;
`

/** Covers the drawing. A finger can still scroll the page. */
const Handle = styled.div`
  position: absolute;
  inset: 0;
  cursor: crosshair;
  touch-action: pan-y;
`

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[8]};
  padding-top: ${space[4]};
  color: ${color.text3};
  ${type.micro}
`
