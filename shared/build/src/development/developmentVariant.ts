import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import reactRefresh from 'react-refresh-typescript'
import path from 'node:path'
import webpack from 'webpack'
import type { Replaced } from '../purpose'
import type { Variant } from '../variant'

/** Folder of the code that shows problems over the page. */
const OVER_PAGE = path.join(import.meta.dirname, 'over-page')

/**
 * Returns the settings for readable builds in memory, which replace changed modules in open pages. React Refresh keeps the state of
 * components. No code is evaluated from text, so the site's policy is unchanged.
 */
export function developmentVariant({ replaces }: { replaces: Replaced }): Variant {
  const isRefreshed = replaces === 'components'
  return {
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    // Numeric chunk ids, because the names of updates come from chunk names, and the container's name is not a valid file name.
    optimization: { chunkIds: 'deterministic', moduleIds: 'named' },
    plugins: [
      // In development, styled-components would insert its rules as text, which the site's policy forbids.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      ...(isRefreshed ? [refreshPlugin()] : []),
    ],
    transformers: isRefreshed ? [reactRefresh()] : [],
  }
}

function refreshPlugin() {
  return new ReactRefreshPlugin({
    // The code that shows problems over the page must not be replaced itself.
    exclude: [/node_modules/, OVER_PAGE],
    overlay: { entry: false, module: path.join(OVER_PAGE, 'refreshOverlay.ts'), sockIntegration: false },
  })
}

/** Runs before everything else of the host's first load, including React Refresh, and therefore precedes it in the plugins. */
export function pageEntryPlugin(folder: string) {
  return new webpack.EntryPlugin(folder, path.join(import.meta.dirname, 'pageEntry.ts'), {})
}
