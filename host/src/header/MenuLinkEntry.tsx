import type { headerMenus } from '@crossbook/contract'
import { color, coveringLook, Icon, space, stroke, type } from '@crossbook/ui'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import type { MenuIcons } from './useMenuIcons'
import { entryLook } from './MenuPanel'

interface MenuLinkEntryProps {
  link: ReturnType<typeof headerMenus>[number]['links'][number]
  /** Returns the icon of a name. Undefined while the icons load: the entry keeps their space. */
  iconOf: MenuIcons['menuIcon'] | undefined
  onFollow: () => void
}

/** A page in a menu: icon, name, and one line about it. The name alone is the link, which covers the entry. */
export function MenuLinkEntry({ link: { label, to, line, icon }, iconOf, onFollow }: MenuLinkEntryProps) {
  const lineId = useId()
  return (
    <Entry>
      <Icon shape={iconOf?.(icon) ?? ''} />
      <Text>
        <Name to={to} end onClick={onFollow} aria-describedby={line === undefined ? undefined : lineId}>
          {label}
        </Name>
        {line !== undefined && <Line id={lineId}>{line}</Line>}
      </Text>
    </Entry>
  )
}

const Entry = styled.div`
  ${entryLook}

  & > svg {
    flex: none;
    color: ${color.text3};
  }
  &:hover > svg,
  &:has([aria-current='page']) > svg {
    color: ${color.accent};
  }
`

const Text = styled.span`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`

const Name = styled(NavLink)`
  color: inherit;
  text-decoration: none;

  ${coveringLook}

  &:focus-visible::after {
    outline-offset: calc(-1 * ${stroke.strong});
  }
`

const Line = styled.span`
  ${type.small}
  color: ${color.text3};
`
