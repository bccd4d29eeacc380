import { lazy, type ComponentType } from 'react'
import type { OnFault } from '../faults/createFaultReports'
import { NO_FALLBACK_BUILDS, type FallbackBuilds } from '../modules/fallbackBuilds'
import { faultKind, isFinal } from '../modules/fault'
import type { FindProblem } from '../modules/findProblem'
import { addressKey, buildKey, type LoadModule, type ModuleAddress } from '../modules/moduleAddress'
import { patience } from '../modules/patience'
import { LOAD_BUDGET_MS, OWN_BUDGET_MS, retry, withTimeout } from '../modules/tries'

/** Loads screens and frames, each once. A failure is not remembered, so the next call tries again. */
export interface ScreenLoader {
  /** The component, if it has arrived. */
  peek(address: ModuleAddress): ComponentType | undefined
  /** Version of the build that the component comes from, or will come from. It differs from the address's after a fallback. */
  versionOf(address: ModuleAddress): string
  /** The component, or one that suspends until it has loaded. Stays the same as long as its build does. */
  component(address: ModuleAddress): ComponentType
  /** The component. Rejects when every try failed or the budget is used up. Concurrent calls share the work. */
  load(address: ModuleAddress): Promise<ComponentType>
  /**
   * Gives up the hanging files of a component's application, and starts a new attempt with a new budget for each of its loading
   * components. Their callers wait for the new attempt.
   */
  restart(address: ModuleAddress): void
  /** Calls the listener when a component has arrived or changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Called after a component has rendered and mounted. */
  hasRendered(address: ModuleAddress): void
  /**
   * Called when a component threw while it was rendered. If that was its first render, its build falls back: returns a promise of the
   * component of an earlier build, which rejects if there is none. If the component was already mounted, returns undefined, or a promise
   * that rejects with the reason if a file of its build has failed.
   */
  onRenderError(address: ModuleAddress, error: unknown): Promise<ComponentType> | undefined
}

/** Work on a component, which all callers share. */
interface Work {
  address: ModuleAddress
  component: Promise<ComponentType>
  /** Aborted when a new attempt replaces this one. */
  abandoning: AbortController
}

/** Creates a loader over `loadModule`, the site's way to load modules. `onFault` receives failures. */
export function createScreenLoader(
  loadModule: LoadModule,
  onFault: OnFault,
  fallbacks: FallbackBuilds = NO_FALLBACK_BUILDS,
  /** Fails all pending files of an application that hangs. */
  giveUp: (app: string) => void = () => {},
  findProblem: FindProblem = () => undefined,
): ScreenLoader {
  const loaded = new Map<string, { component: ComponentType; version: string }>()
  const pending = new Map<string, Work>()
  const rendered = new Map<string, ComponentType>()
  /** Callbacks for components that have not loaded, by address. */
  const waiting = new Map<string, ((component: ComponentType) => void)[]>()
  const mounted = new Set<string>()
  const listeners = new Set<() => void>()

  const versionOf = (address: ModuleAddress) =>
    loaded.get(addressKey(address))?.version ?? fallbacks.versionOf(address)

  /** The address with the fallback build, as reports name it. */
  const actual = (address: ModuleAddress) => ({ ...address, version: versionOf(address) })

  const keep = (address: ModuleAddress, component: ComponentType) => {
    const key = addressKey(address)
    loaded.set(key, { component, version: fallbacks.versionOf(address) })
    for (const arrive of waiting.get(key) ?? []) arrive(component)
    waiting.delete(key)
    for (const listener of listeners) listener()
    return component
  }

  /** Loads the module from an earlier build, in place of the build `from`. */
  const fallBack = async (
    address: ModuleAddress,
    from: string,
    couldNotBeLoaded: boolean,
    fault: unknown,
    abandoned: AbortSignal,
    startedAt = performance.now(),
  ): Promise<ComponentType> => {
    const { component, version } = await withTimeout(
      () => fallbacks.fallBack(address, from, couldNotBeLoaded),
      budgetLeft(startedAt),
      abandoned,
    ).catch(() => {
      throw fault
    })
    const current = fallbacks.versionOf(address)
    // All modules of a remote change builds together.
    for (const [key, module] of loaded)
      if (module.version !== current && key.startsWith(buildKey(address))) loaded.delete(key)
    // Another module may have fallen back further in the meantime.
    return version === current ? component : fetchModule(address, abandoned, startedAt)
  }

  const fetchModule = async (
    address: ModuleAddress,
    abandoned: AbortSignal,
    startedAt = performance.now(),
  ): Promise<ComponentType> => {
    const from = fallbacks.versionOf(address)
    try {
      const component = await withTimeout(
        (expired) => retry(() => loadModule(address), expired),
        Math.min(OWN_BUDGET_MS, budgetLeft(startedAt)),
        abandoned,
      )
      if (fallbacks.versionOf(address) === from) return component
    } catch (error) {
      if (abandoned.aborted) throw error
      const kind = faultKind(error)
      onFault({ ...address, version: from }, error, kind)
      // The files of earlier builds have the same names.
      if (kind === 'blocked') throw error
      return fallBack(address, from, !isFinal(error), error, abandoned, startedAt)
    }
    return fetchModule(address, abandoned, startedAt)
  }

  /** Waits for a component, through all tries. Failures on the way are reported elsewhere. */
  const suspending = (address: ModuleAddress) =>
    lazy(async () => {
      const key = addressKey(address)
      // React may render this only after the component has arrived.
      const arrived = loaded.get(key)?.component
      const component =
        arrived ??
        (await new Promise<ComponentType>((resolve) =>
          waiting.set(key, [...(waiting.get(key) ?? []), resolve]),
        ))
      return { default: component }
    })

  /** Starts work on a component. Until it ends, all callers share it, and those of abandoned work share its successor. */
  const share = (address: ModuleAddress, start: (abandoned: AbortSignal) => Promise<ComponentType>) => {
    const key = addressKey(address)
    const abandoning = new AbortController()
    const finish = () => {
      if (pending.get(key) === work) pending.delete(key)
    }
    const component = start(abandoning.signal).then(
      (arrived) => {
        finish()
        return keep(address, arrived)
      },
      (error: unknown) => {
        finish()
        const successor = pending.get(key)
        if (successor) return successor.component
        throw error
      },
    )
    const work: Work = { address, component, abandoning }
    pending.set(key, work)
    return component
  }

  const restart = ({ app }: ModuleAddress) => {
    giveUp(app)
    for (const { address, abandoning } of [...pending.values()]) {
      if (address.app !== app) continue
      abandoning.abort()
      share(address, async (abandoned) => {
        // The federation runtime and webpack drop failed files in microtasks. Before that, they would return the failure again.
        await new Promise((resolve) => setTimeout(resolve))
        return fetchModule(address, abandoned)
      }).catch(leaveToCallers)
    }
  }

  return {
    peek: (address) => loaded.get(addressKey(address))?.component,
    versionOf,
    component: (address) => {
      const key = addressKey(actual(address))
      const component = rendered.get(key) ?? loaded.get(addressKey(address))?.component ?? suspending(address)
      rendered.set(key, component)
      return component
    },
    load: (address) => {
      const key = addressKey(address)
      const arrived = loaded.get(key)
      if (arrived) return Promise.resolve(arrived.component)
      const work = pending.get(key)
      return work ? work.component : share(address, (abandoned) => fetchModule(address, abandoned))
    },
    restart,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasRendered: (address) => {
      const build = actual(address)
      mounted.add(addressKey(build))
      if (build.version !== address.version) fallbacks.confirm(address)
    },
    onRenderError: (address, error) => {
      const build = actual(address)
      const wasMounted = mounted.has(addressKey(build))
      onFault(build, error, wasMounted ? 'laterRender' : 'firstRender')
      if (!wasMounted)
        return share(address, (abandoned) => fallBack(address, build.version, false, error, abandoned))
      return findProblem(build)?.then((problem) => {
        throw problem ?? error
      })
    },
  }
}

/** Milliseconds on a healthy line that are left of the budget of a load. */
function budgetLeft(startedAt: number) {
  return Math.max(0, LOAD_BUDGET_MS - (performance.now() - startedAt) / patience())
}

function leaveToCallers() {}
