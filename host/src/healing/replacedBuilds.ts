/** A remote's build that this page does not show, although it was to. */
export interface ReplacedBuild {
  app: string
  version: string
  /** The version that stands in its place. */
  by: string
}

let replaced: readonly ReplacedBuild[] = []
const listeners = new Set<() => void>()

/** Tells whoever shows the page's versions that one of them is another. */
export function tellReplaced(build: ReplacedBuild) {
  if (replaced.some(({ app, version }) => app === build.app && version === build.version)) return
  replaced = [...replaced, build]
  for (const listener of listeners) listener()
}

/** The builds that were replaced in this page so far. */
export function replacedBuilds() {
  return replaced
}

/** Hears of further ones. Returns how to stop. */
export function subscribeToReplaced(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
