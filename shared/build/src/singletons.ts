import { createRequire } from 'node:module'
import path from 'node:path'
import { namesProvidedBy, PROVIDED_FILES } from './provided/files'

/** A module that the host provides to remotes. */
interface Singleton {
  request: string
  package: string
  /** Packages that it is made of. A remote imports none of them. */
  parts?: readonly string[]
  /** The names that remotes may import, where that is not all of them, and what the others are. */
  only?: { names: readonly string[]; others: string }
  /** Names that remotes may not import, each with what to do instead. */
  refuses?: Readonly<Record<string, string>>
  /** What to do instead of importing some of the package's other files. */
  instead?: Readonly<Record<string, string>>
}

/**
 * Modules that host and remotes must have once: the host provides them, remotes require them in a range. Share keys match
 * requests exactly, so each request is a key of its own. Everything else is bundled by its user.
 */
const SINGLETONS = [
  { request: 'react', package: 'react' },
  { request: 'react/jsx-runtime', package: 'react' },
  {
    request: 'react-dom',
    package: 'react-dom',
    instead: {
      'react-dom/client': 'the host renders the page, so export your screen as a component',
      'react-dom/server': 'promotion prerenders the page, so export your screen as a component',
    },
  },
  {
    request: 'react-router-dom',
    package: 'react-router-dom',
    parts: ['react-router'],
    only: {
      names: namesProvidedBy(PROVIDED_FILES['react-router-dom']),
      others: 'belongs to its framework mode or to servers: the host provides its declarative and data modes',
    },
    refuses: Object.fromEntries(
      [
        'BrowserRouter',
        'createBrowserRouter',
        'createHashRouter',
        'createMemoryRouter',
        'HashRouter',
        'MemoryRouter',
        'Router',
        'RouterProvider',
      ].map((name) => [
        name,
        'a page has one router, which is the host’s: a screen is inside it, and has its links, hooks and routes',
      ]),
    ),
  },
  {
    request: 'styled-components',
    package: 'styled-components',
    refuses: {
      createGlobalStyle:
        'its rules would also apply to pages of other remotes: write them in a styled component of your own',
    },
  },
  { request: 'react-hot-toast/headless', package: 'react-hot-toast' },
  {
    request: '@tanstack/react-query',
    package: '@tanstack/react-query',
    parts: ['@tanstack/query-core'],
  },
  { request: '@crossbook/auth', package: '@crossbook/auth' },
  { request: '@crossbook/market', package: '@crossbook/market' },
] as const satisfies readonly Singleton[]

export type SingletonRequest = (typeof SINGLETONS)[number]['request']

/** Requests of all singletons. */
export const SINGLETON_REQUESTS: readonly SingletonRequest[] = SINGLETONS.map(({ request }) => request)

/** What the host provides, for the rules that remotes are built by. */
export const PROVIDED: readonly Singleton[] = SINGLETONS

/** Installed version of every singleton, by request, as the application in `folder` resolves it. */
export function singletonVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    SINGLETONS.map(({ request, package: name }) => [request, installedVersion(folder, name)]),
  )
}

/** Range a remote accepts for each singleton: what it was built with or later, below the next major version. */
export function singletonRanges(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(singletonVersions(folder)).map(([request, version]) => [request, `^${version}`]),
  )
}

/** Share settings of the host: it provides everything, in its first load, so that nothing is waited for before it starts. */
export function hostShared(folder: string) {
  return Object.fromEntries(
    Object.entries(singletonVersions(folder)).map(([request, version]) => [
      request,
      {
        singleton: true,
        eager: true,
        version,
        requiredVersion: version,
        import: providedFile(request) ?? request,
      },
    ]),
  )
}

function providedFile(request: string) {
  return Object.entries(PROVIDED_FILES).find(([provided]) => provided === request)?.[1]
}

/** Share settings of a remote: never bundled, taken from the host in a strict range. */
export function remoteShared(folder: string) {
  return Object.fromEntries(
    Object.entries(singletonRanges(folder)).map(([request, requiredVersion]) => [
      request,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion },
    ]),
  )
}

function installedVersion(folder: string, name: string) {
  const manifest: unknown = createRequire(path.join(folder, 'package.json'))(packageJson(folder, name))
  if (
    typeof manifest === 'object' &&
    manifest &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  )
    return manifest.version
  throw new Error(`${name} has no version; is it a dependency of ${path.basename(folder)}?`)
}

/** Read by path: not every package exports its package.json. */
function packageJson(folder: string, name: string) {
  return path.join(folder, 'node_modules', name, 'package.json')
}
