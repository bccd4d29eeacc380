import path from 'node:path'
import { promisify } from 'node:util'
import { checkBuiltApp, type BuiltApp } from '@crossbook/contract'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { addressText, type OwnAddress } from './freeAddress'
import { type OpenPages, talkWithPages } from './pageSocket'
import type { Replaced } from '../purpose'
import type { Problem } from './problem'

/** The dev servers serve this machine only, and pages that it serves itself. */
const ALLOWED_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** What happens while an application is changed. */
export interface AppEvents {
  /** A build succeeded, after so many milliseconds; open pages take it over by themselves. */
  onBuilt(app: BuiltApp, milliseconds: number): void
  /** A build or its table of screens is wrong, in webpack's or our words; pages keep the last good one. */
  onProblem(words: string): void
  /** Who talks with open pages, where this application's build carries what shows problems over them. */
  pages?: OpenPages
}

/** A running dev server. */
export interface DevServer {
  /** One file of the build; waits for a build that is under way. */
  read(file: string): Promise<Buffer | undefined>
  /** Tells all open pages what is wrong from now on. */
  tellPages(problems: readonly Problem[]): void
  /** Reloads all open pages. */
  reloadPages(): void
  close(): Promise<void>
}

/** Builds on every change and serves the result, with a web socket that tells open pages of it. */
export async function startDevServer(
  configuration: Configuration,
  place: OwnAddress,
  events: AppEvents,
  replaces: Replaced,
): Promise<DevServer> {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error('webpack takes no such configuration')
  let isClosed = false
  compiler.hooks.done.tapPromise('crossbook', async (stats) => {
    if (!isClosed) await report(compiler, stats, events)
  })
  const address = `ws://${addressText(place)}/ws`
  new webpack.DefinePlugin({ CROSSBOOK_DEV_SERVER: JSON.stringify(address) }).apply(compiler)
  const server = new WebpackDevServer(
    {
      ...place,
      allowedHosts: ALLOWED_HOSTS,
      hot: replaces === 'components',
      // Told by us, once the site has what they will ask for.
      liveReload: false,
      static: false,
      setupExitSignals: false,
      devMiddleware: { publicPath: '/', stats: 'none' },
      client: {
        // Pages come from the site's own address, not from here.
        webSocketURL: address,
        // Ours knows of all applications at once, and needs nothing more of the page's policy.
        overlay: false,
        logging: 'warn',
      },
    },
    compiler,
  )
  await server.start()
  const tellPages = talkWithPages(server, events.pages)
  return {
    tellPages,
    reloadPages() {
      if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed')
    },
    async read(file) {
      await new Promise((resolve) => server.middleware?.waitUntilValid(resolve))
      return readOutput(compiler, file)
    },
    async close() {
      isClosed = true
      await server.stop()
      await promisify(compiler.close.bind(compiler))()
    },
  }
}

async function report(compiler: Compiler, stats: Stats, events: AppEvents) {
  if (stats.hasErrors()) events.onProblem(stats.toString({ preset: 'errors-only', colors: false }))
  else events.onBuilt(await builtApp(compiler), stats.endTime - stats.startTime)
}

async function builtApp(compiler: Compiler) {
  const checked = checkBuiltApp(JSON.parse(String(await readOutput(compiler, 'app.json'))))
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/** A file that the build has written, which is into memory; undefined when it has written none of this name. */
async function readOutput({ outputFileSystem, outputPath }: Compiler, file: string) {
  if (!outputFileSystem) return undefined
  const bytes = await promisify(outputFileSystem.readFile)(path.join(outputPath, file)).catch(() => undefined)
  return bytes === undefined ? undefined : Buffer.from(bytes)
}
