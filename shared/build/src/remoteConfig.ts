import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { checkRemoteTable, exposedModules, moduleSource } from '@crossbook/contract'
import type { Configuration } from 'webpack'
import { AppManifestPlugin } from './AppManifestPlugin'
import { baseConfig } from './baseConfig'
import { buildIdentity } from './identity'
import { describeRemote } from './describeRemote'
import { remoteShared } from './singletons'

/** File of every remote's federation container. */
const ENTRY = 'remoteEntry.js'

/** The build of the remote in `folder`: its table of screens says what is exposed, nothing else is configured. */
export async function remoteConfig(folder: string): Promise<Configuration> {
  const table = await readTable(folder)
  const identity = buildIdentity(folder, table.name)
  const base = baseConfig(folder, identity)
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
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
        manifest: false,
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

/** Chunk of an exposed module: `./price-alerts` → `price-alerts`. */
function chunkName(module: string) {
  return module.slice(2)
}

async function readTable(folder: string) {
  const file = path.join(folder, 'remote.ts')
  const { default: table } = (await import(pathToFileURL(file).href)) as { default: unknown }
  const checked = checkRemoteTable(table)
  if (!checked.ok) throw new Error(`${file}: ${checked.problem}`)
  return checked.value
}
