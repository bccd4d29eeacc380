import type { SessionState } from '@crossbook/auth'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ScreenLoader } from '../loading/screenLoader'
import { nextTask } from '../page/nextTask'
import { modulesOf, type SiteScreen } from '../screens/siteScreens'
import type { Prerendered } from '../prerender/prerendered'
import type { Takeover } from '../prerender/takeover'

/** What the site is put into, and what decides whether it takes over what is prerendered there. */
export interface FirstShow {
  root: HTMLElement
  site: ReactNode
  loader: ScreenLoader
  /** The screen at the address that the document was opened at; undefined when no screen owns it. */
  first: SiteScreen | undefined
  /** What was known of the session when the document was opened. */
  known: SessionState
  /** Whether the page was prerendered for this very address. */
  isPrerendered: boolean
  /** Whether it holds the screen as well: that of a protected path is not there when its build is from before such pages. */
  holdsScreen: boolean
  /** What it holds of its screen. */
  prerendered: Prerendered
  /** How that screen is taken over. */
  takeover: Takeover
  /** Path that the router shows at this moment. */
  path: () => string
}

/**
 * Puts the site into the page. What was prerendered for this very address is hydrated: header and all that surrounds the screen at
 * once, the screen once its modules have come. Where the page holds no more than the screen's place, that stays until there is more
 * to see; anything else goes at once.
 */
export async function showSite(show: FirstShow) {
  const { root, site, first, known, isPrerendered, holdsScreen, prerendered, takeover, path } = show
  const opened = path()
  if (!isPrerendered) {
    root.replaceChildren()
    createRoot(root).render(site)
    return
  }
  hydrate(show)
  if (!first) return
  const isSignedIn = known.status === 'signedIn'
  // These visitors are sent elsewhere.
  if (first.access === (isSignedIn ? 'signedOut' : 'signedIn')) return takeover.replace()
  try {
    await Promise.all(modulesOf(first).map((address) => show.loader.load(address)))
  } catch {
    prerendered.keep()
    return takeover.replace()
  }
  await nextTask()
  // The visitor may have gone back or forward in the meantime, or a broken build have fallen back.
  if (holdsScreen && path() === opened && isOfItsBuild(show, first)) takeover.arrive()
  else takeover.replace()
}

function isOfItsBuild({ loader }: FirstShow, screen: SiteScreen) {
  return modulesOf(screen).every((address) => loader.versionOf(address) === address.version)
}

/** In slices, between which the page scrolls and answers. */
function hydrate({ root, site }: FirstShow) {
  startTransition(() => {
    hydrateRoot(root, site, {
      onRecoverableError: (error) =>
        console.error('Crossbook: the page differs from what was prerendered.', error),
    })
  })
}
