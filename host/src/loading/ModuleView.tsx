import type { ReactNode } from 'react'
import { ScreenBoundary } from './ScreenBoundary'
import { ScreenPending } from './ScreenPending'
import { SectionFallback } from './SectionFallback'
import type { ModuleAddress } from './screenLoader'
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
  const module = useModule(address)

  if (module.status === 'loading') return <ScreenPending title={title} />
  return (
    <>
      {module.status === 'failed' ? (
        <SectionFallback title={title} onRetry={module.retry} />
      ) : (
        <ScreenBoundary address={address} title={title}>
          <module.Component />
        </ScreenBoundary>
      )}
      {children}
    </>
  )
}
