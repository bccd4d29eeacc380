import { createContext, useContext } from 'react'
import type { ScreenLoader } from './screenLoader'

const ScreenLoaderContext = createContext<ScreenLoader | null>(null)

export const ScreenLoaderProvider = ScreenLoaderContext.Provider

/** The site's loader of screens. */
export function useScreenLoader() {
  const loader = useContext(ScreenLoaderContext)
  if (!loader) throw new Error('useScreenLoader must be used inside ScreenLoaderProvider')
  return loader
}
