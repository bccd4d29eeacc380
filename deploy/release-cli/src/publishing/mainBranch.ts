import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { check } from '@crossbook/contract'
import { mainBranchOfRemotes } from '@crossbook/git'
import { hasCode } from '@crossbook/web-files'
import * as v from 'valibot'
import { StartProblem } from './startProblem'

/** Default name of the main branch. */
const MAIN = 'main'

const MANIFEST = 'package.json'

const settingSchema = v.object({
  crossbook: v.optional(v.object({ mainBranch: v.optional(v.pipe(v.string(), v.nonEmpty())) })),
})

/**
 * Returns the branch whose versions carry no tag: `crossbook.mainBranch` in the package.json at `root`, else the main branch of the
 * git remote, else `main`.
 */
export async function mainBranchOf(root: string, isInRepository: boolean): Promise<string> {
  return (await mainBranchSet(root)) ?? (isInRepository ? await mainBranchOfRemotes(root) : undefined) ?? MAIN
}

async function mainBranchSet(root: string) {
  const checked = check(settingSchema, parsed(await manifestText(root)), MANIFEST)
  if (!checked.ok) throw new StartProblem(`${checked.problem}: write a branch there, such as "main".`)
  return checked.value.crossbook?.mainBranch
}

async function manifestText(root: string) {
  try {
    return await readFile(path.join(root, MANIFEST), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '{}'
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartProblem(`${MANIFEST} is not JSON (${(error as SyntaxError).message}): correct it.`)
  }
}
