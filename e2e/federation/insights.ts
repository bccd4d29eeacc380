import { type ForeignApp, foreignApp } from './foreignApp'

/** Path of the only screen. */
export const INSIGHTS = '/insights'

/** Bundlers with which the other team's remote is built. */
export type Bundler = 'webpack' | 'Rspack' | 'Vite'

/** Returns the remote insights of another team, built as its bundler's documentation describes. */
export function insightsApp(bundler: Bundler): Promise<ForeignApp> {
  return foreignApp({ ...SOURCES, ...versionFiles('1.0.0'), 'build.mjs': BUILDS[bundler] })
}

/** The files that differ between versions. */
export const versionFiles = (version: string) => ({
  'package.json': JSON.stringify({
    name: 'insights',
    version,
    type: 'module',
    dependencies: { react: '^19.2.0 || ^20.0.0', 'react-dom': '^19.2.0 || ^20.0.0' },
  }),
  'src/version.js': `export const VERSION = '${version}'\n`,
})

const SOURCES = {
  'remote.json': JSON.stringify({
    name: 'insights',
    screens: [
      {
        path: INSIGHTS,
        module: './Insights',
        title: 'Insights',
        description: 'What a team elsewhere shows.',
        access: 'public',
        menu: { group: 'Features', label: 'Insights', order: 90 },
      },
    ],
  }),
  'src/index.js': `import('./bootstrap.js')\n`,
  'src/bootstrap.js': `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import Insights from './Insights.js'

createRoot(document.getElementById('app')).render(createElement(Insights))
`,
  'src/Insights.js': `import { createElement, lazy, Suspense, useState } from 'react'
import { VERSION } from './version.js'
import './insights.css'

const Details = lazy(() => import('./Details.js'))

export default function Insights() {
  const [isOpen, setOpen] = useState(false)
  return createElement(
    'section',
    null,
    createElement('h1', { className: 'insights-title', tabIndex: -1 }, 'Insights ' + VERSION),
    createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'Details'),
    isOpen && createElement(Suspense, { fallback: 'Loading' }, createElement(Details)),
  )
}
`,
  'src/Details.js': `import { createElement } from 'react'

export default function Details() {
  return createElement('p', null, 'All the details')
}
`,
  'src/insights.css': '.insights-title { color: rgb(255, 0, 0) }\n',
  // Vite starts from this file, and the other bundlers do not read it.
  'index.html': `<!doctype html>
<html lang="en"><head><title>Insights</title></head>
<body><div id="app"></div><script type="module" src="/src/index.js"></script></body></html>
`,
}

/** Code that ends a build with webpack or Rspack. It prints errors and exits with 1 if there are any. */
const RUN = `compiler.run((error, stats) => {
  const message = error ? String(error) : stats.hasErrors() ? stats.toString('errors-only') : ''
  if (message) {
    console.error(message)
    process.exitCode = 1
  }
})
`

const WEBPACK_BUILD = `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const compiler = webpack({
  mode: process.env.MODE ?? 'production',
  devtool: 'source-map',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: import.meta.dirname + '/dist', publicPath: 'auto' },
  module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: 'insights',
      filename: 'remoteEntry.js',
      exposes: { './Insights': './src/Insights.js' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      manifest: true,
      dts: false,
    }),
  ],
})
${RUN}`

const RSPACK_BUILD = `import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

const compiler = rspack({
  mode: process.env.MODE ?? 'production',
  devtool: 'source-map',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: import.meta.dirname + '/dist', publicPath: 'auto' },
  module: { rules: [{ test: /\\.css$/, type: 'css/auto' }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'insights',
      filename: 'remoteEntry.js',
      exposes: { './Insights': './src/Insights.js' },
      shared: {
        react: { singleton: true, requiredVersion: '^19.2.0 || ^20.0.0' },
        'react-dom': { singleton: true, requiredVersion: '^19.2.0 || ^20.0.0' },
      },
      manifest: true,
      dts: false,
    }),
  ],
})
${RUN}`

const VITE_BUILD = `import { federation } from '@module-federation/vite'
import { build } from 'vite'

await build({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  build: { target: 'es2022', assetsDir: '' },
  plugins: [
    federation({
      name: 'insights',
      filename: 'remoteEntry.js',
      exposes: { './Insights': './src/Insights.js' },
      shared: { react: { singleton: true, requiredVersion: '^19.2.0 || ^20.0.0' } },
      manifest: true,
      dts: false,
    }),
  ],
})
`

const BUILDS: Readonly<Record<Bundler, string>> = {
  webpack: WEBPACK_BUILD,
  Rspack: RSPACK_BUILD,
  Vite: VITE_BUILD,
}
