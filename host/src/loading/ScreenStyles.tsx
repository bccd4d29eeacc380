import { createContext, useContext, useLayoutEffect } from 'react'
import { NO_STYLES, type AppliedStyles } from '../modules/appliedStyles'
import type { ModuleAddress } from '../modules/moduleAddress'
import type { ScreenLoader } from './screenLoader'

const ScreenStylesContext = createContext(NO_STYLES)

export const ScreenStylesProvider = ScreenStylesContext.Provider

/** Applies the style sheets of a screen's modules while it is mounted. It is rendered before the screen, whose own effects may measure. */
export function ScreenStyles({ modules }: { modules: readonly ModuleAddress[] }) {
  const styles = useContext(ScreenStylesContext)
  useLayoutEffect(() => styles.apply(modules), [styles, modules])
  return null
}

/** Applies the style sheets of the builds that the modules really come from: those of a fallback build once it is shown. */
export function stylesOfLoaded(
  styles: AppliedStyles,
  { versionOf, subscribe }: Pick<ScreenLoader, 'versionOf' | 'subscribe'>,
): AppliedStyles {
  const loaded = (modules: readonly ModuleAddress[]) =>
    modules.map((address) => ({ ...address, version: versionOf(address) }))
  return {
    apply(modules) {
      let end = styles.apply(loaded(modules))
      const unsubscribe = subscribe(() => {
        const endBefore = end
        end = styles.apply(loaded(modules))
        endBefore()
      })
      return () => {
        unsubscribe()
        end()
      }
    },
  }
}
