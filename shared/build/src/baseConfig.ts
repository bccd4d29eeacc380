import { fileURLToPath } from 'node:url'
import path from 'node:path'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { SCRIPT_POLICY } from '@crossbook/contract'
import { repositoryOf } from './repositoryOf'
import { developmentVariant } from './development/developmentVariant'
import type { BuildIdentity } from './identity'
import type { Purpose } from './purpose'
import { ScriptPolicyPlugin } from './ScriptPolicyPlugin'
import { styledIds } from './styledIds'
import type { Variant } from './variant'

/** The TypeScript settings that all applications extend. */
const SETTINGS = path.join(import.meta.dirname, '../tsconfig.json')

/** Files of this package that invalidate all cached modules when they change. */
export const BUILD_SOURCES = [
  import.meta.filename,
  ...['styledIds.ts', 'hostConfig.ts', 'remoteConfig.ts', 'singletons.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  ),
]

/** The browsers that the site supports, from this package’s `package.json`. They all read ES2022 without static blocks. */
const BROWSERS = browserslist(null, { path: import.meta.dirname })

/** Returns the cache folder of one build variant. A copy of the folder elsewhere finds nothing there, and writes a new cache. */
export function cacheDirectory(folder: string, kind: 'production' | 'rendering') {
  const repository = repositoryOf(folder)
  const name = path.relative(repository, folder).replaceAll(path.sep, '-') || path.basename(folder)
  return path.join(repository, 'node_modules/.cache/webpack', `${name}-${kind}`)
}

/**
 * Names of built files, without their endings. In a published build a name is a hash of the content: content blockers have rules for
 * names such as `heatmap.js` or `ads.css`, and a team should not have to know them. It is short enough that reports do not take it for a
 * token. Builds under development have readable names.
 */
function fileName({ kind }: Purpose) {
  return kind === 'development' ? '[name]' : '[contenthash:16]'
}

/** The common configuration of the host's and the remotes' builds. `name` names the files. Default: `fileName`. */
export function baseConfig(
  folder: string,
  identity: BuildIdentity,
  purpose: Purpose,
  name = fileName(purpose),
): Configuration {
  const { plugins, transformers, ...variant } =
    purpose.kind === 'development' ? developmentVariant(purpose) : productionVariant(folder)
  return {
    ...variant,
    context: folder,
    target: ['web', 'es2022'],
    infrastructureLogging: { level: 'error' },
    output: {
      path: path.join(folder, 'dist'),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `${name}[ext]`,
      publicPath: 'auto',
      uniqueName: identity.container,
      crossOriginLoading: 'anonymous',
      // Sites with older headers, which do not list this name, refuse the policy and accept addresses as text.
      trustedTypes: { policyName: SCRIPT_POLICY, onPolicyCreationFailure: 'continue' },
      ...(purpose.kind === 'production' ? { devtoolModuleFilenameTemplate: sourceNames(folder) } : {}),
      // As long as the host waits for a file on the slowest line. On a healthy line, the host gives up hanging chunks much earlier.
      chunkLoadTimeout: 120_000,
      // A module that throws while it is evaluated must not count as loaded: the next try evaluates it again.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: ours('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: SETTINGS,
            // Source maps lead to the original TypeScript, not to the compiled code.
            compilerOptions: { noEmit: false, sourceMap: purpose.kind !== 'rendering' },
            getCustomTransformers: () => ({ before: [styledIds(), ...transformers] }),
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(identity)] },
        { test: /\.(?:woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [...plugins, new MiniCssExtractPlugin({ filename: `${name}.css` }), new ScriptPolicyPlugin()],
    performance: false,
  }
}

/**
 * Makes V8 compile all functions of a script in a background thread while the script arrives, instead of at the first call of each. Other
 * engines ignore the comment. It is at the start of a script.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

const IN_PACKAGE = /^.*\/node_modules\/(?=[^/]+\/)/

/** Names sources in maps by their path in the repository, such as `remote-wallet/src/history/History.tsx`, or in their package. */
function sourceNames(folder: string) {
  const repository = repositoryOf(folder)
  return ({ absoluteResourcePath }: { absoluteResourcePath: string }) => {
    if (!path.isAbsolute(absoluteResourcePath)) return `webpack/${absoluteResourcePath}`
    if (IN_PACKAGE.test(absoluteResourcePath))
      return `node_modules/${absoluteResourcePath.replace(IN_PACKAGE, '')}`
    return path.relative(repository, absoluteResourcePath).replaceAll(path.sep, '/')
  }
}

function productionVariant(folder: string): Variant {
  return {
    mode: 'production',
    // Published but not served. Scripts do not name their maps, and the maps contain positions without the sources' text.
    devtool: 'hidden-nosources-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheDirectory(folder, 'production'),
      buildDependencies: { config: [path.join(folder, 'webpack.config.ts'), ...BUILD_SOURCES] },
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 2 } } }),
        // The host's rules are in every page. Syntax that some of these browsers cannot read is compiled.
        new TerserPlugin({
          test: /\.css$/,
          minify: TerserPlugin.lightningCssMinify,
          terserOptions: { targets: browserslistToTargets(BROWSERS) },
        }),
      ],
    },
    plugins: [
      new webpack.BannerPlugin({
        banner: COMPILE_AHEAD,
        raw: true,
        test: /\.js$/,
        // After minifying, which would remove the comment, and before source maps are made, from which `pnpm bench --explain` counts.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    ],
    transformers: [],
  }
}

/**
 * Returns the loader of style sheets. Classes of `*.module.css` get names that no other application has, and the same ones in browsers
 * and in prerenders. For prerenders, `exportOnlyLocals` leaves out the rules.
 */
export function cssLoader({ name }: BuildIdentity, options: { exportOnlyLocals?: boolean } = {}) {
  return {
    loader: ours('css-loader'),
    options: { modules: { auto: true, namedExport: false, localIdentHashSalt: name, ...options } },
  }
}

/** Returns the path of a loader of this package. Applications cannot resolve this package's dependencies. */
function ours(loader: string) {
  return fileURLToPath(import.meta.resolve(loader))
}
