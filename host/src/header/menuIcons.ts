import type { MenuIcon } from '@crossbook/contract'
import {
  bellIcon,
  chartIcon,
  codeIcon,
  giftIcon,
  gridIcon,
  historyIcon,
  type IconShape,
  infoIcon,
  lockIcon,
  refreshIcon,
  sendIcon,
  shieldIcon,
  sortIcon,
  starIcon,
  swapIcon,
  userIcon,
  walletIcon,
} from '@crossbook/ui'

const SHAPES: Readonly<Record<MenuIcon, IconShape>> = {
  bell: bellIcon,
  chart: chartIcon,
  code: codeIcon,
  gift: giftIcon,
  grid: gridIcon,
  history: historyIcon,
  lock: lockIcon,
  refresh: refreshIcon,
  send: sendIcon,
  shield: shieldIcon,
  sort: sortIcon,
  star: starIcon,
  swap: swapIcon,
  user: userIcon,
  wallet: walletIcon,
}

/** Returns the icon of a menu entry. Entries without one, or with one that this host does not have, share another. */
export function menuIcon(name: string | undefined): IconShape {
  return name !== undefined && isKnown(name) ? SHAPES[name] : infoIcon
}

function isKnown(name: string): name is MenuIcon {
  return Object.hasOwn(SHAPES, name)
}
