import type { RolloutPlan } from '@crossbook/releases'

/** Visits are compared in slots of so many minutes. */
const LEAST_MINUTES = 5

/** Returns why nothing can be judged by the settings of a rollout, with the smallest that can; undefined where it can. */
export async function unjudgedProblem({
  everyMinutes,
  visitsWanted,
  isUnjudged,
}: RolloutPlan): Promise<string | undefined> {
  if (isUnjudged) return undefined
  const { LEAST_VISITS } = await import('@crossbook/reports')
  const advice = 'or add --unjudged: the history says so, and a release that does harm is still taken back'
  if (visitsWanted < LEAST_VISITS)
    return `--visits ${visitsWanted} is too few to judge a release: ${LEAST_VISITS} visits without a fault are the fewest that show it is not worse. Set --visits ${LEAST_VISITS} or more, ${advice}.`
  if (everyMinutes < LEAST_MINUTES)
    return `--every ${everyMinutes}m is too short to judge a release: visits are compared in slots of ${LEAST_MINUTES} minutes. Set --every ${LEAST_MINUTES}m or more, ${advice}.`
  return undefined
}
