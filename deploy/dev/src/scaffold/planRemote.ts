import { existsSync } from 'node:fs'
import path from 'node:path'
import { check, failure, HOST, newAppNameSchema, type Result, success } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import { allProvidedVersions } from '../packages/providedPackages'
import { type Plan, screenFiles } from './planScreen'
import type { RepositoryScreens } from './repositoryRemotes'
import { REFUSALS } from './scaffoldMessages'
import { type ScreenOptions, screenRequest } from './screenRequest'
import { firstRenderTest, remoteManifest, remoteTable, WEBPACK_CONFIG } from './templates'

/** Options after a remote’s name. */
export interface RemoteOptions extends ScreenOptions {
  /** Path of its first screen; left out: the remote’s name. */
  readonly path?: string | undefined
}

/** The files of a remote with one screen; none of them is anybody else's, so that two teams' remotes never meet in one. */
export async function planRemote(
  root: string,
  name: string,
  options: RemoteOptions,
  existing: RepositoryScreens,
): Promise<Result<Plan, string>> {
  const problem = nameProblem(root, name)
  if (problem) return failure(problem)
  const screen = screenRequest(options.path ?? `/${name}`, options, existing)
  if (!screen.ok) return screen
  const folder = appFolder(name)
  return success(
    new Map([
      [path.join(folder, 'package.json'), remoteManifest(name, await allProvidedVersions(root))],
      [path.join(folder, 'webpack.config.ts'), WEBPACK_CONFIG],
      [path.join(folder, 'remote.ts'), remoteTable(name, screen.value)],
      [path.join(folder, 'src/firstRender.test.tsx'), firstRenderTest(name)],
      ...screenFiles(folder, screen.value),
    ]),
  )
}

/** Why no remote can be called so; undefined when one can. */
export function nameProblem(root: string, name: string): string | undefined {
  const checked = check(newAppNameSchema, name, 'name')
  if (!checked.ok) return REFUSALS.nameWrong(name, checked.problem.replace(/^.*?(?=must )/, ''))
  const folder = checked.value === HOST ? HOST : appFolder(name)
  return existsSync(path.join(root, folder)) ? REFUSALS.nameTaken(name, folder) : undefined
}
