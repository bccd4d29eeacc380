import { PAGE_MARKUP } from '@crossbook/contract'
import { useContext, useEffect, useMemo } from 'react'
import { UNSAFE_RouteContext as RouteContext } from 'react-router'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { ModuleView } from '../loading/ModuleView'
import { useScreenLoader } from '../loading/ScreenLoaderContext'
import type { ModuleAddress } from '../modules/moduleAddress'
import { modulesOf, screenAt, type SiteScreen } from '../screens/siteScreens'
import { Places } from './Places'
import { ScreenPage } from './ScreenPage'

interface FramePageProps {
  frame: ModuleAddress
  screens: readonly SiteScreen[]
}

/** A frame around the screens that name it; it renders the router's outlet itself. */
export function FramePage({ frame, screens }: FramePageProps) {
  const loader = useScreenLoader()
  const { pathname } = useLocation()
  const screen = screenAt(screens, pathname)
  const around = useContext(RouteContext)
  // What the frame's outlet shows.
  const outlet = useMemo(() => <Places routes={screens.map(routeInFrame)} />, [screens])
  const inFrame = useMemo(() => ({ ...around, outlet }), [around, outlet])

  // The screen would otherwise be asked for only when its frame has arrived.
  useEffect(() => {
    if (screen) loader.load(screen.address).catch(leaveToItsPage)
  }, [loader, screen])

  return (
    <Place {...{ [PAGE_MARKUP.frame]: '' }}>
      <RouteContext.Provider value={inFrame}>
        <ModuleView address={frame} title={screen?.title ?? 'This section'} />
      </RouteContext.Provider>
    </Place>
  )
}

function routeInFrame(screen: SiteScreen) {
  const { path } = screen
  return { path, place: path, element: <ScreenPage screen={screen} />, modules: modulesOf(screen) }
}

/** An element of the frame's own, by which what is prerendered of it is found; it changes nothing of how it is laid out. */
const Place = styled.div`
  display: contents;
`

/** The screen's own page tries again and says what went wrong. */
function leaveToItsPage() {}
