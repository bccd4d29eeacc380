import { storedSessionState } from '@crossbook/auth'
import type { PageDocument } from '@crossbook/contract'
import { preloadScreen } from '../loading/preloadOnIntent'
import type { ScreenLoader } from '../loading/screenLoader'
import { screenAt, siteScreens } from '../screens/siteScreens'

/** What is known before anything is rendered. */
export type First = ReturnType<typeof openFirst>

/**
 * Finds the screen at the address that the document was opened at (`first`, undefined when no screen owns it) and what is stored of the
 * session (`known`), and asks for the screen's modules if this visitor may see it: their files are already on their way.
 */
export function openFirst(page: Pick<PageDocument, 'host' | 'remotes'>, loader: ScreenLoader) {
  const screens = siteScreens(page)
  const first = screenAt(screens, location.pathname)
  const known = storedSessionState()
  if (first && (first.access !== 'signedIn' || known.status === 'signedIn')) preloadScreen(loader, first)
  return { screens, first, known }
}
