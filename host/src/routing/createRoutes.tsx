import { headerMenus, type PageDocument, pageGroups } from '@crossbook/contract'
import type { RouteObject } from 'react-router-dom'
import { addressKey } from '../modules/moduleAddress'
import { redirectsOf, type SiteAccess, type SiteScreen } from '../screens/siteScreens'
import { ExactPath } from './ExactPath'
import { FramePage } from './FramePage'
import { Guard } from './Guard'
import { Moved } from './Moved'
import { NotFoundPage } from './NotFoundPage'
import { ScreenPage } from './ScreenPage'
import { Shell } from './Shell'

/** Data that the routes of a site are created from. */
type RoutedPage = Pick<PageDocument, 'remotes'> & Partial<Pick<PageDocument, 'release'>>

/**
 * The routes of a release, derived from its screens and the paths that they once had: the shell around all of them, a guard around
 * those of one kind of visitor, a frame around those that name it. `shown` are the screens to make routes of, where not all are.
 */
export function createRoutes(
  page: RoutedPage,
  screens: readonly SiteScreen[],
  shown: readonly SiteScreen[] = screens,
): RouteObject[] {
  const shell = (
    <Shell
      menus={headerMenus(page.remotes)}
      groups={pageGroups(page.remotes)}
      screens={screens}
      release={page.release}
    />
  )
  const redirects = redirectsOf(page)
  const paths = new Set([...shown.map(({ path }) => path), ...Object.keys(redirects)])
  return [
    {
      element: shell,
      children: [
        {
          element: <ExactPath paths={paths} />,
          children: [
            ...[...grouped(shown, ({ access }) => access)].map(([access, group]) =>
              guardRoute(access, group),
            ),
            ...Object.entries(redirects).map(([path, to]) => ({
              path,
              caseSensitive: true,
              element: <Moved to={to} />,
            })),
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]
}

function guardRoute(access: SiteAccess, screens: readonly SiteScreen[]): RouteObject {
  const byFrame = grouped(screens, ({ frame }) => frame && addressKey(frame))
  return {
    element: <Guard access={access} />,
    children: [...byFrame.values()].flatMap((group) => frameRoutes(group)),
  }
}

/** The screens of one frame, or those without any. */
function frameRoutes(screens: readonly SiteScreen[]): RouteObject[] {
  const routes = screens.map((screen) => ({
    path: screen.path,
    caseSensitive: true,
    element: <ScreenPage screen={screen} />,
  }))
  const frame = screens[0]?.frame
  return frame ? [{ element: <FramePage frame={frame} screens={screens} />, children: routes }] : routes
}

function grouped<Key>(screens: readonly SiteScreen[], keyOf: (screen: SiteScreen) => Key) {
  const groups = new Map<Key, SiteScreen[]>()
  for (const screen of screens) {
    const key = keyOf(screen)
    groups.set(key, [...(groups.get(key) ?? []), screen])
  }
  return groups
}
