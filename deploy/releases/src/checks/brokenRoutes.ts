import type { AppName, Release } from '@crossbook/contract'
import { prerenderRelease, type PrerenderFailure } from '@crossbook/pages'
import type { Store } from '@crossbook/store'
import { appsOf } from '../history/shownApps'

/** Routes that were rendered before and throw now, for one reason of one application. */
export interface BrokenRoutes {
  kind: 'routesBroken'
  app: AppName
  version: string
  /** The readable names of the routes. The not-found page has its own name. */
  routes: readonly string[]
  reason: string
}

/** Returns the routes that render in the channel's release and fail in the next one, for a reason that is not this machine's. */
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
    const version = appsOf(release).get(app) ?? ''
    const routes = [...(broken.get(name)?.routes ?? []), path ?? 'the not-found page']
    broken.set(name, { kind: 'routesBroken', app, version, routes, reason })
  }
  return [...broken.values()]
}

/** Returns the failures of changed apps, or all if the host changed. The teams of unchanged remotes already know of theirs. */
export function newFailures(
  before: Release | undefined,
  release: Release,
  failures: readonly PrerenderFailure[],
) {
  if (!before || before.host.version !== release.host.version) return failures
  const [shown, next] = [appsOf(before), appsOf(release)]
  return failures.filter(({ app }) => shown.get(app) !== next.get(app))
}
