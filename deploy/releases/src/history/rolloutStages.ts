import type { ChannelRevision, Rollout } from '@crossbook/store'
import { cohortsOf } from '@crossbook/web-files'

/** Plan of a rollout: its stages, how long each lasts, what evidence it needs, and the cohort of its staff. */
export type RolloutPlan = Pick<Rollout, 'stages' | 'everyMinutes' | 'visitsWanted' | 'isUnjudged' | 'staff'>

/** Percent of the visitors that are shown the next release now. */
export function percentShown({ stages, stage }: Pick<Rollout, 'stages' | 'stage'>) {
  return stages[stage] ?? 0
}

/** The cohorts that a revision shows the next release, its staff included as long as the channel takes any; none without a rollout. */
export function cohortsShown({ rollout, settings }: Pick<ChannelRevision, 'rollout' | 'settings'>) {
  if (!rollout) return []
  const staff = rollout.staff !== undefined && settings?.acceptsStaff ? [rollout.staff] : []
  return [...cohortsOf(rollout.release, percentShown(rollout)), ...staff]
}

/** Percent of the next stage; undefined in the last one, and where it is everybody. */
export function percentAfter({ stages, stage }: Pick<Rollout, 'stages' | 'stage'>) {
  const next = stages[stage + 1]
  return next === 100 ? undefined : next
}
