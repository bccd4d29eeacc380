import { useAuth } from '@crossbook/auth'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteScreen } from '../screens/siteScreens'
import { useIntended } from './intended'
import { preloadOnIntent } from './preloadOnIntent'
import { useScreenLoader } from './ScreenLoaderContext'

/**
 * Makes ready what the visitor is about to open: its files are loaded, and once they are there, its page is intended. Of its own: when
 * it becomes known who is signed in, what surrounds the page is not rendered again for it.
 */
export function IntentPreloading({ screens }: { screens: readonly SiteScreen[] }) {
  const loader = useScreenLoader()
  const intended = useIntended()
  const { status } = useAuth().session
  const { pathname } = useLocation()

  useEffect(
    () =>
      preloadOnIntent({
        screens,
        loader,
        mayOpen: ({ access }) => access !== 'signedIn' || status === 'signedIn',
        onReady: ({ pathname, search, hash }) =>
          intended.become({ pathname, search, hash, state: null, key: 'intended' }),
        // What is rendered now may be another picture when he comes back: a list with what he has marked since.
        onLeft: () => intended.become(undefined),
      }),
    [screens, loader, intended, status],
  )
  // What was intended has been opened, or something else has.
  useEffect(() => () => intended.become(undefined), [intended, pathname])
  return null
}
