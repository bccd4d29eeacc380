import { expect } from '../site/test'
import { REPOSITORY } from '../site/folders'
import { budgetFile, keepsTo, type Owner, readBudgets, rounded, writeBudgets } from './budgetFiles'

/** Whether this run writes the budgets, as `pnpm budgets` does. Otherwise it checks them. */
const writesBudgets = process.env.CROSSBOOK_BUDGETS === 'write'

/**
 * Checks that routes keep to their budgets. Too little script fails as well: the budget would then be too large to show a later increase.
 * With `pnpm budgets`, writes new budgets for the routes that do not keep to theirs.
 */
export async function holdToBudgets(remotes: readonly Owner[], measured: ReadonlyMap<string, number>) {
  const kilobytes = new Map([...measured].map(([route, bytes]) => [route, bytes / 1024]))
  if (writesBudgets) {
    await writeBudgets(REPOSITORY, remotes, kilobytes)
    return
  }
  const budgets = await readBudgets(REPOSITORY, remotes)
  for (const [route, size] of kilobytes) {
    const budget = budgets.get(route)
    const owner = remotes.find(({ screens }) => screens.some(({ path: own }) => own === route))
    const file = owner ? ` in ${budgetFile(owner)}` : ''
    if (budget === undefined) {
      expect.soft(budget, `${route} has no budget yet${file}: run pnpm budgets`).toBeDefined()
      continue
    }
    const sentence = `${route} needs ${rounded(size)} KB of script, its budget${file} is ${budget} KB: see what has changed, and if it is meant, run pnpm budgets`
    expect.soft(keepsTo(budget, size), sentence).toBe(true)
  }
}

/** Returns the routes with a budget. `pnpm budgets` first drops routes that no remote has any more. */
export async function budgetedRoutes(remotes: readonly Owner[]) {
  if (writesBudgets) await writeBudgets(REPOSITORY, remotes, new Map())
  return [...(await readBudgets(REPOSITORY, remotes)).keys()]
}
