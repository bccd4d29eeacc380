import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Modules that host and remotes must have once: the host provides them, remotes require them in a range. Share keys match
 * requests exactly, so each request is a key of its own. Everything else is bundled by whoever uses it.
 */
const SINGLETONS = [
  { request: 'react', package: 'react' },
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-router-dom', package: 'react-router-dom' },
  { request: 'styled-components', package: 'styled-components' },
  { request: 'react-hot-toast/headless', package: 'react-hot-toast' },
  { request: '@tanstack/react-query', package: '@tanstack/react-query' },
  { request: '@crossbook/auth', package: '@crossbook/auth' },
  { request: '@crossbook/market', package: '@crossbook/market' },
] as const

export type SingletonRequest = (typeof SINGLETONS)[number]['request']

/** Requests of all singletons. */
export const SINGLETON_REQUESTS: readonly SingletonRequest[] = SINGLETONS.map(({ request }) => request)

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
