import { createRequire } from 'node:module'
import path from 'node:path'

/** A module that the host provides to remotes. */
interface Singleton {
  request: string
  package: string
  /** Packages that it is made of. A remote imports none of them. */
  parts?: readonly string[]
  /** The names that remotes may import, where that is not all of them. */
  names?: readonly string[]
  /** Names that remotes may not import, each with what to do instead. */
  refuses?: Readonly<Record<string, string>>
  /** What to do instead of importing some of the package's other files. */
  instead?: Readonly<Record<string, string>>
}

/**
 * Modules that host and remotes must have once: the host provides them, remotes require them in a range. Share keys match
 * requests exactly, so each request is a key of its own. Everything else is bundled by whoever uses it.
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
    // The router itself belongs to the host.
    names: [
      'Link',
      'Navigate',
      'NavLink',
      'Outlet',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useSearchParams',
    ],
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
    names: ['QueryClient', 'QueryClientProvider', 'useQuery', 'useQueryClient'],
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

/**
 * Share settings of the host: it provides everything and takes nothing. All of it is in its first load, and its own modules import it
 * directly; nothing is looked up and compared before it starts. `provided` replaces a module by a smaller re-export.
 */
export function hostShared(folder: string, provided: Partial<Record<SingletonRequest, string>>) {
  return Object.fromEntries(
    Object.entries(singletonVersions(folder)).map(([request, version]) => [
      // What is imported by this name would be looked up. Nothing is.
      `provided ${request}`,
      {
        singleton: true,
        eager: true,
        version,
        shareKey: request,
        import: (isProvided(request, provided) ? provided[request] : undefined) ?? request,
      },
    ]),
  )
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

function isProvided(
  request: string,
  provided: Partial<Record<SingletonRequest, string>>,
): request is SingletonRequest {
  return request in provided
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
