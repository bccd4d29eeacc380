import path from 'node:path'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import webpack from 'webpack'
import { BUILD_SOURCES, baseConfig, cacheDirectory, cssLoader } from './baseConfig'
import type { BuildIdentity } from './identity'

/** File of every build that prerenders its screens; its extension keeps it out of the files for browsers. */
export const RENDERING_FILE = 'rendering.cjs'

/** The session client needs a network, which a prerender has not: it is never part of one. */
const NEVER_RENDERED = ['@supabase/supabase-js']

/** The entry of a build's rendering, and the modules that it gets instead of bundling them. */
interface RenderingOptions {
  entry: string
  externals: readonly string[]
  alias?: Readonly<Record<string, string>>
  /** The rules that the build must keep. */
  rules?: readonly WebpackPluginInstance[]
}

/** The build that prerenders an application's screens: one file that needs neither a browser nor anything of Node. */
export function renderingConfig(
  folder: string,
  identity: BuildIdentity,
  { entry, externals, alias = {}, rules = [] }: RenderingOptions,
): Configuration {
  const { resolve, module, context, infrastructureLogging } = baseConfig(folder, identity, {
    kind: 'rendering',
  })
  return {
    mode: 'production',
    devtool: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheDirectory(folder, 'rendering'),
      buildDependencies: {
        config: [path.join(folder, 'webpack.config.ts'), ...BUILD_SOURCES, import.meta.filename],
      },
    },
    ...(context ? { context } : {}),
    ...(infrastructureLogging ? { infrastructureLogging } : {}),
    target: 'node20',
    entry: { rendering: entry },
    output: {
      path: path.join(folder, 'dist'),
      filename: RENDERING_FILE,
      library: { type: 'commonjs2' },
      uniqueName: identity.container,
    },
    resolve: { ...resolve, alias },
    externalsType: 'commonjs',
    externals: [...externals, ...NEVER_RENDERED],
    module: {
      rules: [
        ...(module?.rules ?? []).filter((rule) => !isForFiles(rule)),
        { test: /\.css$/, use: [cssLoader(identity, { exportOnlyLocals: true })] },
        { test: /\.(?:woff2|svg)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    plugins: [...rules, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
  }
}

/** Style sheets and pictures are files of the browser's build. */
function isForFiles(
  rule: NonNullable<Configuration['module']>['rules'] extends (infer R)[] | undefined ? R : never,
) {
  return typeof rule === 'object' && rule !== null && rule.test instanceof RegExp && !rule.test.test('.ts')
}
