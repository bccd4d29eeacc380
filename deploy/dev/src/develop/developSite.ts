import path from 'node:path'
import type { Replaced } from '@crossbook/build/development'
import type { BuiltApp, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { DATA, StartProblem } from '@crossbook/release-cli'
import {
  composeRelease,
  fitProblems,
  isLoopback,
  problemMessage,
  readConfiguration,
} from '@crossbook/releases'
import { listen, listenMessage, type RunningSite, serve, siteUrl, startAuth } from '@crossbook/site-server'
import { channelName, type Environment, type Store } from '@crossbook/store'
import { problemBoard } from '../problems/problemBoard'
import { watchTypes } from '../problems/watchTypes'
import type { ServingOptions } from '../start/runUntilStopped'
import { type DevelopmentStore, developmentStore } from './developmentStore'
import type { ForeignRemote } from './foreignRemote'
import { openPages } from './openPages'
import { openWorkbench, type Workbench } from './openWorkbench'

const CHANNEL = channelName('development')

interface DevelopedSite extends Omit<ServingOptions, 'environment'> {
  /** The command that the user typed. */
  command: string
  configuration: ReturnType<typeof readLocalConfiguration>
  /** Printed before the first build. */
  message: string
  /** Folders of the applications under development, from the root. */
  folders: readonly string[]
  /** The way to update open pages after a change. Pages of a published host cannot show problems and reload as a whole. */
  replaces: Replaced
  /** The store with the files of the other builds. */
  builds: Store
  /** Returns the builds that do not change. */
  built(): Promise<readonly BuiltApp[]>
  /** Remotes that other dev servers build. */
  foreign?: readonly ForeignRemote[]
}

/**
 * Serves a site with some applications under development: each has a dev server that rebuilds it at every change. Closing the site ends
 * the dev servers as well. Throws a StartProblem when the port is taken, before it builds anything.
 */
export async function developSite(site: DevelopedSite): Promise<RunningSite> {
  const { root, command, configuration, folders, foreign = [], children, log } = site
  const listening = await listen(configuration.host, configuration.port)
  if (!listening.ok) throw new StartProblem(listenMessage(listening.problem, command))
  const listener = listening.value

  log(site.message)
  let show = () => Promise.resolve()
  const { board, opened } = openWorkbenches(site, () => show())
  const [workbenches, built, auth] = await Promise.all([
    opened,
    site.built(),
    startAuth(configuration.auth, path.join(root, DATA, 'auth'), siteUrl(configuration, listener)),
  ])
  const developed = [...workbenches, ...foreign]
  const store = developmentStore(site.builds, CHANNEL, developed)
  const createdAt = new Date().toISOString()
  show = () =>
    showApps([...built, ...developed.map(({ current }) => current())], { store, createdAt, command, log })
  await show()
  for (const remote of foreign) remote.watch(() => void show(), log)
  await watchTypes({ root, folders, children, onChecked: (problems) => board.set('types', problems) })

  const served = serve({
    ...{ store, channel: CHANNEL, configuration, listener },
    auth: {
      ...auth,
      config: { ...auth.config, underDevelopment: developed.map(({ current }) => current().name) },
      connectOrigins: [...auth.connectOrigins, ...workbenches.map(({ address }) => `ws://${address}`)],
    },
  })
  return {
    ...served,
    async close() {
      await served.close()
      await Promise.all(workbenches.map((workbench) => workbench.close()))
    },
  }
}

function openWorkbenches({ root, folders, replaces, log }: DevelopedSite, show: () => Promise<void>) {
  const open: Workbench[] = []
  const board = problemBoard({
    log,
    onChange: (problems) => open.forEach((workbench) => workbench.sendToPages(problems)),
  })
  const pages = replaces === 'page' ? undefined : openPages(root, board, open)
  const opened = folders.map(async (folder) => {
    const workbench: Workbench = await openWorkbench(root, folder, {
      ...{ board, pages, replaces, log },
      // Pages ask for the files that the release names, so it has to name the new ones first.
      onChange: () => void show().then(() => replaces === 'page' && workbench.reloadPages()),
    })
    open.push(workbench)
    return workbench
  })
  return { board, opened: Promise.all(opened) }
}

interface Showing extends Pick<DevelopedSite, 'command' | 'log'> {
  store: DevelopmentStore
  createdAt: string
}

/** Shows the current state of the applications, if they fit. Otherwise prints why not. */
async function showApps(apps: readonly BuiltApp[], { store, createdAt, command, log }: Showing) {
  const host = apps.find((app): app is BuiltHost => app.kind === 'host')
  const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
  if (!host)
    throw new StartProblem(`This checkout has no folder called host: restore it and run ${command} again.`)
  const problems = fitProblems({ host, remotes })
  if (problems.length > 0) return log(problems.map((problem) => problemMessage(problem)).join('\n'))
  const reason = 'The current files of this working copy'
  await store.show(composeRelease({ parent: null, createdAt, author: command, reason, host, remotes }))
}

/**
 * Reads the configuration. Throws a StartProblem unless it serves this machine only: pages of a site under development use files that no
 * release pins, so other machines must not receive them.
 */
export function readLocalConfiguration(environment: Environment, command: string) {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) throw new StartProblem(configuration.problem)
  const { host, siteUrl: url } = configuration.value
  if (!isLoopback(host) || (url !== undefined && !isLoopback(new URL(url).hostname)))
    throw new StartProblem(`${command} serves this machine only: unset HOST and SITE_URL.`)
  return configuration.value
}
