import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { HOST } from '@crossbook/contract'
import { AppManifestPlugin } from './AppManifestPlugin'
import { baseConfig } from './baseConfig'
import { describeHost, type HostPage } from './describeHost'
import { pageEntryPlugin } from './development/developmentVariant'
import { buildIdentity } from './identity'
import { PROVIDED_FILES } from './provided/files'
import type { AppConfiguration } from './purpose'
import { renderingConfig } from './renderingConfig'
import { RenderingFilePlugin } from './RenderingFilePlugin'
import { hostShared, SINGLETON_REQUESTS } from './singletons'

/** What the host's own webpack file says. */
export interface HostOptions {
  pages: readonly HostPage[]
  sessionChunk: string
  /** The module that prerenders screens, as a file of the host's folder. */
  rendering: string
}

/** The build of the host: a synchronous first load with every shared module in it and the federation runtime, which it gives to remotes. */
export function hostConfig(
  folder: string,
  { pages, sessionChunk, rendering }: HostOptions,
): AppConfiguration {
  return async (purpose) => {
    const identity = await buildIdentity(folder, HOST, purpose)
    if (purpose.kind === 'rendering')
      return renderingConfig(folder, identity, { entry: rendering, externals: [], alias: PROVIDED_ALIASES })
    const base = baseConfig(folder, identity, purpose)
    return {
      ...base,
      // Named as entries, because a shared module that the host itself does not use would not be provided.
      entry: { main: [...SINGLETON_REQUESTS, './src/main.tsx'] },
      resolve: { ...base.resolve, alias: runtimeOnce() },
      plugins: [
        ...(purpose.kind === 'development' ? [pageEntryPlugin(folder)] : [new RenderingFilePlugin(folder)]),
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: identity.container,
          remotes: {},
          shared: hostShared(folder),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new AppManifestPlugin((build) => describeHost(build, { identity, folder, pages, sessionChunk })),
      ],
    }
  }
}

/**
 * The runtime that remotes are given is required, and the host's own imported: both are the ES modules of the packages, or all of it
 * would be bundled twice (11 KB).
 */
function runtimeOnce() {
  return {
    '@module-federation/runtime-core$': fileURLToPath(import.meta.resolve('@module-federation/runtime-core')),
    '@module-federation/sdk$': fileURLToPath(import.meta.resolve('@module-federation/sdk')),
  }
}

/** What is prerendered has the same router as what runs in browsers. */
const PROVIDED_ALIASES = Object.fromEntries(
  Object.entries(PROVIDED_FILES).map(([request, file]) => [`${request}$`, file]),
)
