import { type Release, SITE_PATHS } from '@crossbook/contract'
import type { WalkFinding } from '@crossbook/releases'

/** A window that pages are looked at in. */
export type Window = WalkFinding['window']
export type Visitor = WalkFinding['visitor']

/** One opening of one page. */
export interface PageToWalk {
  path: string
  /** The remote whose screen it is, or the host. */
  app: string
  visitor: Visitor
  window: Window
  /** The target of the site's redirect for this visitor; the page's own path without a redirect. */
  leadsTo: string
  /** Whether the site answers that there is no such page. */
  isUnknown: boolean
}

const UNKNOWN_PATH = '/no/such/page'

const WINDOWS: readonly Window[] = ['desk', 'phone']

const VISITORS: readonly Visitor[] = ['signedOut', 'signedIn']

/** Lists every route of a release, for a visitor who is signed out and for one who is signed in, at a desk and on a phone. */
export function pagesToWalk({ host, remotes }: Pick<Release, 'host' | 'remotes'>): PageToWalk[] {
  const pages: { path: string; app: string; access: string }[] = [
    ...remotes.flatMap(({ name, screens }) =>
      screens.map(({ path, access }) => ({ path, app: name, access })),
    ),
    ...host.screens.map(({ path }) => ({ path, app: host.name, access: 'signedOut' })),
    { path: UNKNOWN_PATH, app: host.name, access: 'public' },
  ]
  const pagesFor = (visitor: Visitor) =>
    pages.filter(({ access }) => visitor === 'signedOut' || access !== 'signedOut')
  return WINDOWS.flatMap((window) =>
    VISITORS.flatMap((visitor) =>
      pagesFor(visitor).map(({ path, app, access }) => ({
        ...{ path, app, window, visitor },
        leadsTo: visitor === 'signedOut' && access === 'signedIn' ? SITE_PATHS.login : path,
        isUnknown: path === UNKNOWN_PATH,
      })),
    ),
  )
}
