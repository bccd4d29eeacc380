import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { HOST } from '@crossbook/contract'
import type { Chunk } from 'webpack'
import { AppManifestPlugin } from './AppManifestPlugin'
import { baseConfig } from './baseConfig'
import { describeHost, type HostPage } from './describeHost'
import { pageEntryPlugin } from './development/developmentVariant'
import { LeaveOutPlugin } from './left-out/LeaveOutPlugin'
import { LEFT_OUT } from './left-out/leftOutParts'
import { buildIdentity } from './identity'
import { closedDoors, HOST_DOORS } from './private-doors/privateDoors'
import type { AppConfiguration } from './purpose'
import { renderingConfig } from './renderingConfig'
import { RenderingFilePlugin } from './RenderingFilePlugin'
import { hostShared, SINGLETON_REQUESTS, type SingletonRequest } from './singletons'

const PROVIDE_RUNTIME = path.join(import.meta.dirname, 'left-out/provideRuntime.ts')

/** What the host's own webpack file says. */
export interface HostOptions {
  pages: readonly HostPage[]
  /** Chunk of what renders, which is fetched with the first load. */
  siteChunk: string
  sessionChunk: string
  /** Smaller re-exports that stand for a whole shared package, as files of the host's folder. */
  provided: Partial<Record<SingletonRequest, string>>
  /** The module that prerenders screens, as a file of the host's folder. */
  rendering: string
}

/** The build of the shell: a synchronous first load with every shared module in it and the federation runtime, and what renders beside it. */
export function hostConfig(
  folder: string,
  { pages, siteChunk, sessionChunk, provided, rendering }: HostOptions,
): AppConfiguration {
  return async (purpose) => {
    const closed = closedDoors(folder, HOST_DOORS)
    if (closed.length > 0) throw new Error(closed.join('\n'))
    const identity = await buildIdentity(folder, HOST, purpose)
    if (purpose.kind === 'rendering')
      return renderingConfig(folder, identity, {
        entry: rendering,
        externals: [],
        alias: renderingAliases(folder, provided),
      })
    const base = baseConfig(folder, identity, purpose)
    return {
      ...base,
      // Named as entries, because a shared module that the host itself does not use would not be provided.
      entry: { main: [...SINGLETON_REQUESTS, './src/main.tsx'] },
      resolve: {
        ...base.resolve,
        alias: {
          ...runtimeAliases(),
          ...providedAliases(folder, provided),
          ...(purpose.kind === 'development' ? {} : routerAliases(folder)),
        },
      },
      // In one file: its parts are needed together, and at once.
      optimization: { ...base.optimization, splitChunks: { chunks: isAsyncBut(siteChunk) } },
      plugins: [
        ...(purpose.kind === 'development' ? [pageEntryPlugin(folder)] : [new RenderingFilePlugin(folder)]),
        ...(base.plugins ?? []),
        new LeaveOutPlugin(LEFT_OUT.host),
        new ModuleFederationPlugin({
          name: identity.container,
          remotes: {},
          shared: hostShared(folder, absolute(folder, provided)),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          runtimePlugins: [PROVIDE_RUNTIME],
          experiments: {
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new AppManifestPlugin((build) =>
          describeHost(build, { identity, folder, pages, siteChunk, sessionChunk }),
        ),
      ],
    }
  }
}

/**
 * The runtime for remotes and the host's own must be the same files: the package's CommonJS and ES builds would otherwise
 * both be bundled, 24 KB for nothing.
 */
function runtimeAliases() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
  const runtime = createRequire(tools.resolve('@module-federation/runtime'))
  return {
    '@module-federation/runtime-core$': esModule(runtime, '@module-federation/runtime-core'),
    '@module-federation/sdk$': esModule(runtime, '@module-federation/sdk'),
  }
}

/** The router's production files: its package names those for development wherever it is imported as an ES module. */
function routerAliases(folder: string) {
  const router = createRequire(path.join(folder, 'package.json')).resolve('react-router/package.json')
  const production = path.join(path.dirname(router), 'dist/production')
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  }
}

/** The host's own modules are given the smaller re-exports as well. */
function providedAliases(folder: string, provided: HostOptions['provided']): Record<string, string> {
  const files = Object.entries(absolute(folder, provided))
  return Object.fromEntries(files.map(([request, file]) => [`${request}$`, file]))
}

/**
 * What Node has to be told: shared modules are the same smaller re-exports as in browsers, and React's renderer to a string
 * is taken alone, because the package's door also loads those that need streams and a message channel.
 */
function renderingAliases(folder: string, provided: HostOptions['provided']) {
  const reactDom = path.dirname(createRequire(path.join(folder, 'package.json')).resolve('react-dom'))
  return {
    ...providedAliases(folder, provided),
    'react-dom/server$': path.join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
  }
}

/** The chunks that webpack takes common parts from by itself, but for one. */
function isAsyncBut(name: string) {
  return (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== name
}

function esModule(from: NodeJS.Require, name: string) {
  return path.join(path.dirname(from.resolve(name)), 'index.js')
}

function absolute(folder: string, files: HostOptions['provided']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([request, file]) => [request, path.join(folder, file)]),
  )
}
