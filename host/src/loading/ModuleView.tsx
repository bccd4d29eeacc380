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
  /** Title of the screen in messages of the fallback. */
  title: string
  /** Whether the user may see it. If false, none of its files is fetched. Default: true. */
  mayLoad?: boolean
  /** Mounted behind the module, or its fallback, once the user can see it. Must be the same element at every render. */
  children?: Elements
}

/**
 * Shows a remote's module, its loading state, or a fallback with Retry. It never breaks the page. A prerendered part stays visible until
 * the module arrives, and if it does not arrive.
 */
export function ModuleView({ address, title, mayLoad = true, children }: ModuleViewProps) {
  const loader = useScreenLoader()
  const module = useModule(address, mayLoad)
  // Another build's module starts afresh.
  const version = module.status === 'ready' ? module.version : address.version

  // React hydrates prerendered parts gradually only while nothing above them changes.
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
