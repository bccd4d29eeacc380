import type { RolloutCurves } from '../../src/documents'
import { faultyPercent } from '../showing/faultyPercent'
import { FiguresTable } from '../showing/FiguresTable'
import { CHANNEL_COPY } from './channelCopy'

/** Visits are counted in slots of so many milliseconds; a stage begins within one. */
const SLOT_MS = 300_000

interface RolloutTotalsProps {
  slots: RolloutCurves['slots']
  /** When the stage began. */
  since: string
}

/** Visits, faults and rates of both releases in the running stage. */
export function RolloutTotals({ slots, since }: RolloutTotalsProps) {
  // Like the judge: a slot before the first visit of the new release compares nothing.
  const first = slots.findIndex(({ now }) => now.visits > 0)
  const ofStage = slots
    .slice(Math.max(0, first))
    .filter(({ at }) => Date.parse(at) > Date.parse(since) - SLOT_MS)
  return (
    <FiguresTable>
      <caption>{CHANNEL_COPY.stageTotals}</caption>
      <thead>
        <tr>
          <th scope="col">{CHANNEL_COPY.release}</th>
          <th scope="col">{CHANNEL_COPY.visits}</th>
          <th scope="col">{CHANNEL_COPY.faulty}</th>
          <th scope="col">{CHANNEL_COPY.rate}</th>
        </tr>
      </thead>
      <tbody>
        {(['now', 'before'] as const).map((of) => {
          const visits = ofStage.reduce((sum, slot) => sum + slot[of].visits, 0)
          const faulty = ofStage.reduce((sum, slot) => sum + slot[of].faulty, 0)
          return (
            <tr key={of}>
              <th scope="row">{of === 'now' ? CHANNEL_COPY.newRelease : CHANNEL_COPY.before}</th>
              <td>{visits}</td>
              <td>{faulty}</td>
              <td>{visits === 0 ? CHANNEL_COPY.noVisits : faultyPercent({ visits, faulty })}</td>
            </tr>
          )
        })}
      </tbody>
    </FiguresTable>
  )
}
