import type { PageScreen } from './page'
import { MENU_GROUPS, type MenuGroup } from './screens'
import { home } from './sitePaths'

/** One link of a header menu. */
export interface MenuLink {
  label: string
  to: string
  onPhone: boolean
  /** A few words about the page. */
  line?: string | undefined
  /** A name of MENU_ICONS, unless the remote was written for a host that has more. */
  icon?: string | undefined
}

/** Returns the header menus in the header's order, derived from the screens of all remotes. Empty groups are left out. */
export function headerMenus(remotes: readonly { screens: readonly Pick<PageScreen, 'path' | 'menu'>[] }[]) {
  const entries = remotes.flatMap((remote) =>
    remote.screens.flatMap(({ path, menu }) => (menu ? [{ path, menu }] : [])),
  )
  return MENU_GROUPS.map((group) => ({
    group,
    links: entries
      .filter((entry) => entry.menu.group === group)
      .sort((a, b) => a.menu.order - b.menu.order || a.menu.label.localeCompare(b.menu.label))
      .map(({ path, menu: { label, onPhone = false, line, icon } }): MenuLink => {
        return { label, to: path, onPhone, line, icon }
      }),
  })).filter((menu): menu is { group: MenuGroup; links: MenuLink[] } => menu.links.length > 0)
}

/** Some of the site's pages, with their title. */
export interface PageGroup {
  group: string
  links: readonly { label: string; to: string }[]
}

/** Places of pages that are in no menu, by access. */
export const OUTSIDE_MENUS = { signedIn: 'Account', public: 'Information' } as const

/** The most links of a group outside the menus. Every page contains all of them, and a site may have a thousand screens. */
const MOST_OUTSIDE_MENUS = 16

/**
 * Returns all pages of the remotes except the landing page, in groups. The header's menus come first, then the pages outside the menus,
 * in the order of the remotes' tables, at most 16 in a group. Empty groups are left out.
 */
export function pageGroups(
  remotes: readonly { screens: readonly Pick<PageScreen, 'path' | 'title' | 'access' | 'menu'>[] }[],
): PageGroup[] {
  const rest = remotes
    .flatMap(({ screens }) => screens)
    .filter(({ path, menu }) => menu === undefined && path !== home)
  const outside = (['signedIn', 'public'] as const).map((access) => ({
    group: OUTSIDE_MENUS[access],
    links: rest
      .filter((screen) => screen.access === access)
      .slice(0, MOST_OUTSIDE_MENUS)
      .map(({ path, title }) => ({ label: title, to: path })),
  }))
  const menus = headerMenus(remotes).map(({ group, links }) => ({
    group,
    links: links.map(({ label, to }) => ({ label, to })),
  }))
  return [...menus, ...outside.filter(({ links }) => links.length > 0)]
}
