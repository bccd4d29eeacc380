import { fallbackBuilds, type AppName, type PageRemote, type PreviousBuild } from '@crossbook/contract'
import type { OnFault } from '../faults/createFaultReports'
import { faultKind } from '../modules/fault'
import type { Federation } from '../federation/startFederation'
import type { FallbackBuilds } from '../modules/fallbackBuilds'
import type { LoadModule, ModuleAddress } from '../modules/moduleAddress'
import { withTimeout } from '../modules/tries'
import type { Quarantine } from './quarantine'
import type { ShownFallbacks } from './shownFallbacks'

/** Milliseconds that a module may still arrive after a failure, once the network is known to work. */
const LAST_TRY_MS = 2_000

/** Dependencies of falling back. */
export interface FallbackParts {
  remotes: readonly Pick<PageRemote, 'name' | 'version' | 'previous' | 'earlier'>[]
  federation: Pick<Federation, 'load' | 'add'>
  quarantine: Quarantine
  onFault: OnFault
  /** Called with each fallback build that the page shows. */
  shown: ShownFallbacks
}

/** Loads modules, from fallback builds where a build has fallen back. */
export interface LoadingFallbackBuilds extends FallbackBuilds {
  load: LoadModule
}

/** A remote's builds that a page may show, in order, and the shown one. */
interface Builds {
  /** Its own build, then its fallback builds. */
  versions: readonly [string, ...string[]]
  fallbacks: ReadonlyMap<string, PreviousBuild & { app: AppName }>
  /** Index of the shown build. */
  shown: number
}

/**
 * Shows an earlier build of a remote in place of its broken one for the session, going back until one works. A build counts as broken for
 * later pages of the tab once an earlier one works in the page: not for a visitor without a network, and not when no other build is
 * better. A broken build is not shown again if there is another one.
 */
export function createFallbackBuilds({
  remotes,
  federation,
  quarantine,
  onFault,
  shown,
}: FallbackParts): LoadingFallbackBuilds {
  const known = new Map(
    remotes.map((remote) => [buildName({ app: remote.name, ...remote }), buildsOf(remote, quarantine)]),
  )
  const arriving = new Map<string, Promise<void>>()
  const buildsAt = (address: ModuleAddress) => known.get(buildName(address))

  const versionOf = (address: ModuleAddress) => {
    const builds = buildsAt(address)
    return builds?.versions[builds.shown] ?? address.version
  }

  /** Lets an earlier build run in this page. Its document is fetched once, and again after a failure. */
  const loadOnce = (build: PreviousBuild & { app: AppName }) => {
    const name = buildName(build)
    const loading =
      arriving.get(name) ??
      import(/* webpackChunkName: "fallback-build" */ './loadFallbackBuild').then(({ loadFallbackBuild }) =>
        loadFallbackBuild(build, federation),
      )
    arriving.set(name, loading)
    loading.catch(() => arriving.delete(name))
    return loading
  }

  /** The module as one version has it. */
  const loadFrom = async (address: ModuleAddress, version: string) => {
    const fallback = buildsAt(address)?.fallbacks.get(version)
    if (fallback) await loadOnce(fallback)
    return federation.load({ ...address, version })
  }

  const isShown = ({ app, version }: ModuleAddress, by: string) => {
    if (by !== version) shown.add({ app, version, by })
  }

  return {
    versionOf,
    async load(address) {
      const version = versionOf(address)
      const component = await loadFrom(address, version)
      isShown(address, version)
      return component
    },
    async fallBack(address, from, couldNotBeLoaded) {
      const builds = buildsAt(address)
      let fault: unknown = new Error(`${buildName({ ...address, version: from })} has no earlier build`)
      if (!builds) throw fault
      // Another module of the remote may have fallen back already.
      const next = Math.max(builds.versions.indexOf(from) + 1, builds.shown)
      for (const [index, version] of builds.versions.entries()) {
        const fallback = builds.fallbacks.get(version)
        if (index < next || !fallback || quarantine.has(buildName(fallback))) continue
        try {
          await loadOnce(fallback)
          const itself =
            couldNotBeLoaded && builds.versions[builds.shown] === from
              ? await lastTry(() => federation.load({ ...address, version: from }))
              : undefined
          if (itself) return { component: itself, version: from }
          const component = await federation.load({ ...address, version })
          builds.shown = Math.max(index, builds.shown)
          isShown(address, version)
          return { component, version }
        } catch (error) {
          fault = error
          onFault({ ...address, version }, error, faultKind(error))
        }
      }
      throw fault
    },
    confirm(address) {
      const { app, version: own } = address
      const builds = buildsAt(address)
      for (const version of builds?.versions.slice(0, builds.shown) ?? []) {
        if (quarantine.has(buildName({ app, version }))) continue
        quarantine.add(buildName({ app, version }))
        if (version === own) console.warn(`Crossbook shows ${app} ${versionOf(address)} in place of ${own}.`)
      }
    },
  }
}

/** A remote's builds. The first one that is not known to be broken is shown, or its own if all are broken. */
function buildsOf(remote: FallbackParts['remotes'][number], quarantine: Quarantine): Builds {
  const app = remote.name
  const behind = fallbackBuilds(remote)
  const versions = [remote.version, ...behind.map(({ version }) => version)] as const
  const sound = versions.findIndex((version) => !quarantine.has(buildName({ app, version })))
  return {
    versions,
    fallbacks: new Map(behind.map((build) => [build.version, { app, ...build }])),
    shown: Math.max(sound, 0),
  }
}

function buildName({ app, version }: Pick<ModuleAddress, 'app' | 'version'>) {
  return `${app}@${version}`
}

async function lastTry<T>(attempt: () => Promise<T>) {
  try {
    return await withTimeout(attempt, LAST_TRY_MS)
  } catch {
    return undefined
  }
}
