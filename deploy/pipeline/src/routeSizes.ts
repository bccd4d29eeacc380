import { check } from '@crossbook/contract'
import { budgetsAt } from '@crossbook/release-cli'
import * as v from 'valibot'

const budgetsSchema = v.object({ scriptKilobytes: v.record(v.string(), v.number()) })

/** The script budget of one route in kilobytes, before and now; undefined where the route does not exist. */
export interface RouteSize {
  route: string
  before: number | undefined
  now: number | undefined
}

/** Returns the routes of an application whose script budget changed between two commits. A test keeps budgets close to measured sizes. */
export async function routeSizes(
  root: string,
  app: string,
  { from, to }: { from: string; to: string },
): Promise<RouteSize[]> {
  const [before, now] = await Promise.all([from, to].map((commit) => budgetsOf(root, app, commit)))
  const routes = [...new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])].sort()
  return routes
    .map((route) => ({ route, before: before?.[route], now: now?.[route] }))
    .filter((size) => size.before !== size.now)
}

/** Returns the budgets by route. Empty for an application without budgets, such as the host, or one that does not exist at that commit. */
async function budgetsOf(root: string, app: string, commit: string): Promise<Record<string, number>> {
  const text = await budgetsAt(root, app, commit)
  if (text === undefined) return {}
  const budgets = check(budgetsSchema, JSON.parse(text), 'budgets.json')
  return budgets.ok ? budgets.value.scriptKilobytes : {}
}
