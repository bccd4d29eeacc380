import type { Elements } from '@crossbook/ui'
import { createContext, Suspense, useContext } from 'react'

const ThrowsContext = createContext(false)

/**
 * Removes the boundaries around modules. React's server renderer skips a part that throws inside a boundary, leaves it to the browser,
 * and does not report the exception.
 */
export const ThrowingProvider = ThrowsContext.Provider

/** Shows `fallback` while a module suspends. */
export function ModuleBoundary({ fallback, children }: { fallback: Elements; children: Elements }) {
  return useContext(ThrowsContext) ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
