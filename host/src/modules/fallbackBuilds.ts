import type { ComponentType } from 'react'
import type { ModuleAddress } from './moduleAddress'

/** A module of a fallback build, and that build's version. */
export interface FallbackModule {
  component: ComponentType
  version: string
}

/** Loads modules of a broken build from the remote's earlier builds. */
export interface FallbackBuilds {
  /** Returns the version of the build in use for an address: its own, unless that has fallen back. */
  versionOf(address: ModuleAddress): string
  /**
   * Falls back from the build `from` for the session, and returns the same module of the next build that has it. `from` is the address's
   * own build or its fallback. Broken builds are skipped; rejects if none is left. A module that could not be loaded is first requested
   * once more, in case only the network was down.
   */
  fallBack(address: ModuleAddress, from: string, couldNotBeLoaded: boolean): Promise<FallbackModule>
  /** Called after a module of the fallback build has mounted. */
  confirm(address: ModuleAddress): void
}

/** For a page without earlier builds: no module ever falls back. */
export const NO_FALLBACK_BUILDS: FallbackBuilds = {
  versionOf: ({ version }) => version,
  fallBack: () => Promise.reject(new Error('There is nothing to fall back on')),
  confirm() {},
}
