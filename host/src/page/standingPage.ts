import { createContext, useContext } from 'react'

/** Which page the visitor has before him. */
export interface StandingPage {
  is(path: string): boolean
  /** Says which it is from now on; undefined while the next one is on its way. */
  set(path: string | undefined): void
}

/** Begins with the page that the document was opened at, where there is one. */
export function createStandingPage(openedAt?: string): StandingPage {
  let standing = openedAt
  return {
    is: (path) => standing === path,
    set(path) {
      standing = path
    },
  }
}

const StandingPageContext = createContext<StandingPage | null>(null)

export const StandingPageProvider = StandingPageContext.Provider

/** Which page stands in this site. */
export function useStandingPage() {
  const standing = useContext(StandingPageContext)
  if (!standing) throw new Error('useStandingPage must be used inside StandingPageProvider')
  return standing
}
