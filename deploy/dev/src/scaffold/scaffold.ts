import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILDS_URL, failure, type Result, success } from '@crossbook/contract'
import { appFolder, type ChildProcesses } from '@crossbook/release-cli'
import { blockedWordsHint } from '@crossbook/releases'
import { INSTALL_PARAMETERS } from '../../bin/pnpmSettings.mjs'
import { lockfileWith } from '../packages/lockfileWith'
import { runPnpm } from '../packages/runPnpm'
import { applyPlan, type Undo } from './applyPlan'
import { planRemote, type RemoteOptions } from './planRemote'
import { type Plan, planScreen } from './planScreen'
import { repositoryScreens } from './repositoryRemotes'
import { REFUSALS } from './scaffoldMessages'
import type { ScreenOptions } from './screenRequest'

/** The place of an addition, and its options. */
export interface Workshop {
  readonly root: string
  readonly children: ChildProcesses
  /** Whether the packages of a new remote are linked now, or by the next `npm start`. */
  readonly install: boolean
  /** Called before slow steps. */
  log(line: string): void
  /** Aborted when the user cancels: then everything is undone. */
  readonly signal: AbortSignal
}

/** Files that were added or changed, from the repository’s root. */
export type Scaffolded = Result<readonly string[], string>

const LOCKFILE = 'pnpm-lock.yaml'

/** Adds a remote with one screen to the repository and to its lockfile. */
export async function addRemote(
  workshop: Workshop,
  name: string,
  options: RemoteOptions,
): Promise<Scaffolded> {
  const existing = await repositoryScreens(workshop.root)
  if (!existing.ok) return existing
  const plan = await planRemote(workshop.root, name, options, existing.value)
  if (!plan.ok) return plan
  logBlocked(workshop, name, options.path ?? `/${name}`)
  const lockfile = await readFile(path.join(workshop.root, LOCKFILE), 'utf8')
  const folder = appFolder(name)
  const longer = lockfileWith(lockfile, folder, plan.value.get(path.join(folder, 'package.json')) ?? '{}')
  return longer.ok ? carryOut(workshop, plan.value, new Map([[LOCKFILE, longer.value]])) : longer
}

/** Adds a screen to one of the repository’s remotes. */
export async function addScreen(
  workshop: Workshop,
  remote: string,
  screenPath: string,
  options: ScreenOptions,
): Promise<Scaffolded> {
  const { root } = workshop
  const existing = await repositoryScreens(root)
  if (!existing.ok) return existing
  const plan = await planScreen(root, remote, screenPath, options, existing.value)
  if (!plan.ok) return plan
  logBlocked(workshop, remote, screenPath)
  return carryOut(workshop, plan.value)
}

/** Warns when content blockers would block the address of a screen or of its remote's files. The file names themselves are hashes. */
export function logBlocked({ log }: Pick<Workshop, 'log'>, remote: string, screenPath: string) {
  const hint = blockedWordsHint([screenPath, `${BUILDS_URL}/${remote}/`])
  if (hint !== undefined) log(hint)
}

/** Writes the plan. For a new package, also lets pnpm link its dependencies. After any failure, the repository is unchanged. */
async function carryOut(workshop: Workshop, plan: Plan, lockfile: Plan = new Map()): Promise<Scaffolded> {
  const installs = lockfile.size > 0 && workshop.install
  let undo: Undo | undefined
  try {
    undo = await applyPlan(workshop.root, workshop.root, plan, lockfile)
    const output = installs ? await installFailure(workshop) : undefined
    if (!workshop.signal.aborted && output === undefined) return success([...plan.keys(), ...lockfile.keys()])
    await undo()
    const isInterrupted = output === undefined || workshop.signal.aborted
    return failure(isInterrupted ? REFUSALS.interrupted : REFUSALS.installFailed(output))
  } catch (error) {
    await undo?.()
    return failure(REFUSALS.writeFailed(error instanceof Error ? error.message : String(error)))
  }
}

/** pnpm's message when it cannot link the new package. */
async function installFailure({ root, children, log }: Workshop) {
  log('Linking its packages with pnpm')
  const { code, output } = await runPnpm(children, root, [...INSTALL_PARAMETERS, '--prefer-offline'])
  return code === 0 ? undefined : output
}
