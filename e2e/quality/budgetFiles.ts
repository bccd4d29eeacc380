import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageRemote } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'

/** How far the script of a route may be from its budget, either way, as a share of it. */
const LEEWAY = 0.02

/** A remote and its routes, as the release under test has them. */
export type Owner = Pick<PageRemote, 'name'> & { readonly screens: readonly { readonly path: string }[] }

/** Kilobytes of script by route. */
export type Kilobytes = ReadonlyMap<string, number>

/** The file of a remote's budgets, from the repository's root. Each has its own, so that two teams never write into the same. */
export function budgetFile({ name }: Pick<Owner, 'name'>) {
  return path.join(appFolder(name), 'budgets.json')
}

/** Whether a route keeps to its budget: it needs neither more nor less script, within 2 %. */
export function keepsTo(budget: number, kilobytes: number) {
  return Math.abs(kilobytes - budget) <= budget * LEEWAY
}

/** Kilobytes of script that each route may need as its own kind of visitor sees it. */
export async function readBudgets(root: string, remotes: readonly Owner[]): Promise<Kilobytes> {
  const all = await Promise.all(remotes.map((remote) => budgetsOf(root, remote)))
  return new Map(all.flatMap((budgets) => Object.entries(budgets)))
}

async function budgetsOf(root: string, remote: Owner): Promise<Record<string, number>> {
  const text = await readFile(path.join(root, budgetFile(remote)), 'utf8').catch(
    () => '{"scriptKilobytes":{}}',
  )
  const { scriptKilobytes } = JSON.parse(text) as { scriptKilobytes: Record<string, number> }
  return scriptKilobytes
}

/**
 * Makes the measured sizes the budgets of their routes, except where a route keeps to its budget. Budgets of routes that no
 * remote has any more are dropped. A file whose budgets are unchanged is not written.
 */
export async function writeBudgets(root: string, remotes: readonly Owner[], measured: Kilobytes) {
  for (const remote of remotes) {
    const before = await budgetsOf(root, remote)
    const routes = remote.screens.map((screen) => screen.path).sort()
    const after = routes.flatMap((route) => {
      const budget = newBudget(before[route], measured.get(route))
      return budget === undefined ? [] : [[route, budget] as const]
    })
    const isSame =
      after.length === Object.keys(before).length &&
      after.every(([route, budget]) => before[route] === budget)
    if (isSame) continue
    const document = { scriptKilobytes: Object.fromEntries(after) }
    await writeFile(path.join(root, budgetFile(remote)), `${JSON.stringify(document, null, 2)}\n`)
  }
}

function newBudget(budget: number | undefined, kilobytes: number | undefined) {
  if (kilobytes === undefined) return budget
  return budget !== undefined && keepsTo(budget, kilobytes) ? budget : rounded(kilobytes)
}

export function rounded(kilobytes: number) {
  return Number(kilobytes.toFixed(1))
}
