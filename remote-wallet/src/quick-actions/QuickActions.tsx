import { color, height, Icon, media, motion, radius, space, stroke, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MONEY_PAGES } from './accountPages'

/** Links to all actions that move money: four in a row, two by two on phones. */
export function QuickActions() {
  return (
    <Actions aria-label="Quick actions">
      {MONEY_PAGES.map(({ to, label, icon }) => (
        <Action key={to} to={to}>
          <Icon shape={icon} />
          <span>{label}</span>
        </Action>
      ))}
    </Actions>
  )
}

/** The smallest width of an action: two share a line on phones, unless the text is too large. */
const ACTION_WIDTH = '8rem'

const Actions = styled.nav`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(${ACTION_WIDTH}, (100% - ${space[8]}) / 2)), 1fr)
  );
  gap: ${space[8]};

  ${media.fromM} {
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(${ACTION_WIDTH}, (100% - 3 * ${space[8]}) / 4)), 1fr)
    );
  }
`

const Action = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.bar};
  padding: ${space[8]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.s2};
  color: ${color.text};
  ${type.control}
  text-decoration: none;
  transition-property: border-color, background-color;
  transition-duration: ${motion.fast};

  & > svg {
    color: ${color.accent};
  }

  &:hover {
    border-color: ${color.controlLine};
    background: ${color.s3};
    color: ${color.text};
  }
`
