import { HOST, type Access, type PageDocument, type PageScreen } from '@crossbook/contract'
import { hostPages } from '../../pages'
import type { ModuleAddress } from '../modules/moduleAddress'

/** Paths of the host's own pages. */
export const OWN_PATHS = hostPages.map(({ path }) => path)

/** Access of a screen; signed-in users are redirected away from `signedOut` ones, the host's own pages. */
export type SiteAccess = Access | 'signedOut'

/** One screen of the site, of the host or of a remote. */
export interface SiteScreen {
  path: string
  title: string
  access: SiteAccess
  address: ModuleAddress
  frame?: ModuleAddress
  back?: PageScreen['back']
}

/** Every screen of the page's release: the host's own and those in the remotes' tables. */
export function siteScreens({ host, remotes }: Pick<PageDocument, 'host' | 'remotes'>): SiteScreen[] {
  const own = hostPages.map(({ path, title, chunk }): SiteScreen => ({
    path,
    title,
    access: 'signedOut',
    address: { app: HOST, version: host.version, module: `./${chunk}` },
    back: 'hidden',
  }))
  const theirs = remotes.flatMap(({ name, version, screens }) =>
    screens.map(({ path, title, access, module, frame, back }): SiteScreen => ({
      path,
      title,
      access,
      address: { app: name, version, module },
      ...(frame ? { frame: { app: name, version, module: frame } } : {}),
      ...(back ? { back } : {}),
    })),
  )
  return [...own, ...theirs]
}

/** The modules that a screen is shown with: its frame's, where it has one, and its own. */
export function modulesOf({ frame, address }: Pick<SiteScreen, 'frame' | 'address'>) {
  return frame ? [frame, address] : [address]
}

/** Returns the targets of removed paths. A path of a screen is not redirected. */
export function redirectsOf({ remotes }: Pick<PageDocument, 'remotes'>): Readonly<Record<string, string>> {
  const paths = remotes.flatMap(({ screens }) => screens.map(({ path }) => path))
  return Object.fromEntries(
    remotes
      .flatMap(({ redirects }) => Object.entries(redirects ?? {}))
      .filter(([path]) => !paths.some((taken) => taken === path)),
  )
}

/** The screen at a path; a trailing slash is ignored. */
export function screenAt(screens: readonly SiteScreen[], path: string) {
  const canonical = canonicalPath(path)
  return screens.find((screen) => screen.path === canonical)
}

/** A path without the slash at its end. */
export function canonicalPath(path: string) {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
