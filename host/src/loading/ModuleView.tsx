import type { Elements } from '@crossbook/ui'
import { useMemo } from 'react'
import type { ModuleAddress } from '../modules/moduleAddress'
import { ArrivedModule } from './ArrivedModule'
import { HeldNotice } from './HeldNotice'
import { ModuleBoundary } from './ModuleBoundary'
import { useScreenLoader } from './ScreenLoaderContext'
import { ScreenPending } from './ScreenPending'
import { SectionFallback } from './SectionFallback'
import { StillLoading } from './StillLoading'
import { useModule } from './useModule'

interface ModuleViewProps {
  address: ModuleAddress
  /** What the visitor calls it, for the words of the fallback. */
  title: string
  /** Whether the user may see it; false: nothing of it is fetched. Defaults to true. */
  mayLoad?: boolean
  /** Mounted behind the module, or its fallback, once there is something to see. The same element at every render. */
  children?: Elements
}

/**
 * Shows a remote's module: its waiting, itself, or a fallback that can try again; never takes the page down. What is prerendered
 * of it is shown until it arrives, and if it does not arrive.
 */
export function ModuleView({ address, title, mayLoad = true, children }: ModuleViewProps) {
  const loader = useScreenLoader()
  const module = useModule(address, mayLoad)
  // Another build's module starts afresh.
  const version = module.status === 'ready' ? module.version : address.version

  // React hydrates what is prerendered in its own time only while nothing above it changes.
  const screen = useMemo(
    () => (
      <ModuleBoundary key={version} fallback={<ScreenPending title={title} />}>
        <ArrivedModule address={address} title={title}>
          {children}
        </ArrivedModule>
      </ModuleBoundary>
    ),
    [version, address, title, children],
  )

  if (module.status === 'failed' && !module.isIntact)
    return (
      <>
        <SectionFallback title={title} onRetry={module.retry} problem={module.problem} />
        {children}
      </>
    )
  return (
    <>
      {screen}
      {module.status === 'loading' && <StillLoading title={title} onRetry={() => loader.restart(address)} />}
      {module.status === 'failed' && (
        <HeldNotice title={title} onRetry={module.retry} problem={module.problem} />
      )}
    </>
  )
}
