import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { check } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import * as v from 'valibot'

const BUDGETS = 'budgets.json'

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
  const [before, now] = await Promise.all([from, to].map((commit) => budgetsAt(root, app, commit)))
  const routes = [...new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])].sort()
  return routes
    .map((route) => ({ route, before: before?.[route], now: now?.[route] }))
    .filter((size) => size.before !== size.now)
}

/** None where the application has none, as the host, or is not there at that commit. */
async function budgetsAt(root: string, app: string, commit: string): Promise<Record<string, number>> {
  const file = path.posix.join(appFolder(app), BUDGETS)
  const shown = await promisify(execFile)('git', ['show', `${commit}:${file}`], { cwd: root }).catch(
    () => undefined,
  )
  if (!shown) return {}
  const budgets = check(budgetsSchema, JSON.parse(shown.stdout), file)
  return budgets.ok ? budgets.value.scriptKilobytes : {}
}
