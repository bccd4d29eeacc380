import { headerMenus, PAGE_MARKUP, pageGroups } from '@crossbook/contract'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { openEarlyInput } from '../prerender/earlyInput'
import { createPrerendered, NOTHING_PRERENDERED } from '../prerender/prerendered'
import { isPrerenderedFor } from '../prerender/prerenderedPath'
import { createTakeover } from '../prerender/takeover'
import type { First } from './openFirst'
import { showSite } from './showSite'
import { createIntended } from '../loading/intended'
import { openAtOnce } from '../routing/openAtOnce'
import type { ScreenLoader } from '../loading/screenLoader'
import { stylesOfLoaded } from '../loading/ScreenStyles'
import { NO_STYLES, type AppliedStyles } from '../modules/appliedStyles'
import type { ShownPage } from '../mixes/chosenPage'
import { nextTask } from '../page/nextTask'
import { checkScrollPositions } from '../page/checkScrollPositions'
import { createRoutes } from '../routing/createRoutes'
import { modulesOf, redirectsOf } from '../screens/siteScreens'
import { Shell } from '../shell/Shell'
import { Site } from '../shell/Site'

/** Starts the site in the page's root element, from the document that it shows, a way to load its screens, and what is known of the first. */
export async function startSite(
  { page, isOwn }: Pick<ShownPage, 'page' | 'isOwn'>,
  loader: ScreenLoader,
  { screens, first, known }: First,
  styleSheets: AppliedStyles = NO_STYLES,
): Promise<void> {
  const root = document.getElementById(PAGE_MARKUP.rootId)
  if (!root) throw new Error('The page has no element that a site could be put into')

  const isPrerendered = isOwn && isPrerenderedFor(root, location.pathname, first !== undefined)
  const holdsScreen = isPrerendered && !root.querySelector(`[${PAGE_MARKUP.pending}]`)
  const prerendered = holdsScreen && first ? createPrerendered(root, first) : NOTHING_PRERENDERED
  const early = openEarlyInput(document)
  const takeover = createTakeover(
    isPrerendered && first
      ? {
          path: location.pathname,
          title: first.title,
          retry: () => modulesOf(first).forEach((address) => loader.hurry(address)),
        }
      : undefined,
    early.screen,
  )
  checkScrollPositions()
  const router = createBrowserRouter(
    [
      {
        path: '*',
        element: (
          <Shell
            menus={headerMenus(page.remotes)}
            groups={pageGroups(page.remotes)}
            screens={screens}
            routes={createRoutes(screens, redirectsOf(page))}
            release={page.release}
          />
        ),
      },
    ],
    // With data, even none, the router takes the page for one that is there, and does not scroll it back to its top.
    isPrerendered ? { hydrationData: {} } : {},
  )
  const intended = createIntended()
  openAtOnce(router, intended)
  const site = (
    <Site
      loader={loader}
      openedAt={location.pathname}
      prerendered={prerendered}
      auth={{ config: page.config, known }}
      takeover={takeover}
      intended={intended}
      styles={stylesOfLoaded(styleSheets, loader)}
      shell={early.shell}
    >
      <RouterProvider router={router} useTransitions={false} />
    </Site>
  )
  await nextTask()
  await showSite({
    root,
    site,
    loader,
    first,
    known,
    isPrerendered,
    holdsScreen,
    prerendered,
    takeover,
    path: () => router.state.location.pathname,
  })
}
