import type { PageScreen } from './page'
import { MENU_GROUPS, type MenuGroup } from './screens'

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
