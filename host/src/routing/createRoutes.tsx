import { NotFoundPage } from './NotFoundPage'
import { FramePage } from './FramePage'
import { Guard } from './Guard'
import { Moved } from './Moved'
import { ScreenPage } from './ScreenPage'
import type { SiteRoute } from './siteRoute'
import { modulesOf, type SiteScreen } from '../screens/siteScreens'
import { addressKey } from '../modules/moduleAddress'

/**
 * The routes of a release, derived from its screens and the paths that they once had, and what stands where no screen does; screens
 * that share a frame share its place.
 */
export function createRoutes(
  screens: readonly SiteScreen[],
  redirects: Readonly<Record<string, string>> = {},
): SiteRoute[] {
  const groups = new Map<string, SiteScreen[]>()
  for (const screen of screens) {
    const place = placeOf(screen)
    groups.set(place, [...(groups.get(place) ?? []), screen])
  }
  return [
    ...[...groups].flatMap(([place, group]) => placeRoutes(place, group)),
    ...Object.entries(redirects).map(([path, to]) => ({ path, place: path, element: <Moved to={to} /> })),
    { path: '*', place: '*', element: <NotFoundPage /> },
  ]
}

function placeOf({ path, access, frame }: SiteScreen) {
  return frame ? `${access} ${addressKey(frame)}` : path
}

function placeRoutes(place: string, group: readonly SiteScreen[]): SiteRoute[] {
  const [first] = group
  if (!first) return []
  const element = (
    <Guard access={first.access}>
      {first.frame ? <FramePage frame={first.frame} screens={group} /> : <ScreenPage screen={first} />}
    </Guard>
  )
  return group.map((screen) => ({ path: screen.path, place, element, modules: modulesOf(screen) }))
}
