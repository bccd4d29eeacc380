import path from 'node:path'
import { type ChildProcesses, DATA, localApps, publishApps, StartProblem } from '@crossbook/release-cli'
import { listen, listenMessage, type RunningSite, siteUrl, startAuth } from '@crossbook/site-server'
import { channelName, type Environment, folderStore } from '@crossbook/store'
import { chooseApps } from './chooseApps'
import { openPages } from './openPages'
import { problemBoard } from '../problems/problemBoard'
import { watchTypes } from '../problems/watchTypes'
import { developmentStore } from './developmentStore'
import { type ForeignRemote, namedRemote, openForeignRemote } from './foreignRemote'
import { openWorkbench, type Workbench } from './openWorkbench'
import { readLocalConfiguration } from './readLocalConfiguration'
import { serveDeveloped } from './serveDeveloped'
import { showing } from './showing'

const CHANNEL = channelName('development')

/** The command that the user typed. */
export const COMMAND = 'pnpm dev'

interface DevelopOptions {
  root: string
  /** Names of the apps to develop; none means all of them. */
  names: readonly string[]
  /** Remotes under other dev servers: `insights=http://localhost:4000/mf-manifest.json`. */
  remotes?: readonly string[]
  environment: Environment
  children: ChildProcesses
  log(line: string): void
}

/**
 * Serves the site with some apps under development: each has a dev server that rebuilds it at every change, and the
 * others are the builds that `npm start` would show. Throws a StartProblem when it cannot.
 */
export async function develop({
  root,
  names,
  remotes = [],
  environment,
  children,
  log,
}: DevelopOptions): Promise<RunningSite> {
  const configuration = readLocalConfiguration(environment, COMMAND)
  const chosen = chooseApps(await localApps(root), names)
  if (!chosen.ok) throw new StartProblem(chosen.problem)
  const foreign = await openForeignRemotes(remotes)
  const listening = await listen(configuration.host, configuration.port)
  if (!listening.ok) throw new StartProblem(listenMessage(listening.problem, COMMAND))
  const listener = listening.value

  const data = path.join(root, DATA)
  const builds = folderStore(path.join(data, 'store'))
  let show = () => Promise.resolve()
  log(`Compiling ${chosen.value.developed.map(({ name }) => name).join(', ')} for development`)
  const folders = chosen.value.developed.map(({ folder }) => folder)
  const open: Workbench[] = []
  const board = problemBoard({
    log,
    onChange: (problems) => open.forEach((workbench) => workbench.sendToPages(problems)),
  })
  const pages = openPages(root, board, open)
  const [workbenches, built, auth] = await Promise.all([
    Promise.all(
      folders.map(async (folder) => {
        const workbench = await openWorkbench(root, folder, {
          board,
          pages,
          log,
          onChange: () => void show(),
        })
        open.push(workbench)
        return workbench
      }),
    ),
    publishApps(chosen.value.built, { root, store: builds, children, log }),
    startAuth(configuration.auth, path.join(data, 'auth'), siteUrl(configuration, listener)),
  ])
  const shown = [...workbenches, ...foreign]
  const store = developmentStore(builds, CHANNEL, shown)
  show = showing({ store, built, workbenches: shown, log, author: COMMAND })
  await show()
  for (const remote of foreign) remote.watch(() => void show(), log)
  await watchTypes({ root, folders, children, onChecked: (problems) => board.set('types', problems) })

  return serveDeveloped({ store, channel: CHANNEL, configuration, listener, auth, workbenches, foreign })
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
