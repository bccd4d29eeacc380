import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ChannelName, type Result, success } from '@crossbook/contract'
import { PREVIEW, type PreviewStore, readConfiguration } from '@crossbook/releases'
import type { RunningSite } from '@crossbook/site-server'
import type { Environment, Store } from '@crossbook/store'
import { DATA, reportsFolder } from '../repository/dataFolder'
import type { CliContext } from './command'
import { explained, type Problem } from './messages'

type Served = Result<RunningSite, readonly Problem[]>

/** What to serve, with folders for the accounts of its users, and for the reports of its pages if they are stored. */
interface ToServe {
  store: Store
  channel: ChannelName
  authData: string
  reportsData?: string
}

/** Serves a channel with the same settings from the environment as `npm start`. With `collects`, stores the reports of its pages. */
export async function serveLocally(
  context: CliContext,
  command: string,
  site: Pick<ToServe, 'store' | 'channel'>,
  port: number | undefined,
  { collects = false } = {},
): Promise<Served> {
  const { root, environment } = context
  return start(command, port === undefined ? environment : { ...environment, PORT: String(port) }, {
    ...site,
    authData: path.join(root, DATA, 'auth'),
    ...(collects ? { reportsData: reportsFolder(context) } : {}),
  })
}

/** Serves a preview on a free port, with a sign-in service of its own, whose accounts are removed when the site is closed. */
export async function serveForTrial(
  store: PreviewStore,
  command: string,
  environment: Environment = {},
): Promise<Served> {
  const authData = await mkdtemp(path.join(tmpdir(), `crossbook-${command}-`))
  const forget = () => rm(authData, { recursive: true, force: true })
  try {
    const site = await start(command, { ...environment, PORT: '0' }, { store, channel: PREVIEW, authData })
    if (!site.ok) {
      await forget()
      return site
    }
    return success({ ...site.value, close: () => site.value.close().then(forget) })
  } catch (error) {
    await forget()
    throw error
  }
}

async function start(command: string, environment: Environment, site: ToServe): Promise<Served> {
  const configuration = readConfiguration(environment)
  if (!configuration.ok) return explained(configuration.problem)
  // Loaded only here, because loading the site server adds 0.5 s to a command.
  const { listenMessage, startSite } = await import('@crossbook/site-server')
  const started = await startSite({ ...site, configuration: configuration.value })
  return started.ok ? started : explained(listenMessage(started.problem, `pnpm release ${command}`))
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
