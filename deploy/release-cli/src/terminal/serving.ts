import path from 'node:path'
import { type ChannelName, failure, type Result } from '@crossbook/contract'
import { readConfiguration } from '@crossbook/releases'
import type { RunningSite } from '@crossbook/site-server'
import type { Store } from '@crossbook/store'
import { DATA } from '../repository/dataFolder'
import { reportsFolder } from './reportsFolder'
import type { CliContext } from './command'
import type { Problem } from './words'

/**
 * Serves a channel on this machine, with the same settings from the environment as `npm start`. What pages report is collected
 * where the channel is looked at, and not where a fault is only shown again.
 */
export async function serveLocally(
  { root, folder, environment }: CliContext,
  command: string,
  store: Store,
  channel: ChannelName,
  port: number | undefined,
  { collects = false } = {},
): Promise<Result<RunningSite, readonly Problem[]>> {
  const configuration = readConfiguration(
    port === undefined ? environment : { ...environment, PORT: String(port) },
  )
  if (!configuration.ok) return failure([{ kind: 'told', detail: configuration.problem }])
  // Loaded only here: a command that serves nothing does without the site server's 0.5 s.
  const { listenWords, startSite } = await import('@crossbook/site-server')
  const started = await startSite({
    store,
    channel,
    configuration: configuration.value,
    authData: path.join(root, DATA, 'auth'),
    ...(collects ? { reportsData: reportsFolder({ root, folder, environment }) } : {}),
  })
  if (started.ok) return started
  return failure([{ kind: 'told', detail: listenWords(started.problem, `pnpm release ${command}`) }])
}

/** Goes on until somebody wants it to end, then ends the site. */
export async function untilInterrupted(
  { interruption }: Pick<CliContext, 'interruption'>,
  site: Pick<RunningSite, 'close'>,
) {
  interruption.isAwaited()
  const { signal } = interruption
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await site.close()
}
