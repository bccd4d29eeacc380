import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from './NotFoundPage'
import { FramePage } from './FramePage'
import { Guard } from './Guard'
import { Moved } from './Moved'
import { ScreenPage } from './ScreenPage'
import type { SiteScreen } from '../screens/siteScreens'
import { addressKey } from '../modules/moduleAddress'

/** The router's table, derived from the screens of the release and the paths that they once had; screens that share a frame keep it mounted. */
export function createRoutes(
  screens: readonly SiteScreen[],
  redirects: Readonly<Record<string, string>> = {},
): RouteObject[] {
  const groups = new Map<string, SiteScreen[]>()
  for (const screen of screens) {
    const key = groupOf(screen)
    groups.set(key, [...(groups.get(key) ?? []), screen])
  }
  return [
    ...[...groups.values()].flatMap(groupRoutes),
    ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
    { path: '*', element: <NotFoundPage /> },
  ]
}

function groupOf({ access, frame }: SiteScreen) {
  return frame ? `${access} ${addressKey(frame)}` : access
}

function groupRoutes(group: SiteScreen[]): RouteObject[] {
  const [first] = group
  if (!first?.frame) return group.map((screen) => guardedRoute(screen))
  return [
    {
      element: (
        <Guard access={first.access}>
          <FramePage frame={first.frame} screens={group} />
        </Guard>
      ),
      children: group.map((screen) => ({ path: screen.path, element: <ScreenPage screen={screen} /> })),
    },
  ]
}

function guardedRoute(screen: SiteScreen): RouteObject {
  return {
    path: screen.path,
    element: (
      <Guard access={screen.access}>
        <ScreenPage screen={screen} />
      </Guard>
    ),
  }
}
