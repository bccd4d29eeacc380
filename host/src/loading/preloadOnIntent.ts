import type { SiteScreen } from '../screens/siteScreens'
import { modulesOf, screenAt } from '../screens/siteScreens'
import type { ScreenLoader } from './screenLoader'

/** Loads everything a screen needs ahead of its visit; a failure is left to the visit, which tries again. */
export function preloadScreen(loader: ScreenLoader, screen: SiteScreen, onReady = () => {}) {
  Promise.all(modulesOf(screen).map((address) => loader.load(address))).then(onReady, leaveToItsVisit)
}

function leaveToItsVisit() {}

/** Signs that a visitor is about to follow a link. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** Signs that he is not. */
const LEAVING_EVENTS = ['pointerout', 'focusout'] as const

interface IntentPreloading {
  screens: readonly SiteScreen[]
  loader: ScreenLoader
  /** Whether the visitor may open the screen: code of guarded screens is not fetched for those who may not. */
  mayOpen(screen: SiteScreen): boolean
  /** Hears when all that the screen behind a link needs has arrived, unless he has turned to another link since. */
  onReady(link: HTMLAnchorElement): void
  /** Hears that he has turned away from the last link. */
  onLeft(): void
}

/**
 * Starts loading a screen as soon as a link to it is hovered, focused or touched, whoever rendered the link. Not for
 * visitors who asked to save data. Returns how to stop.
 */
export function preloadOnIntent({ screens, loader, mayOpen, onReady, onLeft }: IntentPreloading) {
  let last: HTMLAnchorElement | undefined
  const onIntent = ({ target }: Event) => {
    if (savesData() || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin) return
    const screen = screenAt(screens, link.pathname)
    if (!screen || !mayOpen(screen)) return
    last = link
    preloadScreen(loader, screen, () => {
      if (last === link) onReady(link)
    })
  }
  const onLeave = (event: PointerEvent | FocusEvent) => {
    const { target, relatedTarget } = event
    if (!last || !(target instanceof Node) || !last.contains(target)) return
    // Going to a part of the link is not leaving it, and a finger leaves it before it has pressed it.
    if (relatedTarget instanceof Node && last.contains(relatedTarget)) return
    if ('pointerType' in event && event.pointerType === 'touch') return
    last = undefined
    onLeft()
  }

  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true })
  for (const event of LEAVING_EVENTS) document.addEventListener(event, onLeave, { passive: true })
  return () => {
    last = undefined
    for (const event of INTENT_EVENTS) document.removeEventListener(event, onIntent)
    for (const event of LEAVING_EVENTS) document.removeEventListener(event, onLeave)
  }
}

/** Whether the visitor has asked to save data. */
export function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
