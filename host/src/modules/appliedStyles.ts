import type { ModuleAddress } from './moduleAddress'

/** Applies the style sheets of remotes' modules while those are shown. */
export interface AppliedStyles {
  /** Applies the style sheets of these modules until the returned function is called. */
  apply(modules: readonly ModuleAddress[]): () => void
}

/** Pages that are rendered without a browser have no style sheets to apply. */
export const NO_STYLES: AppliedStyles = { apply: () => () => {} }
