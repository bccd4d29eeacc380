import path from 'node:path'
import { check } from '@crossbook/contract'
import { changedFiles, currentBranch, mainBranchOfRemotes, openRepository } from '@crossbook/git'
import * as v from 'valibot'
import { readTextOr } from '../repository/readManifest'
import { StartProblem } from '../problems/startProblem'

export interface Checkout {
  commit: string
  /** Undefined at a detached HEAD, such as on build servers, which check out a commit and no branch. */
  branch: string | undefined
  /** Files below the folder that differ from the commit, and files that it does not know, as paths from the folder. */
  changed: readonly string[]
}

/** Reads the state of a working copy; undefined in a folder that no repository has files of, such as an unpacked archive. */
export async function readCheckout(root: string): Promise<Checkout | undefined> {
  const repository = await openRepository(root)
  if (!repository) return undefined
  const { commit, prefix } = repository
  return { commit, branch: await currentBranch(root), changed: await changedFiles(root, prefix) }
}

const MAIN = 'main'

const MANIFEST = 'package.json'

const settingSchema = v.object({
  crossbook: v.optional(v.object({ mainBranch: v.optional(v.pipe(v.string(), v.nonEmpty())) })),
})

/** Returns the main branch: `crossbook.mainBranch` in the package.json at `root`, else that of the git remote, else `main`. */
export async function mainBranchOf(root: string, isInRepository: boolean): Promise<string> {
  return (await mainBranchSet(root)) ?? (isInRepository ? await mainBranchOfRemotes(root) : undefined) ?? MAIN
}

async function mainBranchSet(root: string) {
  const checked = check(settingSchema, parsed(await readTextOr('{}', path.join(root, MANIFEST))), MANIFEST)
  if (!checked.ok) throw new StartProblem(`${checked.problem}: write a branch there, such as "main".`)
  return checked.value.crossbook?.mainBranch
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartProblem(`${MANIFEST} is not JSON (${(error as SyntaxError).message}): correct it.`)
  }
}
