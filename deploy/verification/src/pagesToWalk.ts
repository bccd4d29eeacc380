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

/** A path that no screen has. */
const UNKNOWN_PATH = '/no/such/page'

const WINDOWS: readonly Window[] = ['desk', 'phone']

/** Every route of a release, for a visitor who is signed out and for one who is signed in, at a desk and on a phone. */
export function pagesToWalk({ host, remotes }: Pick<Release, 'host' | 'remotes'>): PageToWalk[] {
  const screens = remotes.flatMap(({ name, screens: rows }) =>
    rows.map(({ path, access }) => ({ path, app: name as string, access })),
  )
  const pages = [
    ...screens.map((screen) => ({ ...screen, isUnknown: false })),
    ...host.screens.map(({ path }) => ({
      path,
      app: host.name as string,
      access: 'signedOut',
      isUnknown: false,
    })),
    { path: UNKNOWN_PATH, app: host.name as string, access: 'public', isUnknown: true },
  ]
  return WINDOWS.flatMap((window) => [
    ...pages.map(({ path, app, access, isUnknown }) => ({
      ...{ path, app, window, isUnknown },
      visitor: 'signedOut' as const,
      leadsTo: access === 'signedIn' ? SITE_PATHS.login : path,
    })),
    ...pages
      .filter(({ access }) => access !== 'signedOut')
      .map(({ path, app, isUnknown }) => ({
        ...{ path, app, window, isUnknown },
        visitor: 'signedIn' as const,
        leadsTo: path,
      })),
  ])
}
