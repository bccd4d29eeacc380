import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { fileUrl } from '@crossbook/contract'
import { REPOSITORY } from '../site/folders'
import type { TestSite } from '../site/startTestSite'
import { foreignApp, install } from './foreignApp'
import { serveFolder } from './serveFolder'

/** The modules that a host of another team provides. */
export interface Provided {
  /** Requests that it shares. */
  shared: readonly string[]
  /** Whether it provides the federation runtime to remotes. */
  runtime?: boolean
  /** Whether it has the packages that `pnpm packages:pack` makes, and a session around its screens. */
  packed?: boolean
}

/** Modules of every host with React and a router. */
export const PLAIN = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'styled-components']

/** All modules that our remotes require. */
export const EVERYTHING = [
  ...PLAIN,
  'react-hot-toast/headless',
  '@tanstack/react-query',
  '@crossbook/auth',
  '@crossbook/market',
]

/** A host of another team, on its own origin. */
export interface PlainHost {
  /** Address of its page that shows a module of a remote. */
  show(remote: string, module: string): string
  close(): Promise<void>
}

/** Builds and serves a host that uses only webpack and @module-federation/enhanced. It shows screens of this site's release. */
export async function startPlainHost(
  site: TestSite,
  { shared, runtime = true, packed = false }: Provided,
): Promise<PlainHost> {
  const app = await foreignApp({
    'package.json': JSON.stringify({ name: 'shop', version: '3.0.0', type: 'module' }),
    'build.mjs': BUILD,
    'options.json': JSON.stringify({ shared, runtime }),
    'src/index.js': INDEX,
    'src/bootstrap.js': packed ? WITH_SESSION : WITHOUT_SESSION,
    'src/show.js': SHOW,
    'tsconfig.json': JSON.stringify({ compilerOptions: { allowJs: true }, include: ['src'] }),
  })
  if (packed) await installPacked(app.folder)
  const dist = await app.build()
  await writeFile(path.join(dist, 'index.html'), page(site))
  const served = await serveFolder(dist, { 'content-security-policy': policy(site) })
  const entries = new Map(
    site.page.remotes.map(({ name, version }) => [
      name as string,
      site.url + fileUrl(name, version, 'mf-manifest.json'),
    ]),
  )
  return {
    show(remote, module) {
      const manifest = entries.get(remote)
      if (manifest === undefined) throw new Error(`The site has no remote ${remote}`)
      return `${served.url}/shown?${new URLSearchParams({ remote, module, manifest }).toString()}`
    },
    async close() {
      await served.close()
      await app.remove()
    },
  }
}

/** Installs the unpacked packages of `pnpm packages:pack`, with their dependencies next to them. */
async function installPacked(folder: string) {
  const vendor = path.join(folder, 'vendor')
  const typescript = path.join(REPOSITORY, 'shared/build/bin/typescript.mjs')
  const pack = path.join(REPOSITORY, 'deploy/dev/src/packages/main.ts')
  const only = ['--only', '@crossbook/auth', '@crossbook/market']
  await promisify(execFile)('node', ['--import', typescript, pack, '--to', vendor, ...only], {
    cwd: REPOSITORY,
  })
  const tarballs = await readdir(vendor)
  for (const name of ['auth', 'contract', 'market', 'money']) {
    const place = path.join(folder, 'node_modules/@crossbook', name)
    await mkdir(place, { recursive: true })
    const tarball = tarballs.find((file) => new RegExp(`^crossbook-${name}-\\d`).test(file)) ?? ''
    await promisify(execFile)('tar', [
      '-xzf',
      path.join(vendor, tarball),
      '-C',
      place,
      '--strip-components',
      '1',
    ])
  }
  for (const [from, names] of [
    ['shared/auth', ['@supabase/supabase-js', 'valibot']],
    ['shared/money', ['big.js']],
  ] as const)
    for (const name of names) await install(folder, name, path.join(REPOSITORY, from, 'node_modules', name))
}

/** The host's own policy: its scripts, those of the builds, and Trusted Types. */
function policy(site: TestSite) {
  return [
    "default-src 'none'",
    `script-src 'self' ${site.url}/apps/`,
    `connect-src 'self' ${site.url}`,
    `style-src 'self' ${site.url}/apps/ 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    `img-src 'self' data: ${site.url}/apps/`,
    `font-src ${site.url}/apps/`,
    "require-trusted-types-for 'script'",
    "trusted-types * 'allow-duplicates'",
  ].join('; ')
}

const page = (site: TestSite) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head>
<body data-crossbook="${site.url}/apps/"><h2>A shop</h2><main id="main"></main><script src="/main.js"></script></body></html>
`

const BUILD = `import { readFileSync } from 'node:fs'
import webpack from 'webpack'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

const { shared, runtime } = JSON.parse(readFileSync('options.json', 'utf8'))

const compiler = webpack({
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: import.meta.dirname + '/dist', filename: '[name].js', publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          allowTsInNodeModules: true,
          compilerOptions: { jsx: 'react-jsx', module: 'esnext', target: 'es2022', moduleResolution: 'bundler', noEmit: false },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shop',
      remotes: {},
      shared: Object.fromEntries(shared.map((request) => [request, { singleton: true }])),
      dts: false,
      experiments: { provideExternalRuntime: runtime },
    }),
  ],
})
compiler.run((error, stats) => {
  const message = error ? String(error) : stats.hasErrors() ? stats.toString('errors-only') : ''
  if (message) {
    console.error(message)
    process.exitCode = 1
  }
})
`

/** Scripts come only from the host and from the builds, regardless of the requesting code. */
const INDEX = `const allowed = [location.origin + '/', document.body.dataset.crossbook]

trustedTypes.createPolicy('default', {
  createScriptURL: (url) => {
    const { href } = new URL(url, location.href)
    if (allowed.some((start) => href.startsWith(start))) return url
    throw new Error(url + ' is none of our scripts')
  },
})
import('./bootstrap.js')
`

const SHOW = `import { Component, createElement, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'

class Boundary extends Component {
  state = {}
  static getDerivedStateFromError(error) {
    return { error }
  }
  render() {
    return this.state.error ? createElement('p', { role: 'alert' }, String(this.state.error.message)) : this.props.children
  }
}

export function show(around) {
  const { remote, module, manifest } = Object.fromEntries(new URLSearchParams(location.search))
  registerRemotes([{ name: remote, entry: manifest }])
  const Screen = lazy(() => loadRemote(remote + '/' + module.replace('./', '')))
  const screen = createElement(Boundary, null, createElement(Suspense, { fallback: 'Loading' }, createElement(Screen)))
  const router = createBrowserRouter([{ path: '*', element: around(screen) }])
  createRoot(document.getElementById('main')).render(createElement(RouterProvider, { router }))
}
`

/** Imports of the host's own screens, if they have any JSX and styles. A shared module that nothing imports is not provided. */
const WITHOUT_SESSION = `import 'react/jsx-runtime'
import 'styled-components'
import { show } from './show.js'

show((screen) => screen)
`

const WITH_SESSION = `import 'react/jsx-runtime'
import 'styled-components'
import { createElement } from 'react'
import { AuthProvider } from '@crossbook/auth'
import '@crossbook/market'
import 'react-hot-toast/headless'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { show } from './show.js'

const client = new QueryClient()
const config = { authUrl: '/auth/v1', authKey: 'a-key' }
show((screen) =>
  createElement(QueryClientProvider, { client }, createElement(AuthProvider, { config, known: { status: 'signedOut' } }, screen)),
)
`
