import { storedSessionState } from '@crossbook/auth'
import { HOST, PAGE_MARKUP } from '@crossbook/contract'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { watchDiscarded } from '../faults/watchDiscarded'
import { createHeldScreen, NOTHING_HELD } from '../loading/heldScreen'
import { preloadScreen } from '../loading/preloadOnIntent'
import { stylesOfLoaded } from '../loading/ScreenStyles'
import type { AppliedStyles } from '../modules/appliedStyles'
import type { ShownPage } from '../mixes/chooseVersions'
import { checkScrollPositions } from '../page/checkScrollPositions'
import { ignoreHeldEnter } from '../page/ignoreHeldEnter'
import { createStartup } from '../page/startup'
import { createRoutes } from '../routing/createRoutes'
import { Site } from '../routing/Site'
import { screenAt, siteScreens } from '../screens/siteScreens'
import type { SiteLoader } from './createLoader'
import { isPrerenderedFor } from './prerenderedPath'

/**
 * Mounts the site in the page's root element. If the page was prerendered for this address, it is hydrated: the parts around the screen at
 * once, the screen when its module has loaded. Otherwise it is replaced.
 */
export function mountSite({ page, isOwn }: ShownPage, loader: SiteLoader, styleSheets: AppliedStyles) {
  const root = document.getElementById(PAGE_MARKUP.rootId)
  if (!root) throw new Error('The page has no root element for the site')

  const screens = siteScreens(page)
  const first = screenAt(screens, location.pathname)
  const known = storedSessionState()
  const mayOpen = first !== undefined && (first.access !== 'signedIn' || known.status === 'signedIn')
  // Its files are already loading.
  if (mayOpen) preloadScreen(loader, first)

  const isPrerendered = isOwn && isPrerenderedFor(root, location.pathname, first !== undefined)
  const isSentOn = first?.access === 'signedOut' && known.status === 'signedIn'
  checkScrollPositions()
  ignoreHeldEnter(document)
  const router = createBrowserRouter(
    createRoutes(page, screens),
    // With data, even empty data, the router would treat the page as loaded and not restore the scroll position.
    isPrerendered ? { hydrationData: {} } : {},
  )
  const site = (
    <Site
      loader={loader}
      openedAt={location.pathname}
      held={isPrerendered && mayOpen && !isSentOn ? createHeldScreen(root, first) : NOTHING_HELD}
      auth={{ config: page.config, known }}
      styles={stylesOfLoaded(styleSheets, loader)}
      startup={createStartup(root)}
    >
      {/* In slices, styled-components would insert rules in each of them, and the browser restyle the page as often. */}
      <RouterProvider router={router} useTransitions={false} />
    </Site>
  )
  if (!isPrerendered) {
    root.replaceChildren()
    createRoot(root).render(site)
    return
  }
  const host = { app: HOST, version: page.host.version, module: './main' }
  const onRecoverableError = watchDiscarded(
    root,
    { host, frame: first?.frame, screen: first?.address },
    loader.reportDiscarded,
  )
  // In slices, between which the page can scroll and react.
  startTransition(() => {
    hydrateRoot(root, site, { onRecoverableError })
  })
}
