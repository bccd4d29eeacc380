import path from 'node:path'
import { prerenderFailureMessage } from '@crossbook/pages'
import { DATA, localApps, promoteLocally, publishApps, StartProblem } from '@crossbook/release-cli'
import { readConfiguration } from '@crossbook/releases'
import {
  listen,
  listenMessage,
  OWN_REPORTS,
  type RunningSite,
  serve,
  siteUrl,
  startAuth,
  startCollector,
} from '@crossbook/site-server'
import { channelName, folderStore } from '@crossbook/store'
import { readOwnKey, seenRevisions, trustedStore } from '@crossbook/trust'
import type { ServingOptions } from './runUntilStopped'

const CHANNEL = channelName('local')

/** Builds the changed applications, promotes them to the local channel and serves it. Throws a StartProblem on failure. */
export async function start({ root, environment, children, log }: ServingOptions): Promise<RunningSite> {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) throw new StartProblem(configuration.problem)
  // The port comes first, so that a program that uses it is reported before a minute of building.
  const listening = await listen(configuration.value.host, configuration.value.port)
  if (!listening.ok) throw new StartProblem(listenMessage(listening.problem))
  const listener = listening.value

  const data = path.join(root, DATA)
  const own = await readOwnKey(environment)
  if (!own.ok) throw new StartProblem(own.problem)
  const place = path.join(data, 'store')
  const store = trustedStore(folderStore(place), {
    signer: own.value,
    seen: seenRevisions(path.join(data, 'seen'), place),
    firstKeys: undefined,
    now: () => new Date(),
    warn: log,
  })
  const [apps, auth] = await Promise.all([
    localApps(root).then((found) => publishApps(found, { root, store, children, log })),
    startAuth(configuration.value.auth, path.join(data, 'auth'), siteUrl(configuration.value, listener)),
  ])
  const reports = await startCollector({
    folder: path.join(data, 'reports'),
    store,
    channel: CHANNEL,
    otlpUrl: configuration.value.otlpUrl,
    share: OWN_REPORTS.visits,
  })
  const config = { ...auth.config, ...(reports ? { reports: OWN_REPORTS } : {}) }
  const { release, isNew, notPrerendered } = await promoteLocally(store, CHANNEL, apps, config)
  log(isNew ? `Release ${release} is new on channel ${CHANNEL}` : `Release ${release}, unchanged`)
  for (const route of notPrerendered) log(prerenderFailureMessage(route))
  return serve({ store, channel: CHANNEL, configuration: configuration.value, listener, auth, reports })
}
