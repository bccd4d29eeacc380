import { AuthProvider } from '@crossbook/auth'
import { headerMenus, type PageDocument } from '@crossbook/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { preloadScreen } from './loading/preloadOnIntent'
import type { ScreenLoader } from './loading/screenLoader'
import { ScreenLoaderProvider } from './loading/ScreenLoaderContext'
import { createRoutes } from './routing/createRoutes'
import { screenAt, siteScreens } from './routing/siteScreens'
import { Shell } from './shell/Shell'

/** Starts the site in the page's root element, from the page's document and a way to load its screens. */
export function startSite(page: PageDocument, loader: ScreenLoader) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id root')

  const screens = siteScreens(page)
  const first = screenAt(screens, location.pathname)
  // Asked for before React has rendered anything: the files are already on their way.
  if (first && first.access !== 'signedIn') preloadScreen(loader, first)

  const router = createBrowserRouter([
    {
      element: <Shell menus={headerMenus(page.remotes)} screens={screens} />,
      children: createRoutes(screens),
    },
  ])

  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <AuthProvider config={page.config}>
          <ScreenLoaderProvider value={loader}>
            <RouterProvider router={router} />
          </ScreenLoaderProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
