import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { namesProvidedBy, PROVIDED_FILES } from './provided/files'

/** A module that the host provides to remotes. */
interface Singleton {
  request: string
  package: string
  /** Packages that it consists of. Remotes do not import them. */
  parts?: readonly string[]
  /** The names that remotes may import, and a description of the others. Left out if remotes may import every name. */
  only?: { names: readonly string[]; others: string }
  /** Names that remotes may not import, each with the reason and the alternative. */
  refuses?: Readonly<Record<string, string>>
  /** The alternative to importing other files of the package. */
  instead?: Readonly<Record<string, string>>
}

/**
 * Modules that host and remotes must have once: the host provides them, remotes require the ranges of their `peerDependencies`. Share
 * keys match requests exactly, so each request has its own key. Applications bundle all other modules themselves.
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

/** The host's provided modules, for the build rules of remotes. */
export const PROVIDED: readonly Singleton[] = SINGLETONS

/** Returns the installed version of every singleton, by request, as resolved from the application in `folder`. */
export function singletonVersions(folder: string): Record<string, string> {
  return Object.fromEntries(
    SINGLETONS.map(({ request, package: name }) => {
      const version = installedVersion(folder, name)
      if (version === undefined)
        throw new Error(`${name} has no version; is it a dependency of ${path.basename(folder)}?`)
      return [request, version]
    }),
  )
}

/** Returns the share settings of the host. It provides all modules in its first load, so that its start waits for nothing else. */
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

/** Returns the version of a package as resolved from the application in `folder`; undefined if it is not installed. */
export function installedVersion(folder: string, name: string) {
  // Read by path: not every package exports its package.json.
  const file = path.join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown }
  return typeof version === 'string' ? version : undefined
}
