import type { AppName, Release } from '@crossbook/contract'
import { prerenderRelease, type PrerenderFailure } from '@crossbook/pages'
import type { Store } from '@crossbook/store'

/** Routes that were rendered before and throw now, for one reason of one application. */
export interface BrokenRoutes {
  kind: 'routesBroken'
  app: AppName
  version: string
  /** As people read them; the answer to unknown paths has a name of its own. */
  routes: readonly string[]
  reason: string
}

/**
 * What could be rendered in the release that a channel shows and cannot in the one that is to follow. What this machine alone
 * could not render is left out, and so is what could not be rendered before either.
 */
export async function brokenRoutes(
  store: Store,
  before: Release | undefined,
  release: Release,
  failures: readonly PrerenderFailure[],
): Promise<BrokenRoutes[]> {
  const found = failures.filter(({ isOfMachine }) => !isOfMachine)
  if (!before || found.length === 0) return []
  const { screens } = await prerenderRelease(store, before)
  const broken = new Map<string, BrokenRoutes>()
  for (const { path, app, reason } of found) {
    if (!screens.has(path)) continue
    const name = `${app} ${reason}`
    const version = [release.host, ...release.remotes].find((each) => each.name === app)?.version ?? ''
    const routes = [...(broken.get(name)?.routes ?? []), path ?? 'the answer to unknown paths']
    broken.set(name, { kind: 'routesBroken', app, version, routes, reason })
  }
  return [...broken.values()]
}

/** Failures that came with this release: those of others, which they know of, are not told again. */
export function newFailures(
  before: Release | undefined,
  release: Release,
  failures: readonly PrerenderFailure[],
) {
  if (!before || before.host.version !== release.host.version) return failures
  const kept = new Set(
    before.remotes
      .filter(({ name, version }) =>
        release.remotes.some((remote) => remote.name === name && remote.version === version),
      )
      .map(({ name }) => name),
  )
  return failures.filter(({ app }) => !kept.has(app) && app !== release.host.name)
}
