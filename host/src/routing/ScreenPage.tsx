import { PAGE_MARKUP } from '@crossbook/contract'
import { useMemo } from 'react'
import styled from 'styled-components'
import { BackBar } from '../back-bar/BackBar'
import { ModuleView } from '../loading/ModuleView'
import { ScreenStyles } from '../loading/ScreenStyles'
import { modulesOf, type SiteScreen } from '../screens/siteScreens'
import { useArrival } from './useArrival'
import { useMayOpen } from './useMayOpen'

/** One screen with its back bar, from the moment its address is opened until it has arrived or failed. */
export function ScreenPage({ screen }: { screen: SiteScreen }) {
  const { path, title, access, address, back } = screen
  const mayOpen = useMayOpen(access)
  const modules = useMemo(() => modulesOf(screen), [screen])
  const arrival = useMemo(() => <Arrival path={path} title={title} />, [path, title])
  return (
    <>
      <ScreenStyles modules={modules} />
      {back !== 'hidden' && <BackBar {...(back ? { mapped: back } : {})} />}
      <Place {...{ [PAGE_MARKUP.screen]: '' }}>
        <ModuleView key={path} address={address} title={title} mayLoad={mayOpen}>
          {arrival}
        </ModuleView>
      </Place>
    </>
  )
}

/** An element around the screen, by which its prerendered part is found. It has no effect on layout. */
const Place = styled.div`
  display: contents;
`

/** Mounted with the screen, so that the heading is there when the focus moves to it. */
function Arrival({ path, title }: { path: string; title: string }) {
  useArrival(path, title)
  return null
}
