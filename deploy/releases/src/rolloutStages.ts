import type { Rollout } from '@crossbook/store'
import { cohortsOf } from '@crossbook/web-files'

/** How a rollout goes on: its stages, how long each lasts and how many visits it needs. */
export type RolloutPlan = Pick<Rollout, 'stages' | 'everyMinutes' | 'visitsWanted'>

/** Percent of the visitors that are shown the next release now. */
export function percentShown({ stages, stage }: Pick<Rollout, 'stages' | 'stage'>) {
  return stages[stage] ?? 0
}

/** The cohorts that are shown the next release now. */
export function cohortsShown(rollout: Rollout) {
  return cohortsOf(rollout.release, percentShown(rollout))
}

/** Percent of the next stage; undefined in the last one, and where it is everybody. */
export function percentAfter({ stages, stage }: Pick<Rollout, 'stages' | 'stage'>) {
  const next = stages[stage + 1]
  return next === 100 ? undefined : next
}
