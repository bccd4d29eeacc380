import { useAuth } from '@crossbook/auth'
import { useEffect } from 'react'
import type { SiteScreen } from '../screens/siteScreens'
import { preloadOnIntent } from './preloadOnIntent'
import { useScreenLoader } from './ScreenLoaderContext'

/**
 * Loads the files of screens that the visitor is about to open. It is a separate component, so that a change of the session does not
 * render the page around it again.
 */
export function IntentPreloading({ screens }: { screens: readonly SiteScreen[] }) {
  const loader = useScreenLoader()
  const { status } = useAuth().session

  useEffect(
    () =>
      preloadOnIntent({
        screens,
        loader,
        mayOpen: ({ access }) => access !== 'signedIn' || status === 'signedIn',
      }),
    [screens, loader, status],
  )
  return null
}
