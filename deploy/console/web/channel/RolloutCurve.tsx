import styled from 'styled-components'
import { color, space, type } from '@crossbook/ui'
import type { RolloutCurves } from '../../src/documents'
import { faultyPercent } from '../showing/faultyPercent'
import { FiguresTable } from '../showing/FiguresTable'
import { formatMoment } from '../showing/moments'
import { CHANNEL_COPY } from './channelCopy'

/** The drawing's own units; it takes the width that it is given. */
const WIDTH = 600
const HEIGHT = 120

/** A share of visits that fills the height at least: two healthy releases are drawn as two calm lines. */
const LEAST_SHARE = 0.02

type Slots = RolloutCurves['slots']

/** Charts the health of both releases over time on one scale, with the same figures as a table for screen readers. */
export function RolloutCurve({ slots }: { slots: Slots }) {
  if (slots.length < 2) return <p>{CHANNEL_COPY.noCurve}</p>
  const now = slots.map((slot) => shareOf(slot.now))
  const before = slots.map((slot) => shareOf(slot.before))
  const most = Math.max(LEAST_SHARE, ...now, ...before)
  return (
    <figure>
      <Caption>
        <span>{`${CHANNEL_COPY.curve}:`}</span> <NowLabel>{CHANNEL_COPY.newRelease}</NowLabel> <span>·</span>{' '}
        <BeforeLabel>{CHANNEL_COPY.before}</BeforeLabel>
      </Caption>
      <Drawing viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none" aria-hidden>
        <Line d={lineOf(before, most)} $of="before" />
        <Line d={lineOf(now, most)} $of="now" />
      </Drawing>
      <details>
        <Summary>{CHANNEL_COPY.table}</Summary>
        <Figures slots={slots} />
      </details>
    </figure>
  )
}

function Figures({ slots }: { slots: Slots }) {
  return (
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">{CHANNEL_COPY.slot}</th>
          <th scope="col">{CHANNEL_COPY.newRelease}</th>
          <th scope="col">{CHANNEL_COPY.before}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map(({ at, now, before }) => (
          <tr key={at}>
            <th scope="row">{formatMoment(at)}</th>
            <td>{faultyPercent(now)}</td>
            <td>{faultyPercent(before)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}

function shareOf({ visits, faulty }: { visits: number; faulty: number }) {
  return visits === 0 ? 0 : faulty / visits
}

/** A line from 0 at the foot to `most` at the head. */
function lineOf(shares: readonly number[], most: number) {
  const step = WIDTH / (shares.length - 1)
  return shares
    .map((share, index) => {
      const [x, y] = [index * step, HEIGHT * (1 - share / most)]
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join(' ')
}

const inks = { now: color.accent, before: color.text3 } as const

const Caption = styled.figcaption`
  color: ${color.text2};
  ${type.small}
`

const NowLabel = styled.span`
  color: ${inks.now};
`

const BeforeLabel = styled.span`
  color: ${inks.before};
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${space[96]};
  margin: ${space[8]} 0;
`

const Line = styled.path<{ $of: keyof typeof inks }>`
  fill: none;
  stroke: ${({ $of }) => inks[$of]};
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`

const Summary = styled.summary`
  width: fit-content;
  color: ${color.accent};
  ${type.smallStrong}
  cursor: pointer;
`
