import type { AppName } from '@crossbook/contract'
import * as v from 'valibot'

/** Kilobytes of script that a first visit to a route may need, compressed, by its path. */
export type Budgets = ReadonlyMap<string, number>

/** Returns the text of an application's `budgets.json` at a commit. */
export type BudgetsAt = (app: AppName, commit: string) => Promise<string | undefined>

const budgetsSchema = v.object({ scriptKilobytes: v.record(v.string(), v.pipe(v.number(), v.finite())) })

/** Parses a budget file. Returns an empty map when the file is missing or invalid. */
export function parseBudgets(text: string | undefined): Budgets {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), budgetsSchema), text)
  return new Map(parsed.success ? Object.entries(parsed.output.scriptKilobytes) : [])
}
