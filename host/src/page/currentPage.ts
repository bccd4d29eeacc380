import { createContext, useContext } from 'react'

/** The page that the visitor sees. */
export interface CurrentPage {
  is(path: string): boolean
  /** Says which it is from now on; undefined while the next one is on its way. */
  set(path: string | undefined): void
}

/** Begins with the page that the document was opened at, where there is one. */
export function createCurrentPage(openedAt?: string): CurrentPage {
  let current = openedAt
  return {
    is: (path) => current === path,
    set(path) {
      current = path
    },
  }
}

const CurrentPageContext = createContext<CurrentPage | null>(null)

export const CurrentPageProvider = CurrentPageContext.Provider

/** Returns the page that the visitor sees in this site. */
export function useCurrentPage() {
  const current = useContext(CurrentPageContext)
  if (!current) throw new Error('useCurrentPage must be used inside CurrentPageProvider')
  return current
}
