import { color, height, media, motion, radius, size, space, stroke, type } from '@crossbook/ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { EARN_PAGES } from './earnPages'

/** The tab bar of all earn pages. Each page renders it: a frame would be a chunk with its own copy of the styles' tokens. */
export function EarnTabs() {
  return (
    <Bar aria-label="Earn">
      <Pages>
        {EARN_PAGES.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </Pages>
    </Bar>
  )
}

const Bar = styled.nav`
  border-bottom: ${stroke.hairline} solid ${color.line};
`

/** The smallest width of a link that shares its line with two others on phones. */
const LINK_WIDTH = '5.5rem'

/* Six on one line, three by three on phones, two by two with large text. */
const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(${LINK_WIDTH}, 100% / 3), 1fr));
  width: 100%;
  max-width: calc(${size.content} + 2 * ${size.pagePadding});
  margin-inline: auto;
  padding-inline: ${size.pagePadding};

  ${media.fromS} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[24]};
  }
`

const PageLink = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${height.large};
  color: ${color.text3};
  ${type.control}
  text-decoration: none;
  transition: color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(-1 * ${stroke.hairline});
    height: ${stroke.strong};
    background: transparent;
  }

  &:hover,
  &[aria-current='page'] {
    color: ${color.text};
  }

  &[aria-current='page']::after {
    background: ${color.accent};
  }

  &:focus-visible {
    border-radius: ${radius.tile};
    outline-offset: calc(-1 * ${stroke.strong});
  }
`
