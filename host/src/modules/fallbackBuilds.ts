import type { ComponentType } from 'react'
import type { ModuleAddress } from './moduleAddress'

/** A module that a fallback build gave, and that build's version. */
export interface FallbackModule {
  component: ComponentType
  version: string
}

/** How the loader of screens takes modules of a broken build from the remote's earlier ones. */
export interface FallbackBuilds {
  /** Version of the build that stands for the address's: its own, until that has fallen back. */
  versionOf(address: ModuleAddress): string
  /**
   * Falls back for the session from the build `from`, the address's own or one that took its place, and gives the same module of
   * the next build that has it, going back over those that are broken as well; rejects when there is none. A module that could
   * not be loaded is asked for once more: it comes itself if only the network was away.
   */
  fallBack(address: ModuleAddress, from: string, couldNotBeLoaded: boolean): Promise<FallbackModule>
  /** Called after a module of the fallback build has mounted. */
  confirm(address: ModuleAddress): void
}

/** Without earlier builds: every module stays what it is. */
export const NO_FALLBACK_BUILDS: FallbackBuilds = {
  versionOf: ({ version }) => version,
  fallBack: () => Promise.reject(new Error('There is nothing to fall back on')),
  confirm() {},
}
