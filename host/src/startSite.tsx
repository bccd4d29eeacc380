import { storedSessionState } from '@crossbook/auth'
import { headerMenus, PAGE_MARKUP, type PageDocument } from '@crossbook/contract'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { takeOverEarlyInput } from './first-paint/earlyInput'
import { isPaintedFor } from './first-paint/paintedPath'
import { showSite } from './first-paint/showSite'
import { preloadScreen } from './loading/preloadOnIntent'
import type { ScreenLoader } from './loading/screenLoader'
import { checkScrollPositions } from './page/checkScrollPositions'
import { createRoutes } from './routing/createRoutes'
import { screenAt, siteScreens } from './routing/siteScreens'
import { Shell } from './shell/Shell'
import { Site } from './shell/Site'

/** Starts the site in the page's root element, from the page's document and a way to load its screens. */
export function startSite(page: PageDocument, loader: ScreenLoader) {
  const root = document.getElementById(PAGE_MARKUP.rootId)
  if (!root) throw new Error('The page has no element that a site could be put into')

  const screens = siteScreens(page)
  const first = screenAt(screens, location.pathname)
  const known = storedSessionState()
  // Asked for before React has rendered anything: the files are already on their way.
  if (first && (first.access !== 'signedIn' || known.status === 'signedIn')) preloadScreen(loader, first)

  const isPainted = isPaintedFor(root, location.pathname, first !== undefined)
  checkScrollPositions()
  const router = createBrowserRouter(
    [
      {
        element: <Shell menus={headerMenus(page.remotes)} screens={screens} release={page.release} />,
        children: createRoutes(screens),
      },
    ],
    // With data, even none, the router takes the page for one that is there, and does not scroll it back to its top.
    isPainted ? { hydrationData: {} } : {},
  )
  const site = (
    <Site loader={loader} auth={{ config: page.config, known }} onStarted={started}>
      <RouterProvider router={router} />
    </Site>
  )
  void showSite({
    root,
    site,
    loader,
    first,
    known,
    isPainted,
    path: () => router.state.location.pathname,
  })
}

function started() {
  takeOverEarlyInput(document)
}
