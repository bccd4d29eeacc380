import type { SessionState } from '@crossbook/auth'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ScreenLoader } from '../loading/screenLoader'
import { nextTask } from '../page/nextTask'
import type { SiteScreen } from '../routing/siteScreens'
import { keepPaint } from './keptPaint'
import { offerPaint } from './paintWhileReplaced'

/** What the site is put into, and what decides whether it takes over what is painted there. */
export interface FirstShow {
  root: HTMLElement
  site: ReactNode
  loader: ScreenLoader
  /** The screen at the address that the document was opened at; undefined when no screen owns it. */
  first: SiteScreen | undefined
  /** What was known of the session when the document was opened. */
  known: SessionState
  /** Whether the page was painted for this very address. */
  isPainted: boolean
  /** Path that the router shows at this moment. */
  path: () => string
}

/**
 * Puts the site into the page. What was painted for this very address is hydrated, once its modules have come; what is
 * painted for somebody else (a protected screen's frame) stays until there is more to see; anything else goes at once.
 */
export async function showSite(show: FirstShow) {
  const { root, first, known, isPainted, path } = show
  const opened = path()
  if (!isPainted) {
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
    keepWhatIsPainted(show)
    return render(show)
  }
  await nextTask()
  // The visitor may have gone back or forward in the meantime, or a broken build have been replaced.
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
function hydrate({ root, site, first }: FirstShow) {
  const main = root.querySelector('main')
  if (main && first) offerPaint(first.address, main, first.back !== 'hidden')
  startTransition(() => {
    hydrateRoot(root, site, {
      onRecoverableError: (error) =>
        console.error('Crossbook: the page differs from its first paint.', error),
    })
  })
}

/** Replaces whatever is painted, in one step. */
function render({ root, site }: FirstShow) {
  createRoot(root).render(site)
}

function keepWhatIsPainted({ root, first }: FirstShow) {
  const main = root.querySelector('main')
  if (main && first) keepPaint(first.address, main, first.back !== 'hidden')
}
