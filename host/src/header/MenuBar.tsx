import type { headerMenus } from '@crossbook/contract'
import {
  chevronDownIcon,
  color,
  height,
  Icon,
  motion,
  radius,
  size,
  space,
  stroke,
  type,
} from '@crossbook/ui'
import {
  memo,
  useId,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { CloseOnNavigation } from './CloseOnNavigation'
import { MenuLinkEntry } from './MenuLinkEntry'
import { MenuPanel } from './MenuPanel'
import { moveThroughMenu } from './moveThroughMenu'
import { useDismiss } from './useDismiss'
import { useMenuBar } from './useMenuBar'
import { useMenuIcons } from './useMenuIcons'
import { useTypeAhead } from './useTypeAhead'

/** The menus of large screens: buttons in a row, each of which opens the links of its group. */
export function MenuBar({ menus }: { menus: ReturnType<typeof headerMenus> }) {
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  const typeAhead = useTypeAhead()
  const { menu, ...bars } = useMenuBar()
  const { iconOf, loadIcons } = useMenuIcons()
  useDismiss(bar, menu !== null, bars.close)

  const onKeyDown = (event: KeyboardEvent, group: string) => {
    const isOnButton = event.target === buttonOf(bar.current, group)
    if (isOnButton && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      bars.press(group, 'keyboard', { edge: event.key === 'ArrowDown' ? 'first' : 'last' })
    } else if (isOnButton) {
      goTo(moveThroughMenu(event, buttons(bar.current), 'horizontal', typeAhead))
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      buttonOf(bar.current, group)?.focus()
      goTo(moveThroughMenu(event, buttons(bar.current), 'horizontal', typeAhead))
    }
  }
  /** Menus stay open while the focus moves along the bar. */
  const goTo = (button: HTMLElement | undefined) => {
    if (button?.dataset['group'] && menu) bars.press(button.dataset['group'], 'keyboard')
  }

  return (
    <nav ref={bar} aria-label="Main">
      {menu && <CloseOnNavigation close={bars.close} />}
      <Groups onPointerEnter={loadIcons} onFocus={loadIcons}>
        {menus.map(({ group, links }) => {
          const isOpen = menu?.group === group
          return (
            <Group
              key={group}
              onPointerEnter={withMouse(() => bars.pointerCame(group))}
              onPointerLeave={withMouse(bars.pointerLeft)}
              onBlur={whenFocusLeaves(() => bars.focusLeft(group))}
              onKeyDown={(event) => onKeyDown(event, group)}
            >
              <MenuButton
                paths={links.map(({ to }) => to)}
                type="button"
                data-group={group}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}${group}` : undefined}
                onClick={(event) => bars.toggle(group, isFromKeyboard(event) ? 'keyboard' : 'click')}
              >
                <span>{group}</span>
                <Icon shape={chevronDownIcon} size={16} />
              </MenuButton>
              {isOpen && (
                <MenuPanel id={`${id}${group}`} focus={menu.focus}>
                  {links.map((link) => (
                    <li key={link.to}>
                      <MenuLinkEntry link={link} iconOf={iconOf} onFollow={bars.close} />
                    </li>
                  ))}
                </MenuPanel>
              )}
            </Group>
          )
        })}
      </Groups>
    </nav>
  )
}

interface MenuButtonProps extends ComponentProps<typeof GroupButton> {
  /** The paths of the pages in the menu. */
  paths: readonly string[]
}

/** Memoized, so that a navigation renders only the buttons of the former and the new menu again. */
function MenuButton({ paths, ...button }: MenuButtonProps) {
  const { pathname } = useLocation()
  return <Face {...button} data-current={paths.includes(pathname) || undefined} />
}

/** Fingers and pens do not hover. A touch is a click. */
function withMouse(act: () => void) {
  return ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') act()
  }
}

function whenFocusLeaves(act: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) act()
  }
}

/** Enter and Space click as well, but without a pointer event. */
function isFromKeyboard({ detail }: MouseEvent) {
  return detail === 0
}

function buttons(bar: HTMLElement | null) {
  return bar ? [...bar.querySelectorAll<HTMLElement>('[data-group]')] : []
}

function buttonOf(bar: HTMLElement | null, group: string) {
  return buttons(bar).find((button) => button.dataset['group'] === group)
}

const Groups = styled.ul`
  display: flex;
`

const Group = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  /* The header’s border is inside its height. */
  height: calc(${size.header} - ${stroke.hairline});
`

const GroupButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${height.medium};
  padding: 0 ${space[12]};
  border-radius: ${radius.control};
  ${type.control}
  color: ${color.text2};
  transition: color ${motion.fast};

  /* By an attribute: a new rule during a navigation would restyle the whole page. */
  &[data-current],
  &:hover,
  &[aria-expanded='true'] {
    color: ${color.text};
  }
  & > svg {
    color: ${color.text3};
    transition: transform ${motion.fast} ${motion.ease};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Face = memo(GroupButton)
