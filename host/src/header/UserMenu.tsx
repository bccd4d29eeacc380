import { useAuth, type SessionUser } from '@crossbook/auth'
import {
  chevronDownIcon,
  color,
  gridIcon,
  height,
  hiddenFromSight,
  Icon,
  logoutIcon,
  media,
  motion,
  radius,
  settingsIcon,
  size,
  space,
  stroke,
  type,
  useLogOut,
  VisuallyHidden,
} from '@crossbook/ui'
import { useCallback, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { CloseOnNavigation } from './CloseOnNavigation'
import { DensityEntry } from './DensityEntry'
import { entryLook, MenuPanel, type FocusRequest } from './MenuPanel'
import { useDismiss } from './useDismiss'
import { WhoIsSignedIn } from './WhoIsSignedIn'

/** The signed-in user and their actions. On phones the button shows only the avatar, and the panel shows the rest. */
export function UserMenu({ user }: { user: SessionUser }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ focus?: FocusRequest } | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const logOut = useLogOut(useAuth().signOut)
  useDismiss(menu, open !== null, close)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen({ focus: { edge: event.key === 'ArrowDown' ? 'first' : 'last' } })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const leave = () => {
    close()
    void logOut()
  }

  return (
    <Anchor ref={menu} onBlur={onBlur}>
      {open && <CloseOnNavigation close={close} />}
      <UserButton
        type="button"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? null : {})}
        onKeyDown={onKeyDown}
      >
        <Avatar aria-hidden>{user.email.charAt(0).toUpperCase()}</Avatar>
        <Identity>
          <VisuallyHidden>Account menu, </VisuallyHidden>
          <WhoIsSignedIn user={user} />
        </Identity>
        <Chevron>
          <Icon shape={chevronDownIcon} size={16} />
        </Chevron>
      </UserButton>
      {open && (
        <MenuPanel
          id={id}
          align="end"
          focus={open.focus}
          heading={
            <PhoneIdentity>
              <WhoIsSignedIn user={user} />
            </PhoneIdentity>
          }
        >
          <li>
            <Entry to={SITE_PATHS.dashboard} end onClick={close}>
              <Icon shape={gridIcon} />
              <span>Dashboard</span>
            </Entry>
          </li>
          <li>
            <Entry to={SITE_PATHS.profile} end onClick={close}>
              <Icon shape={settingsIcon} />
              <span>Settings</span>
            </Entry>
          </li>
          <li>
            <DensityEntry />
          </li>
          <li>
            <Action type="button" onClick={leave}>
              <Icon shape={logoutIcon} />
              <span>Log out</span>
            </Action>
          </li>
        </MenuPanel>
      )}
    </Anchor>
  )
}

const Anchor = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  /* The header’s own line is part of its height, which must not grow when the session is known. */
  height: calc(${size.header} - ${stroke.hairline});
  min-width: 0;
`

const UserButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: ${height.large};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  text-align: start;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.s2};
  }
  &[aria-expanded='true'] > :last-child {
    transform: rotate(180deg);
  }
`

const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${height.small};
  height: ${height.small};
  border-radius: ${radius.badge};
  background: ${color.accentWash};
  ${type.smallStrong}
  color: ${color.accent};
`

/** Screen readers read it on phones too, where only the avatar is visible. */
const Identity = styled.span`
  display: grid;
  justify-items: start;
  min-width: 0;

  ${media.belowL} {
    ${hiddenFromSight}
  }
`

const Chevron = styled.span`
  color: ${color.text3};
  transition: transform ${motion.fast} ${motion.ease};
`

const PhoneIdentity = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[8]} ${space[12]} ${space[12]};

  ${media.fromL} {
    display: none;
  }
`

const Entry = styled(NavLink)`
  ${entryLook}
`

const Action = styled.button`
  ${entryLook}
`
