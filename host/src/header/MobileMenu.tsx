import type { headerMenus } from '@crossbook/contract'
import {
  closeIcon,
  color,
  Drawer,
  height,
  IconButton,
  media,
  menuIcon,
  size,
  space,
  type,
  useCloseFromLarge,
} from '@crossbook/ui'
import { useCallback, useState } from 'react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { CloseOnNavigation } from './CloseOnNavigation'
import { entryLook } from './MenuPanel'

type Menus = ReturnType<typeof headerMenus>

/** The menu of small screens: a drawer with the links that are meant for phones. The page behind it does not scroll. */
export function MobileMenu({ menus }: { menus: Menus }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useCloseFromLarge(isOpen, close)

  return (
    <Anchor>
      {isOpen && <CloseOnNavigation close={close} />}
      <IconButton
        label="Open menu"
        shape={menuIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer open={isOpen} onClose={close} label="Menu" side="right">
        <Top>
          <IconButton label="Close menu" shape={closeIcon} onClick={close} />
        </Top>
        <Entries menus={menus} onFollow={close} />
      </Drawer>
    </Anchor>
  )
}

/** A separate component, because it is rendered only while the drawer is open. */
function Entries({ menus, onFollow }: { menus: Menus; onFollow: () => void }) {
  return (
    <nav aria-label="Mobile">
      {phoneMenus(menus).map(({ group, links }) => (
        <Group key={group}>
          <GroupTitle>{group}</GroupTitle>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Entry to={to} end onClick={onFollow}>
                  {label}
                </Entry>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </nav>
  )
}

function phoneMenus(menus: Menus): Menus {
  return menus
    .map(({ group, links }) => ({ group, links: links.filter(({ onPhone }) => onPhone) }))
    .filter(({ links }) => links.length > 0)
}

const Anchor = styled.div`
  margin-inline-end: calc(-1 * ${space[8]});

  ${media.fromL} {
    display: none;
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: ${size.header};
  padding: 0 ${space[8]};
`

const Group = styled.section`
  padding: ${space[8]} ${space[12]} ${space[16]};
`

const GroupTitle = styled.h2`
  padding: ${space[8]} ${space[12]};
  ${type.micro}
  color: ${color.text3};
`

const Entry = styled(NavLink)`
  ${entryLook}
  min-height: ${height.bar};
`
