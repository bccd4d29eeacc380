import type { SessionState } from '@crossbook/auth'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ScreenLoader } from '../loading/screenLoader'
import { nextTask } from '../page/nextTask'
import type { SiteScreen } from '../screens/siteScreens'
import type { Prerendered } from '../prerender/prerendered'

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
  /** What it holds of its screen. */
  prerendered: Prerendered
  /** Path that the router shows at this moment. */
  path: () => string
}

/**
 * Puts the site into the page. What was prerendered for this very address is hydrated, once its modules have come; what
 * is prerendered for somebody else (a protected screen's frame) stays until there is more to see; anything else goes at once.
 */
export async function showSite(show: FirstShow) {
  const { root, first, known, isPrerendered, prerendered, path } = show
  const opened = path()
  if (!isPrerendered) {
    root.replaceChildren()
    return render(show)
  }
  if (!first) return hydrate(show)
  // These visitors are sent elsewhere.
  if (first.access === 'signedOut' && known.status === 'signedIn') return render(show)
  if (first.access === 'signedIn') {
    if (known.status === 'signedIn') await modulesOf(show).catch(leaveToItsPage)
    return render(show)
  }
  try {
    await modulesOf(show)
  } catch {
    prerendered.keep()
    return render(show)
  }
  await nextTask()
  // The visitor may have gone back or forward in the meantime, or a broken build have fallen back.
  return path() === opened && isOfItsBuild(show) ? hydrate(show) : render(show)
}

function isOfItsBuild({ first, loader }: FirstShow) {
  const addresses = first ? [first.address, ...(first.frame ? [first.frame] : [])] : []
  return addresses.every((address) => loader.versionOf(address) === address.version)
}

function modulesOf({ first, loader }: FirstShow) {
  const addresses = first ? [...(first.frame ? [first.frame] : []), first.address] : []
  return Promise.all(addresses.map((address) => loader.load(address)))
}

/** The screen's own page tries again and says what went wrong. */
function leaveToItsPage() {}

/** In slices, between which the page scrolls and answers. */
function hydrate({ root, site }: FirstShow) {
  startTransition(() => {
    hydrateRoot(root, site, {
      onRecoverableError: (error) =>
        console.error('Crossbook: the page differs from what was prerendered.', error),
    })
  })
}

/** Replaces whatever is prerendered, in one step. */
function render({ root, site }: FirstShow) {
  createRoot(root).render(site)
}
