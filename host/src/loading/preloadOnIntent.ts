import type { SiteScreen } from '../screens/siteScreens'
import { modulesOf, screenAt } from '../screens/siteScreens'
import type { ScreenLoader } from './screenLoader'

/** Loads everything that a screen needs before its visit. A failure is left to the visit, which tries again. */
export function preloadScreen(loader: Pick<ScreenLoader, 'load'>, screen: SiteScreen) {
  for (const address of modulesOf(screen)) loader.load(address).catch(leaveToItsVisit)
}

function leaveToItsVisit() {}

/** Signs that a visitor is about to follow a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

interface IntentPreloading {
  screens: readonly SiteScreen[]
  loader: ScreenLoader
  /** Whether the visitor may open the screen. Code of guarded screens is not fetched for others. */
  mayOpen(screen: SiteScreen): boolean
}

/**
 * Starts loading a screen as soon as a link to it is hovered, focused or touched, no matter who rendered the link. Not for
 * visitors who asked to save data. Returns how to stop.
 */
export function preloadOnIntent({ screens, loader, mayOpen }: IntentPreloading) {
  const onIntent = ({ target }: Event) => {
    if (savesData() || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin) return
    const screen = screenAt(screens, link.pathname)
    if (screen && mayOpen(screen)) preloadScreen(loader, screen)
  }
  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true })
  return () => {
    for (const event of INTENT_EVENTS) document.removeEventListener(event, onIntent)
  }
}

/** Whether the visitor has asked to save data. */
export function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
