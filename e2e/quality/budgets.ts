import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageRemote } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import { expect } from '../site/test'
import { REPOSITORY } from '../site/places'

/** How far the script of a route may be from its budget, either way, as a share of it. */
const LEEWAY = 0.02

/** A remote and its routes, as the release under test has them. */
type Owner = Pick<PageRemote, 'name' | 'screens'>

/** Each remote has a file of its own, so that two teams never write into the same; from the repository's root. */
const fileOf = ({ name }: Owner) => path.join(appFolder(name), 'budgets.json')

/** Whether this run writes the budgets, as `pnpm budgets` does, or holds the routes to them. */
export const writesBudgets = process.env.CROSSBOOK_BUDGETS === 'write'

/** Kilobytes of script that each route may need as its own kind of visitor sees it. */
export async function readBudgets(remotes: readonly Owner[]): Promise<ReadonlyMap<string, number>> {
  const all = await Promise.all(remotes.map(budgetsOf))
  return new Map(all.flatMap((budgets) => Object.entries(budgets)))
}

async function budgetsOf(remote: Owner): Promise<Record<string, number>> {
  const text = await readFile(path.join(REPOSITORY, fileOf(remote)), 'utf8').catch(
    () => '{"scriptKilobytes":{}}',
  )
  const { scriptKilobytes } = JSON.parse(text) as { scriptKilobytes: Record<string, number> }
  return scriptKilobytes
}

/**
 * Holds routes to their budgets: more is too much, and less means that the budget no longer says what a route needs, so that
 * what comes back later would not be seen. With `pnpm budgets`, makes what was measured the budgets of these routes.
 */
export async function holdToBudgets(remotes: readonly Owner[], measured: ReadonlyMap<string, number>) {
  const budgets = await readBudgets(remotes)
  const kilobytes = [...measured].map(([route, bytes]) => [route, bytes / 1024] as const)
  if (writesBudgets) {
    await writeBudgets(
      remotes,
      new Map([...budgets, ...kilobytes.map(([route, size]) => [route, rounded(size)] as const)]),
    )
    return
  }
  for (const [route, size] of kilobytes) {
    const budget = budgets.get(route)
    const owner = remotes.find(({ screens }) => screens.some(({ path: own }) => own === route))
    const file = owner ? ` in ${fileOf(owner)}` : ''
    if (budget === undefined) {
      expect.soft(budget, `${route} has no budget yet${file}: run pnpm budgets`).toBeDefined()
      continue
    }
    const sentence = `${route} needs ${rounded(size)} KB of script, its budget${file} is ${budget} KB: see what has changed, and if it is meant, run pnpm budgets`
    expect.soft(size, sentence).toBeLessThanOrEqual(budget * (1 + LEEWAY))
    expect.soft(size, sentence).toBeGreaterThanOrEqual(budget * (1 - LEEWAY))
  }
}

/** Writes of these budgets those that the remotes have routes for, each into its remote's file; others are forgotten. */
export async function writeBudgets(remotes: readonly Owner[], budgets: ReadonlyMap<string, number>) {
  for (const remote of remotes) {
    const routes = remote.screens.map((screen) => screen.path).sort()
    const entries = routes.flatMap((route) => {
      const budget = budgets.get(route)
      return budget === undefined ? [] : [[route, budget] as const]
    })
    const document = { scriptKilobytes: Object.fromEntries(entries) }
    await writeFile(path.join(REPOSITORY, fileOf(remote)), `${JSON.stringify(document, null, 2)}\n`)
  }
}

function rounded(kilobytes: number) {
  return Number(kilobytes.toFixed(1))
}
