import { AuthProvider, type AuthProviderProps } from '@crossbook/auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState, type ReactNode } from 'react'
import { IntendedProvider, NOTHING_INTENDED, type Intended } from '../loading/intended'
import { ScreenLoaderProvider } from '../loading/ScreenLoaderContext'
import type { ScreenLoader } from '../loading/screenLoader'
import { ScreenStylesProvider } from '../loading/ScreenStyles'
import { NO_STYLES, type AppliedStyles } from '../modules/appliedStyles'
import { createStandingPage, StandingPageProvider } from '../page/standingPage'
import { FINISHED, usePagePart, type PagePart } from '../prerender/pagePart'
import { NOTHING_PRERENDERED, PrerenderedProvider, type Prerendered } from '../prerender/prerendered'
import { NOTHING_AWAITED, TakeoverProvider, type Takeover } from '../prerender/takeover'

/** Where no session service answers: a page that is rendered without a browser asks for nobody. */
const NOBODY = { config: { authUrl: '/', authKey: 'none' } }

interface SiteProps {
  loader: ScreenLoader
  /** Path that the document was opened at; left out where pages are rendered without a browser. */
  openedAt?: string
  /** What the page holds of its prerendered screen; left out where there is no page yet. */
  prerendered?: Prerendered
  /** How that screen is taken over; left out where there is no page yet. */
  takeover?: Takeover
  /** The page that the visitor is about to open; left out where pages are rendered without a browser. */
  intended?: Intended
  /** How style sheets of screens are applied; left out where pages are rendered without a browser. */
  styles?: AppliedStyles
  /** The session service and what is known of the session; left out where pages are rendered without a browser. */
  auth?: Omit<AuthProviderProps, 'children'>
  /** Hears of everything but the screen; left out where pages are rendered without a browser. */
  shell?: PagePart
  /** The router. */
  children: ReactNode
}

/** What every page is given from above the router, the same in the browser and without one. */
export function Site({
  loader,
  openedAt,
  prerendered = NOTHING_PRERENDERED,
  takeover = NOTHING_AWAITED,
  intended = NOTHING_INTENDED,
  styles = NO_STYLES,
  auth = NOBODY,
  shell = FINISHED,
  children,
}: SiteProps) {
  const [standing] = useState(() => createStandingPage(openedAt))
  const [queries] = useState(() => new QueryClient())
  usePagePart(shell)
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AuthProvider {...auth}>
          <ScreenLoaderProvider value={loader}>
            <IntendedProvider value={intended}>
              <PrerenderedProvider value={prerendered}>
                <TakeoverProvider value={takeover}>
                  <ScreenStylesProvider value={styles}>
                    <StandingPageProvider value={standing}>{children}</StandingPageProvider>
                  </ScreenStylesProvider>
                </TakeoverProvider>
              </PrerenderedProvider>
            </IntendedProvider>
          </ScreenLoaderProvider>
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
