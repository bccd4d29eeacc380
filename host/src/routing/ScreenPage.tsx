import { BackBar } from '../back-bar/BackBar'
import { ModuleView } from '../loading/ModuleView'
import type { SiteScreen } from './siteScreens'
import { useArrival } from './useArrival'

/** One screen with its back bar, from the moment its address is opened until it has arrived or failed. */
export function ScreenPage({ screen }: { screen: SiteScreen }) {
  const { path, title, address, back } = screen
  return (
    <>
      {back !== 'hidden' && <BackBar {...(back ? { mapped: back } : {})} />}
      <ModuleView key={path} address={address} title={title}>
        <Arrival path={path} title={title} />
      </ModuleView>
    </>
  )
}

/** Mounted with the screen, so that the heading is there when the focus moves to it. */
function Arrival({ path, title }: { path: string; title: string }) {
  useArrival(path, title)
  return null
}
