import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import reactRefresh from 'react-refresh-typescript'
import path from 'node:path'
import webpack from 'webpack'
import type { Replaced } from '../purpose'
import type { Variant } from '../variant'

/** Folder of what shows problems over the page. */
const OVER_PAGE = path.join(import.meta.dirname, 'over-page')

/**
 * Readable builds in memory, for open pages that take over what has changed. React Refresh keeps the state of components;
 * nothing is evaluated from text, so the site's policy is unchanged.
 */
export function developmentVariant({ replaces }: { replaces: Replaced }): Variant {
  const isRefreshed = replaces === 'components'
  return {
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    // The container's name is no name of a file, as the names of updates would be that are made of chunks' names.
    optimization: { chunkIds: 'deterministic', moduleIds: 'named' },
    plugins: [
      // styled-components would write its rules as text in development, which the site's policy forbids.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      ...(isRefreshed ? [refreshPlugin()] : []),
    ],
    transformers: isRefreshed ? [reactRefresh()] : [],
  }
}

function refreshPlugin() {
  return new ReactRefreshPlugin({
    // What we show over the page must not be replaced itself.
    exclude: [/node_modules/, OVER_PAGE],
    overlay: { entry: false, module: path.join(OVER_PAGE, 'refreshOverlay.ts'), sockIntegration: false },
  })
}

/** Runs before everything else of the host's first load, including React Refresh, and therefore precedes it in the plugins. */
export function pageEntryPlugin(folder: string) {
  return new webpack.EntryPlugin(folder, path.join(import.meta.dirname, 'pageEntry.ts'), {})
}
