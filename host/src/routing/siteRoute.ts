import type { ReactNode } from 'react'
import { matchRoutes, type NonIndexRouteObject } from 'react-router'
import type { ModuleAddress } from '../modules/moduleAddress'
import { canonicalPath } from '../screens/siteScreens'

/** What stands at a path. */
export interface SiteRoute extends NonIndexRouteObject {
  path: string
  element: ReactNode
  /** Where it stands: routes of one place keep mounted what they have in common. */
  place: string
  /** The remotes' modules that it is made of. */
  modules?: readonly ModuleAddress[]
}

/** The route at a path, as the router finds it; undefined where there is none. */
export function routeAt(routes: readonly SiteRoute[], pathname: string): SiteRoute | undefined {
  const canonical = canonicalPath(pathname)
  // The router would rank all paths of the site at each navigation, and nothing ranks before the very path.
  const same = routes.find(({ path }) => path === canonical)
  return same ?? matchRoutes([...routes], { pathname })?.at(-1)?.route
}
