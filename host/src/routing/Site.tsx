import { AuthProvider, type AuthProviderProps } from '@crossbook/auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState, type ReactNode } from 'react'
import { HeldScreenProvider, NOTHING_HELD, type HeldScreen } from '../loading/heldScreen'
import { ScreenLoaderProvider } from '../loading/ScreenLoaderContext'
import type { ScreenLoader } from '../loading/screenLoader'
import { ScreenStylesProvider } from '../loading/ScreenStyles'
import { NO_STYLES, type AppliedStyles } from '../modules/appliedStyles'
import { createCurrentPage, CurrentPageProvider } from '../page/currentPage'
import { NOT_STARTING, StartupProvider, type Startup } from '../page/startup'

/** The session of a prerendered page, which asks no session service. */
const NOBODY = { config: { authUrl: '/', authKey: 'none' } }

interface SiteProps {
  loader: ScreenLoader
  /** Path that the document was opened at; like all that follows left out where pages are rendered without a browser. */
  openedAt?: string
  /** The page's prerendered screen. */
  held?: HeldScreen
  /** Applies style sheets of screens. */
  styles?: AppliedStyles
  /** The session service and the known state of the session. */
  auth?: Omit<AuthProviderProps, 'children'>
  /** Progress of the page's start. */
  startup?: Startup
  /** The router. */
  children: ReactNode
}

/** Providers above the router, the same in the browser and during prerendering. */
export function Site({
  loader,
  openedAt,
  held = NOTHING_HELD,
  styles = NO_STYLES,
  auth = NOBODY,
  startup = NOT_STARTING,
  children,
}: SiteProps) {
  const [current] = useState(() => createCurrentPage(openedAt))
  const [queries] = useState(() => new QueryClient())
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AuthProvider {...auth}>
          <ScreenLoaderProvider value={loader}>
            <HeldScreenProvider value={held}>
              <ScreenStylesProvider value={styles}>
                <CurrentPageProvider value={current}>
                  <StartupProvider value={startup}>{children}</StartupProvider>
                </CurrentPageProvider>
              </ScreenStylesProvider>
            </HeldScreenProvider>
          </ScreenLoaderProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
