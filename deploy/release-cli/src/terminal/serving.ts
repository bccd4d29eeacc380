import path from 'node:path'
import { type ChannelName, type Result } from '@crossbook/contract'
import { readConfiguration } from '@crossbook/releases'
import type { RunningSite } from '@crossbook/site-server'
import type { Store } from '@crossbook/store'
import { DATA } from '../repository/dataFolder'
import { reportsFolder } from './reportsFolder'
import type { CliContext } from './command'
import { explained, type Problem } from './messages'

/**
 * Serves a channel on this machine, with the same settings from the environment as `npm start`. With `collects`, stores the reports
 * of its pages: for viewing a channel, but not for reproducing a fault.
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
  if (!configuration.ok) return explained(configuration.problem)
  // Loaded only here, because loading the site server adds 0.5 s to a command.
  const { listenMessage, startSite } = await import('@crossbook/site-server')
  const started = await startSite({
    store,
    channel,
    configuration: configuration.value,
    authData: path.join(root, DATA, 'auth'),
    ...(collects ? { reportsData: reportsFolder({ root, folder, environment }) } : {}),
  })
  if (started.ok) return started
  return explained(listenMessage(started.problem, `pnpm release ${command}`))
}

/** Waits until the user interrupts the command, then closes the site. */
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
