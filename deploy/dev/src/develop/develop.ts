import path from 'node:path'
import type { BuiltApp, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { type ChildProcesses, DATA, localApps, publishApps, StartProblem } from '@crossbook/release-cli'
import { composeRelease, fitProblems, isLoopback, problemWords, readConfiguration } from '@crossbook/releases'
import { listen, listenWords, type RunningSite, serve, siteUrl, startAuth } from '@crossbook/site-server'
import { channelName, type Environment, folderStore } from '@crossbook/store'
import { chooseApps } from './chooseApps'
import { openPages } from './openPages'
import { problemBoard } from '../problems/problemBoard'
import { watchTypes } from '../problems/watchTypes'
import { developmentStore, type DevelopmentStore } from './developmentStore'
import { openWorkbench, type Workbench } from './openWorkbench'

const CHANNEL = channelName('development')

/** What is typed to get here. */
export const COMMAND = 'pnpm dev'

interface DevelopOptions {
  root: string
  /** Names of the apps to develop; none means all of them. */
  names: readonly string[]
  environment: Environment
  children: ChildProcesses
  say(line: string): void
}

/**
 * Serves the site with some apps under development: each has a dev server that builds it anew at every change, and the
 * others are the builds that `npm start` would show. Throws a StartProblem when it cannot.
 */
export async function develop({
  root,
  names,
  environment,
  children,
  say,
}: DevelopOptions): Promise<RunningSite> {
  const configuration = readLocalConfiguration(environment)
  const chosen = chooseApps(await localApps(root), names)
  if (!chosen.ok) throw new StartProblem(chosen.problem)
  const listening = await listen(configuration.host, configuration.port)
  if (!listening.ok) throw new StartProblem(listenWords(listening.problem, COMMAND))
  const listener = listening.value

  const data = path.join(root, DATA)
  const builds = folderStore(path.join(data, 'store'))
  let show = () => Promise.resolve()
  say(`Compiling ${chosen.value.developed.map(({ name }) => name).join(', ')} for development`)
  const folders = chosen.value.developed.map(({ folder }) => folder)
  const open: Workbench[] = []
  const board = problemBoard({
    say,
    onChange: (problems) => open.forEach((workbench) => workbench.tellPages(problems)),
  })
  const pages = openPages(root, board, open)
  const [workbenches, built, auth] = await Promise.all([
    Promise.all(
      folders.map(async (folder) => {
        const workbench = await openWorkbench(root, folder, {
          board,
          pages,
          say,
          onChange: () => void show(),
        })
        open.push(workbench)
        return workbench
      }),
    ),
    publishApps(chosen.value.built, { root, store: builds, children, say }),
    startAuth(configuration.auth, path.join(data, 'auth'), siteUrl(configuration, listener)),
  ])
  const store = developmentStore(builds, CHANNEL, workbenches)
  show = showing(store, built, workbenches, say)
  await show()
  await watchTypes({ root, folders, children, onChecked: (problems) => board.set('types', problems) })

  const site = serve({
    store,
    channel: CHANNEL,
    configuration,
    listener,
    auth: {
      ...auth,
      config: { ...auth.config, underDevelopment: chosen.value.developed.map(({ name }) => name) },
      connectOrigins: [...auth.connectOrigins, ...workbenches.map(({ address }) => `ws://${address}`)],
    },
  })
  return {
    ...site,
    async close() {
      await site.close()
      await Promise.all(workbenches.map((workbench) => workbench.close()))
    },
  }
}

/** Pages of a site under development take files that no release pins, so nobody else may be served any. */
function readLocalConfiguration(environment: Environment) {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) throw new StartProblem(configuration.problem)
  const { host, siteUrl: url } = configuration.value
  if (!isLoopback(host) || (url !== undefined && !isLoopback(new URL(url).hostname)))
    throw new StartProblem(`${COMMAND} serves this machine only: leave HOST and SITE_URL out.`)
  return configuration.value
}

/** Puts the apps together as they are now and shows them, if they fit. */
function showing(
  store: DevelopmentStore,
  built: readonly BuiltApp[],
  workbenches: readonly Workbench[],
  say: (line: string) => void,
) {
  const createdAt = new Date().toISOString()

  return async () => {
    const apps = [...built, ...workbenches.map(({ current }) => current())]
    const host = apps.find((app): app is BuiltHost => app.kind === 'host')
    const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
    if (!host)
      throw new StartProblem(`This checkout has no folder called host: restore it and run ${COMMAND} again.`)
    const problems = fitProblems({ host, remotes })
    if (problems.length > 0) {
      say(problems.map((problem) => problemWords(problem)).join('\n'))
      return
    }
    await store.show(
      composeRelease({
        parent: null,
        createdAt,
        author: COMMAND,
        reason: 'The files of this working copy, as they are',
        host,
        remotes,
      }),
    )
  }
}
