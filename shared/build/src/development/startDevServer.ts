import path from 'node:path'
import { promisify } from 'node:util'
import { checkBuiltApp, type BuiltApp } from '@crossbook/contract'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { addressText, type OwnAddress } from './freeAddress'
import { type OpenPages, talkWithPages } from './pageSocket'
import type { Replaced } from '../purpose'
import type { Problem } from './problem'

/** Hosts that the dev servers accept: only this machine. */
const ALLOWED_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Events of an application under development. */
export interface AppEvents {
  /** A build succeeded, after this many milliseconds. Open pages update by themselves. */
  onBuilt(app: BuiltApp, milliseconds: number): void
  /** A build or its table of screens has a problem, described by webpack or by us. Pages keep the last good build. */
  onProblem(message: string): void
  /** The connection to open pages, when this application's build contains the code that shows problems over them. */
  pages?: OpenPages
}

/** A running dev server. */
export interface DevServer {
  /** Returns one file of the build; waits for a running build. */
  read(file: string): Promise<Buffer | undefined>
  /** Sends the current problems to all open pages. */
  sendToPages(problems: readonly Problem[]): void
  /** Reloads all open pages. */
  reloadPages(): void
  close(): Promise<void>
}

/** Builds on every change and serves the result. Open pages are notified over a web socket. */
export async function startDevServer(
  configuration: Configuration,
  place: OwnAddress,
  events: AppEvents,
  replaces: Replaced,
): Promise<DevServer> {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error('webpack does not accept this configuration')
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
      // Reloads are sent by our own code, once the site has the files that pages will request.
      liveReload: false,
      static: false,
      setupExitSignals: false,
      devMiddleware: { publicPath: '/', stats: 'none' },
      client: {
        // Pages come from the site's own address, not from here.
        webSocketURL: address,
        // Our own dialog covers all applications at once, and needs no exception in the page's policy.
        overlay: false,
        logging: 'warn',
      },
    },
    compiler,
  )
  await server.start()
  const sendToPages = talkWithPages(server, events.pages)
  return {
    sendToPages,
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

/** Returns a file of the build from memory; undefined if the build has not written it. */
async function readOutput({ outputFileSystem, outputPath }: Compiler, file: string) {
  if (!outputFileSystem) return undefined
  const bytes = await promisify(outputFileSystem.readFile)(path.join(outputPath, file)).catch(() => undefined)
  return bytes === undefined ? undefined : Buffer.from(bytes)
}
