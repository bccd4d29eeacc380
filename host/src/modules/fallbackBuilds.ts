import type { ComponentType } from 'react'
import type { ModuleAddress } from './moduleAddress'

/** How the loader of screens takes modules of a broken build from the remote's previous one. */
export interface FallbackBuilds {
  /** Version of the build that stands for the address's: its own, until that has fallen back. */
  versionOf(address: ModuleAddress): string
  /**
   * Falls back from the address's build for the session and gives the same module of its previous one; rejects when that is
   * not to be had. A module that could not be loaded is asked for once more: it comes itself if only the network was away.
   */
  fallBack(address: ModuleAddress, couldNotBeLoaded: boolean): Promise<ComponentType>
  /** Hears that a module of the fallback build stands in the page. */
  confirm(address: ModuleAddress): void
}

/** Without previous builds: every module stays what it is. */
export const NO_FALLBACK_BUILDS: FallbackBuilds = {
  versionOf: ({ version }) => version,
  fallBack: () => Promise.reject(new Error('There is nothing to fall back on')),
  confirm() {},
}
