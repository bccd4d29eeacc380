import path from 'node:path'
import { DATA, localApps, publishApps, StartProblem } from '@crossbook/release-cli'
import type { RunningSite } from '@crossbook/site-server'
import { folderStore } from '@crossbook/store'
import type { ServingOptions } from '../start/runUntilStopped'
import { chooseApps } from './chooseApps'
import { developSite, readLocalConfiguration } from './developSite'
import { type ForeignRemote, namedRemote, openForeignRemote } from './foreignRemote'

/** The command that the user typed. */
export const COMMAND = 'pnpm dev'

interface DevelopOptions extends ServingOptions {
  /** Names of the apps to develop; none means all of them. */
  names: readonly string[]
  /** Remotes under other dev servers: `insights=http://localhost:4000/mf-manifest.json`. */
  remotes: readonly string[]
}

/** Serves the site with some apps under development, the others as built. Throws a StartProblem when it cannot. */
export async function develop(options: DevelopOptions): Promise<RunningSite> {
  const { root, names, remotes, environment, children, log } = options
  const configuration = readLocalConfiguration(environment, COMMAND)
  const chosen = chooseApps(await localApps(root), names)
  if (!chosen.ok) throw new StartProblem(chosen.problem)
  const { developed, built } = chosen.value
  const builds = folderStore(path.join(root, DATA, 'store'))
  return developSite({
    ...{ root, command: COMMAND, configuration, children, log, builds },
    message: `Compiling ${developed.map(({ name }) => name).join(', ')} for development`,
    folders: developed.map(({ folder }) => folder),
    replaces: 'components',
    built: () => publishApps(built, { root, store: builds, children, log }),
    foreign: await openForeignRemotes(remotes),
  })
}

/** The remotes that dev servers of other teams build; throws a StartProblem where one cannot be shown. */
function openForeignRemotes(typed: readonly string[]): Promise<ForeignRemote[]> {
  return Promise.all(
    typed.map(async (one) => {
      const remote = namedRemote(one)
      if (!remote.ok) throw new StartProblem(remote.problem)
      const opened = await openForeignRemote(remote.value)
      if (!opened.ok) throw new StartProblem(opened.problem)
      return opened.value
    }),
  )
}
