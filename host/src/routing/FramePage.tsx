import { PAGE_MARKUP } from '@crossbook/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ModuleView } from '../loading/ModuleView'
import { preloadScreen } from '../loading/preloadOnIntent'
import { useScreenLoader } from '../loading/ScreenLoaderContext'
import type { ModuleAddress } from '../modules/moduleAddress'
import { screenAt, type SiteScreen } from '../screens/siteScreens'
import { useMayOpen } from './useMayOpen'

interface FramePageProps {
  frame: ModuleAddress
  screens: readonly SiteScreen[]
}

/** A frame around the screens that name it; it renders the router's outlet itself. */
export function FramePage({ frame, screens }: FramePageProps) {
  const loader = useScreenLoader()
  const { pathname } = useLocation()
  const screen = screenAt(screens, pathname)
  const mayOpen = useMayOpen(screen?.access)

  // Otherwise the screen would be requested only after its frame has arrived.
  useEffect(() => {
    if (screen && mayOpen) preloadScreen(loader, screen)
  }, [loader, screen, mayOpen])

  return (
    <Place {...{ [PAGE_MARKUP.frame]: '' }}>
      <ModuleView address={frame} title={screen?.title ?? 'This section'} mayLoad={mayOpen} />
    </Place>
  )
}

/** An element around the frame, by which its prerendered part is found. It has no effect on layout. */
const Place = styled.div`
  display: contents;
`
