/** @jest-environment node */
import { giftIcon, infoIcon } from '@crossbook/ui'
import { menuIcon } from './menuIcons'

it('the icon of a menu entry is the one that its remote names, or another where this host does not have it', () => {
  expect(menuIcon('gift')).toBe(giftIcon)
  expect([menuIcon('flame'), menuIcon('toString'), menuIcon(undefined)]).toEqual([
    infoIcon,
    infoIcon,
    infoIcon,
  ])
})
