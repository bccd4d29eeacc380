import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { folderProblem } from '@crossbook/build/folder'
import { type AppName, failure, type Result, success } from '@crossbook/contract'
import { makeRepository, type NewRepository } from '@crossbook/git'
import { packPackages } from '../packages/packPackages'
import { allProvidedVersions, PROVIDED, readCatalog, versionsOf } from '../packages/providedPackages'
import { withPackages } from '../packages/withPackages'
import { applyPlan } from './applyPlan'
import { nameProblem, type RemoteOptions } from './planRemote'
import { screenFiles } from './planScreen'
import { repositoryScreens } from './repositoryRemotes'
import { logBlocked, type Workshop } from './scaffold'
import { REFUSALS } from './scaffoldMessages'
import { type NewScreen, screenRequest } from './screenRequest'
import { firstRenderTest, remoteTable, WEBPACK_CONFIG } from './templates'
import {
  GIT_ATTRIBUTES,
  GIT_IGNORE,
  JEST_CONFIG,
  MAIN_BRANCH,
  NPM_SETTINGS,
  readme,
  repositoryManifest,
  TSCONFIG,
  workflow,
} from './repositoryTemplates'

const VENDOR = 'vendor'

/** A remote in a folder of its own. */
export interface Standalone {
  /** Files that were written, as paths from the folder. */
  files: readonly string[]
  repository: NewRepository
}

/** Makes a repository for one remote in `to`, an empty folder or none yet; after any failure there is nothing in it. */
export async function addStandalone(
  workshop: Workshop,
  name: string,
  to: string,
  options: RemoteOptions,
): Promise<Result<Standalone, string>> {
  const { root } = workshop
  const existing = await repositoryScreens(root)
  if (!existing.ok) return existing
  const problem = nameProblem(root, name) ?? placeProblem(root, to)
  if (problem) return failure(problem)
  const screen = screenRequest(options.path ?? `/${name}`, options, existing.value)
  if (!screen.ok) return screen

  logBlocked(workshop, name, screen.value.path)
  const isNew = !existsSync(to)
  const undo = async () => {
    if (isNew) await rm(to, { recursive: true, force: true })
    else for (const entry of readdirSync(to)) await rm(path.join(to, entry), { recursive: true, force: true })
  }
  try {
    const files = await writeFiles(workshop, name as AppName, to, screen.value)
    if (files.ok && !workshop.signal.aborted) {
      const first = { branch: MAIN_BRANCH, message: `feat: add the remote ${name}` }
      return success({ files: files.value, repository: await makeRepository(to, first) })
    }
    await undo()
    return workshop.signal.aborted || files.ok ? failure(REFUSALS.interrupted) : files
  } catch (error) {
    await undo()
    return failure(REFUSALS.writeFailed(error instanceof Error ? error.message : String(error)))
  }
}

function placeProblem(root: string, to: string): string | undefined {
  const problem = folderProblem(to)
  if (problem !== undefined) return problem
  if (!path.relative(root, to).startsWith('..')) return REFUSALS.folderInside(to)
  if (existsSync(to) && readdirSync(to).length > 0) return REFUSALS.folderFull(to)
  return undefined
}

async function writeFiles(
  { root, children, log }: Workshop,
  name: AppName,
  to: string,
  screen: NewScreen,
): Promise<Result<readonly string[], string>> {
  log('Packing the packages that it needs')
  const packed = await packPackages({ root, to: path.join(to, VENDOR), children })
  if (!packed.ok) return failure(REFUSALS.packFailed(packed.problem))
  const catalog = await readCatalog(root)
  const ownManifest = repositoryManifest(name, catalog, await allProvidedVersions(root))
  const provided = versionsOf(PROVIDED, catalog)
  const manifest = withPackages(ownManifest, { tarballs: packed.value, folder: VENDOR, provided })
  const plan = new Map([
    ['package.json', JSON.stringify(manifest)],
    ['tsconfig.json', TSCONFIG],
    ['webpack.config.ts', WEBPACK_CONFIG],
    ['jest.config.mjs', JEST_CONFIG],
    ['remote.ts', remoteTable(name, screen)],
    ['src/firstRender.test.tsx', firstRenderTest(name)],
    ...screenFiles('', screen),
    ['README.md', readme(name, screen.path, screen.title)],
    ['.github/workflows/checks.yml', workflow(name)],
  ])
  const verbatim = new Map([
    ['.gitignore', GIT_IGNORE],
    ['.gitattributes', GIT_ATTRIBUTES],
    ['.npmrc', NPM_SETTINGS],
  ])
  await applyPlan(root, to, plan, verbatim)
  const packages = [...packed.value.values()].map((file) => path.join(VENDOR, file))
  return success([...plan.keys(), ...verbatim.keys(), ...packages])
}
