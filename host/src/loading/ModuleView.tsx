import type { ReactNode } from 'react'
import type { ModuleAddress } from '../modules/moduleAddress'
import { KeptScreen } from './KeptScreen'
import { usePrerendered } from '../prerender/prerendered'
import { PrerenderedScreen } from '../prerender/PrerenderedScreen'
import { ScreenBoundary } from './ScreenBoundary'
import { useScreenLoader } from './ScreenLoaderContext'
import { ScreenPending } from './ScreenPending'
import { SectionFallback } from './SectionFallback'
import { Standing } from './Standing'
import { StillLoading } from './StillLoading'
import { useModule } from './useModule'

interface ModuleViewProps {
  address: ModuleAddress
  /** What the visitor calls it, for the words of the fallback. */
  title: string
  /** Mounted behind the module, or its fallback, once there is something to see. */
  children?: ReactNode
}

/** Shows a remote's module: its waiting, itself, or a fallback that can try again; never takes the page down. */
export function ModuleView({ address, title, children }: ModuleViewProps) {
  const loader = useScreenLoader()
  const prerendered = usePrerendered()
  const module = useModule(address)
  const kept = prerendered.kept(address)

  if (module.status !== 'ready' && kept)
    return (
      <>
        <KeptScreen title={title} copies={kept} failure={module.status === 'failed' ? module : undefined} />
        {children}
      </>
    )
  if (module.status === 'loading')
    return (
      <>
        <ScreenPending title={title} />
        <StillLoading title={title} onRetry={() => loader.hurry(address)} />
      </>
    )
  if (module.status === 'failed')
    return (
      <>
        <SectionFallback title={title} onRetry={module.retry} isOutdated={module.isOutdated} />
        {children}
      </>
    )
  return (
    <ScreenBoundary
      // Another build's module starts afresh.
      key={loader.versionOf(address)}
      title={title}
      onError={(error) => loader.hasThrown(address, error)}
      arrived={children}
      whileFallingBack={() => {
        const copies = prerendered.copies(address)
        return copies ? <PrerenderedScreen copies={copies} isBusy /> : <ScreenPending title={title} />
      }}
    >
      <module.Component />
      <Standing
        onStanding={() => {
          prerendered.release(address)
          loader.hasRendered(address)
        }}
      />
    </ScreenBoundary>
  )
}
