import { Sparkline } from '@crossbook/ui'
import type { Health } from '../../src/documents'
import { SHOWING_COPY } from './showingCopy'

/** Size of the line in pixels: it fits into a table cell. */
const WIDTH = 48
const HEIGHT = 16

/** Builds with faults in at least this share of visits are marked. Smaller changes are drawn at the same scale, so that they look small. */
const MARKED_SHARE = 0.01

/** A small line of the share of visits without faults, by day: it falls where something is wrong; a sentence for those who cannot see it. */
export function HealthLine({ health }: { health: Health | null }) {
  if (health === null || health.visits === 0) return null
  const shares = health.days.map(({ visits, faulty }) => (visits === 0 ? 1 : 1 - faulty / visits))
  return (
    <Sparkline
      values={shares.length < 2 ? [1, ...shares] : shares}
      tone={health.faulty / health.visits >= MARKED_SHARE ? 'down' : 'up'}
      width={WIDTH}
      height={HEIGHT}
      leastSpan={MARKED_SHARE}
      label={SHOWING_COPY.health(health)}
    />
  )
}
