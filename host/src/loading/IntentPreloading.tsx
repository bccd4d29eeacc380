import { useAuth } from '@crossbook/auth'
import { useEffect } from 'react'
import type { SiteScreen } from '../screens/siteScreens'
import { preloadOnIntent } from './preloadOnIntent'
import { useScreenLoader } from './ScreenLoaderContext'

/**
 * Loads the files of the screens that the visitor is about to open. Of its own: when it becomes known who is signed in, what
 * surrounds the page is not rendered again for it.
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
