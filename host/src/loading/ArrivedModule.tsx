import type { Elements } from '@crossbook/ui'
import { createElement } from 'react'
import type { ModuleAddress } from '../modules/moduleAddress'
import { useHeldScreen } from './heldScreen'
import { PrerenderedScreen } from './PrerenderedScreen'
import { ScreenBoundary } from './ScreenBoundary'
import { useScreenLoader } from './ScreenLoaderContext'
import { ScreenPending } from './ScreenPending'
import { AfterEffects } from './AfterEffects'

interface ArrivedModuleProps {
  address: ModuleAddress
  title: string
  /** Mounted behind the module, or its replacement. */
  children: Elements
}

/** Renders a loaded module; suspends until then. A module that throws while rendering falls back. */
export function ArrivedModule({ address, title, children }: ArrivedModuleProps) {
  const loader = useScreenLoader()
  const held = useHeldScreen()
  return (
    <ScreenBoundary
      // Another build's module starts afresh.
      key={loader.versionOf(address)}
      title={title}
      onError={(error) => loader.onRenderError(address, error)}
      arrived={children}
      whileFallingBack={() => {
        const elements = held.elements(address)
        return elements ? <PrerenderedScreen elements={elements} /> : <ScreenPending title={title} />
      }}
    >
      {createElement(loader.component(address))}
      <AfterEffects
        onReady={() => {
          held.release(address)
          loader.hasRendered(address)
        }}
      />
    </ScreenBoundary>
  )
}
