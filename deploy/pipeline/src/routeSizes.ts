import { check } from '@crossbook/contract'
import { budgetsAt } from '@crossbook/release-cli'
import * as v from 'valibot'

const budgetsSchema = v.object({ scriptKilobytes: v.record(v.string(), v.number()) })

/** The script of one route in kilobytes, as its budget says; undefined where there is no such route. */
export interface RouteSize {
  route: string
  before: number | undefined
  now: number | undefined
}

/** The routes of an application whose script changed between two commits. Budgets stay within 2 % of what is measured, by test. */
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

/** None where the application has none, as the host, or is not there at that commit. */
async function budgetsOf(root: string, app: string, commit: string): Promise<Record<string, number>> {
  const text = await budgetsAt(root, app, commit)
  if (text === undefined) return {}
  const budgets = check(budgetsSchema, JSON.parse(text), 'budgets.json')
  return budgets.ok ? budgets.value.scriptKilobytes : {}
}
