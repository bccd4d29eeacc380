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

/** Options of the host's webpack file. */
export interface HostOptions {
  pages: readonly HostPage[]
  sessionChunk: string
  /** The module that prerenders screens, as a file of the host's folder. */
  rendering: string
}

/**
 * Returns the build configuration of the host. Its first load is synchronous, with every shared module and the federation runtime, which
 * the host provides to remotes.
 */
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
      // Listed as entries, because a shared module that the host itself does not use would not be provided.
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
          manifest: purpose.kind === 'production',
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
 * Resolves the federation runtime to the packages' ES modules in both cases: the runtime for remotes uses `require`, the host's own uses
 * `import`. Otherwise the whole runtime would be bundled twice (11 KB).
 */
function runtimeOnce() {
  return {
    '@module-federation/runtime-core$': fileURLToPath(import.meta.resolve('@module-federation/runtime-core')),
    '@module-federation/sdk$': fileURLToPath(import.meta.resolve('@module-federation/sdk')),
  }
}

/** Prerendering uses the same router as the browser. */
const PROVIDED_ALIASES = Object.fromEntries(
  Object.entries(PROVIDED_FILES).map(([request, file]) => [`${request}$`, file]),
)
