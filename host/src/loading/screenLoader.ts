import type { ComponentType } from 'react'
import type { OnFault } from '../faults/createFaultReports'
import { faultKind } from '../faults/fault'
import type { ModuleAddress } from './moduleAddress'
import { tryRepeatedly, withinBudget } from './tries'

export type { ModuleAddress } from './moduleAddress'

/** Brings a module into the page; a rejected call may be made again. */
export type LoadModule = (address: ModuleAddress) => Promise<ComponentType>

/** How modules of a broken build are replaced by those of the remote's previous one. */
export interface Healing {
  /** Version of the build that stands for the address's: its own, until it is replaced. */
  versionOf(address: ModuleAddress): string
  /**
   * Replaces the address's build for the session and gives the same module of its previous one; rejects when that is not to
   * be had. A module that could not be loaded is asked for once more: it comes itself if only the network was away.
   */
  replace(address: ModuleAddress, couldNotBeLoaded: boolean): Promise<ComponentType>
  /** Hears that a module of the replacement stands in the page. */
  confirm(address: ModuleAddress): void
}

/** Loads screens and frames, each once; what failed is forgotten, so that the next call tries again. */
export interface ScreenLoader {
  /** The component, if it has arrived. */
  peek(address: ModuleAddress): ComponentType | undefined
  /** Version of the build that the component comes from, or will come from: not the address's, once that is replaced. */
  versionOf(address: ModuleAddress): string
  /** The component; rejects when every try failed or the budget is used up. Calls for what is under way share it. */
  load(address: ModuleAddress): Promise<ComponentType>
  /** Hears when a component has arrived or is another one. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Hears that a component has been rendered and stands. */
  hasRendered(address: ModuleAddress): void
  /**
   * Hears that a component threw while it was rendered. When that was its first time, the build is being replaced: a promise
   * of the replacement, which rejects when there is none. Undefined when the component had been standing before.
   */
  hasThrown(address: ModuleAddress, error: unknown): Promise<ComponentType> | undefined
}

/** Without previous builds: every module stays what it is. */
const NO_HEALING: Healing = {
  versionOf: ({ version }) => version,
  replace: () => Promise.reject(new Error('There is nothing to replace it by')),
  confirm() {},
}

/** A loader over `loadModule`, which is how this site gets at its modules; `onFault` hears of what could not be shown. */
export function createScreenLoader(
  loadModule: LoadModule,
  onFault: OnFault,
  healing: Healing = NO_HEALING,
): ScreenLoader {
  const loaded = new Map<string, { component: ComponentType; version: string }>()
  const underWay = new Map<string, Promise<ComponentType>>()
  const standing = new Set<string>()
  const listeners = new Set<() => void>()

  const versionOf = (address: ModuleAddress) =>
    loaded.get(addressKey(address))?.version ?? healing.versionOf(address)

  /** The address with the build that stands for its own, as reports name it. */
  const actual = (address: ModuleAddress) => ({ ...address, version: versionOf(address) })

  const keep = (address: ModuleAddress, component: ComponentType) => {
    loaded.set(addressKey(address), { component, version: healing.versionOf(address) })
    for (const listener of listeners) listener()
    return component
  }

  /** What takes the place of a module that the build `from` could not give. */
  const heal = async (address: ModuleAddress, from: string, couldNotBeLoaded: boolean, fault: unknown) => {
    // What replaces a build is not replaced in turn.
    if (from !== address.version) throw fault
    const component = await withinBudget(() =>
      healing.versionOf(address) === from
        ? healing.replace(address, couldNotBeLoaded)
        : // Another module of the build has failed meanwhile.
          loadModule(address),
    ).catch(() => {
      throw fault
    })
    // All modules of one build change together.
    if (healing.versionOf(address) !== from)
      for (const [key, { version }] of loaded)
        if (version === from && key.startsWith(buildKey(address))) loaded.delete(key)
    return component
  }

  const fetchModule = async (address: ModuleAddress): Promise<ComponentType> => {
    const from = healing.versionOf(address)
    try {
      const component = await withinBudget((expired) => tryRepeatedly(() => loadModule(address), expired))
      if (healing.versionOf(address) === from) return component
    } catch (error) {
      const kind = faultKind(error)
      onFault({ ...address, version: from }, error, kind)
      return heal(address, from, kind === 'loading', error)
    }
    return fetchModule(address)
  }

  /** Work on an address that everybody who asks meanwhile shares. */
  const share = (address: ModuleAddress, work: Promise<ComponentType>) => {
    const key = addressKey(address)
    const arriving = work
      .then((component) => keep(address, component))
      .finally(() => {
        if (underWay.get(key) === arriving) underWay.delete(key)
      })
    underWay.set(key, arriving)
    return arriving
  }

  return {
    peek: (address) => loaded.get(addressKey(address))?.component,
    versionOf,
    load: (address) => {
      const key = addressKey(address)
      const arrived = loaded.get(key)
      if (arrived) return Promise.resolve(arrived.component)
      return underWay.get(key) ?? share(address, fetchModule(address))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasRendered: (address) => {
      const build = actual(address)
      standing.add(addressKey(build))
      if (build.version !== address.version) healing.confirm(address)
    },
    hasThrown: (address, error) => {
      const build = actual(address)
      const stood = standing.has(addressKey(build))
      onFault(build, error, stood ? 'laterRender' : 'firstRender')
      return stood ? undefined : share(address, heal(address, build.version, false, error))
    },
  }
}

/** One string for one address. */
export function addressKey(address: ModuleAddress) {
  return `${buildKey(address)}${address.module}`
}

function buildKey({ app, version }: ModuleAddress) {
  return `${app}@${version}/`
}
