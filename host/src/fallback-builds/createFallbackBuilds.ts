import type { AppName, PageRemote } from '@crossbook/contract'
import type { OnFault } from '../faults/createFaultReports'
import { faultKind } from '../modules/fault'
import type { Federation } from '../federation/startFederation'
import type { FallbackBuilds } from '../modules/fallbackBuilds'
import type { LoadModule, ModuleAddress } from '../modules/moduleAddress'
import { withTimeout } from '../modules/tries'
import type { Quarantine } from './quarantine'
import type { ShownFallbacks } from './shownFallbacks'

/** Milliseconds that a module which could not be loaded has to come after all, once the network is known to work. */
const LAST_TRY_MS = 2_000

/** What falling back works on. */
export interface FallbackParts {
  remotes: readonly Pick<PageRemote, 'name' | 'version' | 'previous'>[]
  federation: Federation
  quarantine: Quarantine
  onFault: OnFault
  /** Is told of each fallback build that the page shows. */
  shown: ShownFallbacks
}

/** Fallback builds, and the way to modules that goes to them where a build has fallen back. */
export interface LoadingFallbackBuilds extends FallbackBuilds {
  load: LoadModule
}

/**
 * Shows a remote's previous build in place of its broken one for the session. A build counts as broken for later pages of the
 * tab once its fallback stands in the page: not for a visitor without a network, and not when the previous one is no better.
 */
export function createFallbackBuilds({
  remotes,
  federation,
  quarantine,
  onFault,
  shown,
}: FallbackParts): LoadingFallbackBuilds {
  const previous = new Map(
    remotes.flatMap(({ name, version, previous: build }) =>
      build ? [[buildName({ app: name, version }), { app: name, ...build }] as const] : [],
    ),
  )
  const fallenBack = new Set([...previous.keys()].filter((build) => quarantine.has(build)))
  const arriving = new Map<string, Promise<void>>()

  /** Lets a remote's previous build run in this page; asked for once, and again after it could not be had. */
  const bring = (build: { app: AppName } & NonNullable<PageRemote['previous']>) => {
    const name = buildName(build)
    const bringing =
      arriving.get(name) ??
      import(/* webpackChunkName: "fallback-build" */ './bringFallbackBuild').then(({ bringFallbackBuild }) =>
        bringFallbackBuild(build, federation),
      )
    arriving.set(name, bringing)
    bringing.catch(() => arriving.delete(name))
    return bringing
  }

  const load: LoadModule = async (address) => {
    const build = fallenBack.has(buildName(address)) ? previous.get(buildName(address)) : undefined
    if (!build) return federation.load(address)
    await bring(build)
    const component = await federation.load({ ...address, version: build.version })
    shown.add({ app: address.app, version: address.version, by: build.version })
    return component
  }

  return {
    load,
    versionOf: (address) => {
      const name = buildName(address)
      return (fallenBack.has(name) ? previous.get(name)?.version : undefined) ?? address.version
    },
    async fallBack(address, couldNotBeLoaded) {
      const name = buildName(address)
      const build = previous.get(name)
      if (!build) throw new Error(`${name} has no previous build`)
      const fallback = { ...address, version: build.version }
      try {
        await bring(build)
        const itself = couldNotBeLoaded ? await lastTry(() => federation.load(address)) : undefined
        if (itself) return itself
        const component = await federation.load(fallback)
        fallenBack.add(name)
        shown.add({ app: address.app, version: address.version, by: build.version })
        console.warn(`Crossbook shows ${address.app} ${build.version} in place of ${address.version}.`)
        return component
      } catch (error) {
        onFault(fallback, error, faultKind(error))
        throw error
      }
    },
    confirm: (address) => quarantine.add(buildName(address)),
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
