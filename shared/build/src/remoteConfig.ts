import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { exposedModules, moduleSource, type RemoteTable } from '@crossbook/contract'
import { AppManifestPlugin } from './AppManifestPlugin'
import { baseConfig } from './baseConfig'
import { describeRemote } from './describeRemote'
import { FileChangePlugin } from './development/FileChangePlugin'
import { buildIdentity } from './identity'
import type { AppConfiguration } from './purpose'
import { OwnStylesPlugin } from './build-rules/OwnStylesPlugin'
import { ProvidedOncePlugin } from './build-rules/ProvidedOncePlugin'
import { renderingConfig } from './renderingConfig'
import { RenderingFilePlugin } from './RenderingFilePlugin'
import { runtimeGuard } from './runtimeGuard'
import { readTable } from './screen-table/readTable'
import { ScreenExportPlugin } from './screen-table/ScreenExportPlugin'
import { remoteShared } from './requiredRanges'
import { SINGLETON_REQUESTS } from './singletons'

/** File of every remote's federation container. */
const ENTRY = 'remoteEntry.js'

/**
 * Bytes of source from which on code that several screens share gets its own file. Browsers fetch six files at a time over HTTP/1.1. With
 * webpack's default of 20,000, some trading screens needed more than two such rounds.
 */
const SMALLEST_SHARED_CHUNK = 30_000

/**
 * Returns the build configuration of the remote in `folder`. Its table of screens names the exposed modules; there is no other
 * configuration.
 */
export function remoteConfig(folder: string): AppConfiguration {
  return async (purpose) => {
    const { table, sources } = await readTable(folder, purpose)
    const identity = await buildIdentity(folder, table.name, purpose)
    if (purpose.kind === 'rendering')
      return renderingConfig(folder, identity, {
        entry: renderingEntry(folder, table),
        externals: SINGLETON_REQUESTS,
        rules: [new ProvidedOncePlugin(folder)],
      })
    const base = baseConfig(folder, identity, purpose)
    return {
      ...base,
      entry: {},
      optimization: { ...base.optimization, splitChunks: { minSize: SMALLEST_SHARED_CHUNK } },
      plugins: [
        ...(base.plugins ?? []),
        purpose.kind === 'development'
          ? new FileChangePlugin(sources, purpose.onTableChange)
          : new RenderingFilePlugin(folder),
        runtimeGuard(identity.container),
        new ScreenExportPlugin(exposedModules(table)),
        new ProvidedOncePlugin(folder),
        new OwnStylesPlugin(folder),
        new ModuleFederationPlugin({
          name: identity.container,
          library: { type: 'var', name: identity.container },
          filename: ENTRY,
          exposes: Object.fromEntries(
            exposedModules(table).map((module) => [
              module,
              { import: moduleSource(module), name: chunkName(module) },
            ]),
          ),
          shared: remoteShared(folder),
          shareStrategy: 'loaded-first',
          manifest: purpose.kind === 'production',
          dts: false,
          dev: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new AppManifestPlugin((build) =>
          describeRemote(build, { identity, table, folder, entry: ENTRY, chunkName }),
        ),
      ],
    }
  }
}

/** Returns the source of a module that loads each screen and frame on request. A module that throws does not affect the others. */
function renderingEntry(folder: string, table: RemoteTable) {
  const loaders = exposedModules(table).map((module) => {
    const file = JSON.stringify(path.join(folder, moduleSource(module)))
    return `${JSON.stringify(module)}: () => import(/* webpackMode: "eager" */ ${file})`
  })
  return `data:text/javascript,${encodeURIComponent(`export const modules = { ${loaders.join(', ')} }`)}`
}

/** Returns the chunk name of an exposed module: `./price-alerts` → `price-alerts`. */
function chunkName(module: string) {
  return module.slice(2)
}
