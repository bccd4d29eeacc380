import type { Configuration } from 'webpack'
import { loadConfiguration } from '../loadConfiguration'
import type { Replaced } from '../purpose'
import type { Problem } from './problem'
import { addressText, freeAddress } from './freeAddress'
import { startDevServer, type AppEvents } from './startDevServer'

/** An application that is rebuilt on every change and served by its own dev server. */
export interface DevelopedApp {
  /** Host and port where open pages listen for changes. Constant for the application's lifetime. */
  address: string
  /** Returns one file of the build, once the current changes are built; undefined if the build has no such file. */
  read(file: string): Promise<Uint8Array | undefined>
  /** Sends the current problems to all open pages of this application's dev server. */
  sendToPages(problems: readonly Problem[]): void
  /** Reloads all pages that are connected to this application's dev server. */
  reloadPages(): void
  close(): Promise<void>
}

/**
 * Starts the dev server of the application in `folder`; its events report finished builds. Open pages replace changed `components` by
 * themselves. In the mode `page` they wait for a message.
 */
export async function developApp(
  folder: string,
  events: AppEvents,
  replaces: Replaced = 'components',
): Promise<DevelopedApp> {
  const place = await freeAddress()
  let wrongTable: string | undefined
  const filtered: AppEvents = {
    ...events,
    // While the table has a problem, builds do not match the files and are not reported.
    onBuilt: (app, milliseconds) => {
      if (wrongTable === undefined) events.onBuilt(app, milliseconds)
    },
  }
  const configure = () => loadConfiguration(folder, { kind: 'development', replaces, onTableChange: restart })
  let server = await startDevServer(await configure(), place, filtered, replaces)
  let restarted: Promise<void> | undefined

  /**
   * Restarts the build, because a build's exposed modules cannot change. First waits until open pages have disconnected from the old
   * build: it would announce an update whose files no longer exist when the pages request them.
   */
  async function restart() {
    if (restarted) return
    try {
      const configuration = await configure()
      wrongTable = undefined
      restarted = replaceServer(configuration)
        .catch((error: unknown) => events.onProblem(messageOf(error)))
        .finally(() => (restarted = undefined))
    } catch (error) {
      wrongTable = messageOf(error)
      events.onProblem(wrongTable)
    }
  }

  async function replaceServer(configuration: Configuration) {
    await server.close()
    server = await startDevServer(configuration, place, filtered, replaces)
  }

  return {
    address: addressText(place),
    async read(file) {
      await restarted
      return server.read(file)
    },
    sendToPages: (problems) => server.sendToPages(problems),
    reloadPages: () => server.reloadPages(),
    async close() {
      await restarted
      await server.close()
    },
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
