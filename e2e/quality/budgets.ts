import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '../site/test'
import { REPOSITORY } from '../site/places'

/** How far the script of a route may be from its budget, either way, as a share of it. */
const LEEWAY = 0.02

const FILE = path.join(REPOSITORY, 'e2e/budgets.json')

/** Whether this run writes the budgets, as `pnpm budgets` does, or holds the routes to them. */
export const writesBudgets = process.env.CROSSBOOK_BUDGETS === 'write'

/** Kilobytes of script that each route may need as its own kind of visitor sees it. */
export async function readBudgets(): Promise<ReadonlyMap<string, number>> {
  const { scriptKilobytes } = JSON.parse(await readFile(FILE, 'utf8')) as {
    scriptKilobytes: Record<string, number>
  }
  return new Map(Object.entries(scriptKilobytes))
}

/**
 * Holds routes to their budgets: more is too much, and less means that the budget no longer says what a route needs, so that
 * what comes back later would not be seen. With `pnpm budgets`, makes what was measured the budgets of these routes.
 */
export async function holdToBudgets(measured: ReadonlyMap<string, number>) {
  const budgets = await readBudgets()
  const kilobytes = [...measured].map(([route, bytes]) => [route, bytes / 1024] as const)
  if (writesBudgets) {
    await writeBudgets(
      new Map([...budgets, ...kilobytes.map(([route, size]) => [route, rounded(size)] as const)]),
    )
    return
  }
  for (const [route, size] of kilobytes) {
    const budget = budgets.get(route)
    if (budget === undefined) {
      expect.soft(budget, `${route} has no budget yet: run pnpm budgets`).toBeDefined()
      continue
    }
    const sentence = `${route} needs ${rounded(size)} KB of script, its budget is ${budget} KB: see what has changed, and if it is meant, run pnpm budgets`
    expect.soft(size, sentence).toBeLessThanOrEqual(budget * (1 + LEEWAY))
    expect.soft(size, sentence).toBeGreaterThanOrEqual(budget * (1 - LEEWAY))
  }
}

/** Forgets the budgets of all routes but these. */
export async function keepBudgets(routes: readonly string[]) {
  const budgets = await readBudgets()
  await writeBudgets(new Map([...budgets].filter(([route]) => routes.includes(route))))
}

async function writeBudgets(budgets: ReadonlyMap<string, number>) {
  const scriptKilobytes = Object.fromEntries([...budgets].sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(FILE, `${JSON.stringify({ scriptKilobytes }, null, 2)}\n`)
}

function rounded(kilobytes: number) {
  return Number(kilobytes.toFixed(1))
}
