import type { PageScreen } from './page'
import { MENU_GROUPS, type MenuGroup } from './screens'
import { home } from './sitePaths'

/** One link of a header menu. */
export interface MenuLink {
  label: string
  to: string
  onPhone: boolean
}

/** Header menus in the header's order, derived from the screens of all remotes; empty groups are left out. */
export function headerMenus(remotes: readonly { screens: readonly Pick<PageScreen, 'path' | 'menu'>[] }[]) {
  const entries = remotes.flatMap((remote) =>
    remote.screens.flatMap(({ path, menu }) => (menu ? [{ path, menu }] : [])),
  )
  return MENU_GROUPS.map((group) => ({
    group,
    links: entries
      .filter((entry) => entry.menu.group === group)
      .sort((a, b) => a.menu.order - b.menu.order || a.menu.label.localeCompare(b.menu.label))
      .map(({ path, menu }): MenuLink => ({ label: menu.label, to: path, onPhone: menu.onPhone ?? false })),
  })).filter((menu): menu is { group: MenuGroup; links: MenuLink[] } => menu.links.length > 0)
}

/** Some of the site's pages, with their title. */
export interface PageGroup {
  group: string
  links: readonly { label: string; to: string }[]
}

/** Places of pages that are in no menu, by access. */
export const OUTSIDE_MENUS = { signedIn: 'Account', public: 'Information' } as const

/** Links of a group outside the menus: every page of the site holds all of them, and a site may have a thousand screens. */
const MOST_OUTSIDE_MENUS = 16

/**
 * Every page of the remotes but the landing page, in groups: those of the header's menus, then what is in no menu, in the order of
 * the remotes' tables, at most 16 of a group; empty groups are left out.
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
