import type { Configuration } from 'webpack'
import { loadConfiguration } from '../loadConfiguration'
import { freePort } from './freePort'
import { HOST, startDevServer, type AppEvents } from './startDevServer'

/** An application that is built anew on every change, served by a dev server of its own. */
export interface DevelopedApp {
  /** Host and port where open pages hear of changes; the same for its whole life. */
  address: string
  /** One file of the build, as soon as what has changed is built; undefined when it has no such file. */
  read(file: string): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

/** Starts the dev server of the application in `folder`; its events tell when there is something to serve. */
export async function developApp(folder: string, events: AppEvents): Promise<DevelopedApp> {
  const port = await freePort(HOST)
  const configure = () => loadConfiguration(folder, { kind: 'development', onTableChange: restart })
  let server = await startDevServer(await configure(), port, events)
  let restarted: Promise<void> | undefined

  /**
   * The exposed modules are settled when a build is configured, so another table means another build. Waits until open
   * pages have lost the old one: it would announce an update whose files are gone when they ask for them.
   */
  async function restart() {
    if (restarted) return
    try {
      const configuration = await configure()
      restarted = replaceServer(configuration)
        .catch(tell)
        .finally(() => (restarted = undefined))
    } catch (error) {
      tell(error)
    }
  }

  async function replaceServer(configuration: Configuration) {
    await server.close()
    server = await startDevServer(configuration, port, events)
  }

  function tell(error: unknown) {
    events.onProblem(error instanceof Error ? error.message : String(error))
  }

  return {
    address: `${HOST}:${port}`,
    async read(file) {
      await restarted
      return server.read(file)
    },
    async close() {
      await restarted
      await server.close()
    },
  }
}
