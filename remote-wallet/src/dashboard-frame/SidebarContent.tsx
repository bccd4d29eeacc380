import { useAuth } from '@crossbook/auth'
import {
  Badge,
  color,
  height,
  Icon,
  logoutIcon,
  motion,
  radius,
  settingsIcon,
  space,
  type,
  useLogOut,
} from '@crossbook/ui'
import { NavLink } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { ACCOUNT_PAGES } from '../quick-actions/accountPages'

/** The signed-in user, the links of the dashboard, and Log out. `onLeave` is called when the user follows a link. */
export function SidebarContent({ onLeave }: { onLeave?: () => void }) {
  const { session, signOut } = useAuth()
  const logOut = useLogOut(signOut)
  const email = session.status === 'signedIn' ? session.user.email : ''

  return (
    <Column>
      <Identity>
        <Email title={email}>{email}</Email>
        {/* The text of the specification, whatever the account's state. The header shows the real state. */}
        <Badge tone="warn">Unverified Account</Badge>
      </Identity>
      <Pages aria-label="Dashboard">
        {ACCOUNT_PAGES.map(({ to, label, icon }) => (
          <PageLink key={to} to={to} end onClick={onLeave}>
            <Icon shape={icon} />
            <span>{label}</span>
          </PageLink>
        ))}
        <Divider />
        <PageLink to={SITE_PATHS.profile} end onClick={onLeave}>
          <Icon shape={settingsIcon} />
          <span>Settings</span>
        </PageLink>
        <LogOutButton type="button" onClick={() => void logOut()}>
          <Icon shape={logoutIcon} />
          <span>Logout</span>
        </LogOutButton>
      </Pages>
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[24]} ${space[12]};
`

const Identity = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  padding: 0 ${space[12]};
`

const Email = styled.p`
  /* Its line is kept while the page is prerendered without knowing who is there. */
  min-height: 1lh;
  max-width: 100%;
  overflow: hidden;
  color: ${color.text};
  ${type.smallStrong}
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Pages = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${height.medium};
  padding: 0 ${space[12]};
  border-radius: ${radius.control};
  color: ${color.text2};
  ${type.control}
  text-align: start;
  text-decoration: none;
  transition-property: background-color, color;
  transition-duration: ${motion.fast};

  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }

  @media (pointer: coarse) {
    min-height: ${height.bar};
  }
`

const PageLink = styled(NavLink)`
  ${entry}

  &[aria-current='page'] {
    background: ${color.accentWash};
    color: ${color.text};

    & > svg {
      color: ${color.accent};
    }
  }
`

const LogOutButton = styled.button`
  ${entry}
`

const Divider = styled.hr`
  margin: ${space[8]} ${space[12]};
`
