import { Sparkline } from '@crossbook/ui'
import type { Health } from '../../src/documents'
import { SHOWING_COPY } from './showingCopy'

/** How large the line is: it stands in cells of tables. */
const WIDTH = 48
const HEIGHT = 16

/** A share of visits: with faults in so many a build is marked, and what moves less than that is drawn as calm as it is. */
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
