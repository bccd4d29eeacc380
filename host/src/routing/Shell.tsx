import type { headerMenus, PageGroup, ReleaseId } from '@crossbook/contract'
import { layer, size, space, Toaster, VisuallyHidden } from '@crossbook/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import styled from 'styled-components'
import { compactSizes } from '../density/density'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { HeaderBoundary } from '../header/HeaderBoundary'
import { NOTHING_HELD, useHeldScreen } from '../loading/heldScreen'
import { IntentPreloading } from '../loading/IntentPreloading'
import { OpenTab } from '../open-tab/OpenTab'
import { ANNOUNCER_ID } from '../page/announcer'
import { SCROLL_KEY } from '../page/checkScrollPositions'
import {
  hiddenWhileRedirected,
  unavailableUntilScreenIsInteractive,
  useEarlyInput,
  useInteractive,
} from '../page/startup'
import type { SiteScreen } from '../screens/siteScreens'

interface ShellProps {
  menus: ReturnType<typeof headerMenus>
  /** All pages of the remotes, for the footer. */
  groups: readonly PageGroup[]
  screens: readonly SiteScreen[]
  /** The release that the tab started with; undefined where pages are rendered without a browser. */
  release: ReleaseId | undefined
}

/** Surrounds every page: skip link, header, main landmark, footer, announcements, toasts. */
export function Shell({ menus, groups, screens, release }: ShellProps) {
  useEarlyInput('shell')
  useInteractive('shell')
  // A held screen shows its own message.
  useInteractive('screen', useHeldScreen() === NOTHING_HELD)
  return (
    <>
      <IntentPreloading screens={screens} />
      <SkipLink href="#main">Skip to content</SkipLink>
      <HeaderBoundary>
        <Header menus={menus} screens={screens} />
      </HeaderBoundary>
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer groups={groups} screens={screens} />
      <VisuallyHidden id={ANNOUNCER_ID} role="status" aria-live="polite" />
      <Toaster />
      <ScrollRestoration storageKey={SCROLL_KEY} />
      <OpenTab release={release} />
    </>
  )
}

const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.skipLink};
  top: ${space[8]};
  left: ${space[8]};
  padding: ${space[8]} ${space[16]};
  border-radius: var(--cb-radius-control);
  background: var(--cb-accent);
  color: var(--cb-accent-ink);
  font-weight: 600;

  &:not(:focus-visible) {
    transform: translateY(-200%);
  }
`

/** Fills the window, so that the footer is below it while a screen is still short. */
const Main = styled.main`
  display: flow-root;
  min-height: calc(100vh - ${size.header});
  ${unavailableUntilScreenIsInteractive}
  ${hiddenWhileRedirected}
  ${compactSizes}

  &:focus {
    outline: none;
  }
`
