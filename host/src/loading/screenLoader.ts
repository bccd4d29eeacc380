import type { ComponentType } from 'react'

/** Where a screen's or frame's module is: which build of which application, and its name there. */
export interface ModuleAddress {
  app: string
  version: string
  module: string
}

/** Brings a module into the page; a rejected call may be made again. */
export type LoadModule = (address: ModuleAddress) => Promise<ComponentType>

/** Milliseconds that all tries of one module may take together before its section says that it cannot be shown. */
export const LOAD_BUDGET_MS = 20_000

/** Milliseconds before each further try: what passes usually passes within the first second. */
export const RETRY_DELAYS_MS = [300, 1_200]

/** Loads screens and frames, each once; what failed is forgotten, so that the next call tries again. */
export interface ScreenLoader {
  /** The component, if it has arrived. */
  peek(address: ModuleAddress): ComponentType | undefined
  /** The component; rejects when every try failed or the budget is used up. Calls for what is under way share it. */
  load(address: ModuleAddress): Promise<ComponentType>
}

/** A loader over `loadModule`, which is how this site gets at its modules; `onFault` hears of what could not be loaded. */
export function createScreenLoader(
  loadModule: LoadModule,
  onFault: (address: ModuleAddress, error: unknown) => void,
): ScreenLoader {
  const loaded = new Map<string, ComponentType>()
  const underWay = new Map<string, Promise<ComponentType>>()

  const fetchModule = (address: ModuleAddress, key: string) => {
    const arriving = withinBudget((expired) => tryRepeatedly(() => loadModule(address), expired))
      .then((component) => {
        loaded.set(key, component)
        return component
      })
      .catch((error: unknown) => {
        onFault(address, error)
        throw error
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, arriving)
    return arriving
  }

  return {
    peek: (address) => loaded.get(addressKey(address)),
    load: (address) => {
      const key = addressKey(address)
      const component = loaded.get(key)
      if (component) return Promise.resolve(component)
      return underWay.get(key) ?? fetchModule(address, key)
    },
  }
}

/** One string for one address. */
export function addressKey({ app, version, module }: ModuleAddress) {
  return `${app}@${version}/${module}`
}

async function tryRepeatedly<T>(attempt: () => Promise<T>, expired: AbortSignal): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (expired.aborted) throw new Error('The section took too long to load')
    }
  }
  return attempt()
}

function withinBudget<T>(work: (expired: AbortSignal) => Promise<T>) {
  const budget = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      budget.abort()
      reject(new Error('The section took too long to load'))
    }, LOAD_BUDGET_MS)
    work(budget.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
