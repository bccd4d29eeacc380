import path from 'node:path'
import { readConfiguration, type Environment } from '../configuration/readConfiguration'
import { unpaintedWords } from '../first-paint/unpaintedWords'
import { listen } from '../site/listen'
import { startAuth } from '../site/startAuth'
import { serve, siteUrl, type RunningSite } from '../site/startSite'
import { channelName } from '../store/channel'
import { folderStore } from '../store/folderStore'
import type { ChildProcesses } from './childProcesses'
import { localApps } from './localApps'
import { promoteLocally } from './promoteLocally'
import { publishApps } from './publishApps'
import { StartProblem, listenWords } from './startProblem'

/** Git-ignored folder of everything that starting makes. */
export const DATA = '.crossbook'

const CHANNEL = channelName('local')

interface StartOptions {
  root: string
  environment: Environment
  children: ChildProcesses
  say(line: string): void
}

/** Builds what has changed, promotes it to the local channel and serves it; throws a StartProblem when it cannot. */
export async function start({ root, environment, children, say }: StartOptions): Promise<RunningSite> {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) throw new StartProblem(configuration.problem)
  // The port is taken first: better to hear of another program on it now than after a minute of building.
  const listening = await listen(configuration.value.host, configuration.value.port)
  if (!listening.ok) throw new StartProblem(listenWords(listening.problem))
  const listener = listening.value

  const data = path.join(root, DATA)
  const store = folderStore(path.join(data, 'store'))
  const [apps, auth] = await Promise.all([
    localApps(root).then((found) => publishApps(found, { root, store, children, say })),
    startAuth(configuration.value.auth, path.join(data, 'auth'), siteUrl(configuration.value, listener)),
  ])
  const { release, isNew, unpainted } = await promoteLocally(store, CHANNEL, apps, auth.config)
  say(isNew ? `Release ${release} is new on channel ${CHANNEL}` : `Release ${release}, unchanged`)
  for (const route of unpainted) say(unpaintedWords(route))
  return serve({ store, channel: CHANNEL, configuration: configuration.value, listener, auth })
}
