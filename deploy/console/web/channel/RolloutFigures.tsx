import styled from 'styled-components'
import { color, space, type } from '@crossbook/ui'
import type { RolloutCurves, Visits } from '../../src/documents'
import { faultyPercent, formatMoment } from '../showing/formats'
import { CHANNEL_COPY } from './channelCopy'

/** Visits are counted in slots of so many milliseconds; a stage begins within one. */
const SLOT_MS = 300_000

/** The drawing's own units; it takes the width that it is given. */
const WIDTH = 600
const HEIGHT = 120

/** A share of visits that fills the height at least: two healthy releases are drawn as two calm lines. */
const LEAST_SHARE = 0.02

type Slots = RolloutCurves['slots']

/** Visits, faults and rates of both releases in the running stage, which began at `since`. */
export function RolloutTotals({ slots, since }: { slots: Slots; since: string }) {
  // Like the judge: a slot before the first visit of the new release compares nothing.
  const first = slots.findIndex(({ now }) => now.visits > 0)
  const ofStage = slots
    .slice(Math.max(0, first))
    .filter(({ at }) => Date.parse(at) > Date.parse(since) - SLOT_MS)
  const rows = (['now', 'before'] as const).map((of) => {
    const visits = ofStage.reduce((sum, slot) => sum + slot[of].visits, 0)
    const faulty = ofStage.reduce((sum, slot) => sum + slot[of].faulty, 0)
    const share = visits === 0 ? CHANNEL_COPY.noVisits : faultyPercent({ visits, faulty })
    return [of === 'now' ? CHANNEL_COPY.newRelease : CHANNEL_COPY.before, visits, faulty, share]
  })
  const head = [CHANNEL_COPY.release, CHANNEL_COPY.visits, CHANNEL_COPY.faulty, CHANNEL_COPY.rate]
  return <Figures caption={CHANNEL_COPY.stageTotals} head={head} rows={rows} />
}

/** Charts the health of both releases over time on one scale, with the same figures as a table for screen readers. */
export function RolloutCurve({ slots }: { slots: Slots }) {
  if (slots.length < 2) return <p>{CHANNEL_COPY.noCurve}</p>
  const now = slots.map((slot) => shareOf(slot.now))
  const before = slots.map((slot) => shareOf(slot.before))
  const most = Math.max(LEAST_SHARE, ...now, ...before)
  return (
    <figure>
      <Caption>
        <span>{`${CHANNEL_COPY.curve}:`}</span> <Label $of="now">{CHANNEL_COPY.newRelease}</Label>{' '}
        <span>·</span> <Label $of="before">{CHANNEL_COPY.before}</Label>
      </Caption>
      <Drawing viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none" aria-hidden>
        <Line d={lineOf(before, most)} $of="before" />
        <Line d={lineOf(now, most)} $of="now" />
      </Drawing>
      <details>
        <Summary>{CHANNEL_COPY.table}</Summary>
        <Figures
          head={[CHANNEL_COPY.slot, CHANNEL_COPY.newRelease, CHANNEL_COPY.before]}
          rows={slots.map((slot) => [
            formatMoment(slot.at),
            faultyPercent(slot.now),
            faultyPercent(slot.before),
          ])}
        />
      </details>
    </figure>
  )
}

interface FiguresProps {
  caption?: string
  head: readonly string[]
  /** The first cell of each names the row. */
  rows: readonly (readonly (string | number)[])[]
}

/** A small table of figures within a text. */
function Figures({ caption, head, rows }: FiguresProps) {
  return (
    <FiguresTable>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={index}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}

function shareOf({ visits, faulty }: Visits) {
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

const Label = styled.span<{ $of: keyof typeof inks }>`
  color: ${({ $of }) => inks[$of]};
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

const FiguresTable = styled.table`
  ${type.cell}

  & caption {
    text-align: start;
  }

  & th,
  & td {
    padding: ${space[4]} ${space[16]} ${space[4]} 0;
    font-weight: inherit;
    text-align: start;
  }

  & td {
    white-space: nowrap;
  }
`
