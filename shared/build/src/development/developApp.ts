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
  /** One file of the build, as soon as what has changed is built; undefined when it has no such file. */
  read(file: string): Promise<Uint8Array | undefined>
  /** Tells all pages that are open on this application's dev server what is wrong from now on. */
  tellPages(problems: readonly Problem[]): void
  /** Reloads all pages that are connected to this application's dev server. */
  reloadPages(): void
  close(): Promise<void>
}

/**
 * Starts the dev server of the application in `folder`; its events tell when there is something to serve. Open pages replace
 * `components` by themselves; for a `page` they wait for a message.
 */
export async function developApp(
  folder: string,
  events: AppEvents,
  replaces: Replaced = 'components',
): Promise<DevelopedApp> {
  const place = await freeAddress()
  let wrongTable: string | undefined
  const heard: AppEvents = {
    ...events,
    // As long as the table is wrong, what is built is not what the files say.
    onBuilt: (app, milliseconds) => {
      if (wrongTable === undefined) events.onBuilt(app, milliseconds)
    },
  }
  const configure = () => loadConfiguration(folder, { kind: 'development', replaces, onTableChange: restart })
  let server = await startDevServer(await configure(), place, heard, replaces)
  let restarted: Promise<void> | undefined

  /**
   * The exposed modules are settled when a build is configured, so another table means another build. Waits until open
   * pages have lost the old one: it would announce an update whose files are gone when they ask for them.
   */
  async function restart() {
    if (restarted) return
    try {
      const configuration = await configure()
      wrongTable = undefined
      restarted = replaceServer(configuration)
        .catch((error: unknown) => events.onProblem(wordsOf(error)))
        .finally(() => (restarted = undefined))
    } catch (error) {
      wrongTable = wordsOf(error)
      events.onProblem(wrongTable)
    }
  }

  async function replaceServer(configuration: Configuration) {
    await server.close()
    server = await startDevServer(configuration, place, heard, replaces)
  }

  return {
    address: addressText(place),
    async read(file) {
      await restarted
      return server.read(file)
    },
    tellPages: (problems) => server.tellPages(problems),
    reloadPages: () => server.reloadPages(),
    async close() {
      await restarted
      await server.close()
    },
  }
}

function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
