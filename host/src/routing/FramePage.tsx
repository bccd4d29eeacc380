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

  // The screen would otherwise be asked for only when its frame has arrived.
  useEffect(() => {
    if (screen && mayOpen) preloadScreen(loader, screen)
  }, [loader, screen, mayOpen])

  return (
    <Place {...{ [PAGE_MARKUP.frame]: '' }}>
      <ModuleView address={frame} title={screen?.title ?? 'This section'} mayLoad={mayOpen} />
    </Place>
  )
}

/** An element of the frame's own, by which what is prerendered of it is found; it changes nothing of how it is laid out. */
const Place = styled.div`
  display: contents;
`
