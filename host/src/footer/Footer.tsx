import { OUTSIDE_MENUS, type PageGroup } from '@crossbook/contract'
import { color, media, size, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { SiteScreen } from '../screens/siteScreens'
import { DensityChoice } from '../density/DensityChoice'
import { FooterGroup } from './FooterGroup'
import { VisitorLinks } from './VisitorLinks'

interface FooterProps {
  /** All pages of the remotes. */
  groups: readonly PageGroup[]
  /** All screens, for the host's own pages among them. */
  screens: readonly Pick<SiteScreen, 'path' | 'title' | 'access'>[]
}

/** The footer of every page: all pages of the site by group, and a note on the figures. */
export function Footer({ groups, screens }: FooterProps) {
  const own = screens.filter(({ access }) => access === 'signedOut')
  return (
    <Foot>
      <Inner>
        <Groups aria-label="All pages">
          {withAccount(groups).map(({ group, links }) => (
            <FooterGroup key={group} title={group} links={links}>
              {group === OUTSIDE_MENUS.signedIn && <VisitorLinks pages={own} />}
            </FooterGroup>
          ))}
        </Groups>
        <End>
          <Note>
            Crossbook is a demonstration. Prices, balances, markets and rewards are sample data, and no real
            trade, deposit or withdrawal takes place.
          </Note>
          <DensityChoice />
        </End>
      </Inner>
    </Foot>
  )
}

/** The group of the host's own pages does not depend on the remotes. */
function withAccount(groups: readonly PageGroup[]): readonly PageGroup[] {
  const account = OUTSIDE_MENUS.signedIn
  return groups.some(({ group }) => group === account) ? groups : [...groups, { group: account, links: [] }]
}

const Foot = styled.footer`
  border-top: ${stroke.hairline} solid ${color.line};

  ${media.print} {
    display: none;
  }
`

const Inner = styled.div`
  display: grid;
  gap: ${space[32]};
  max-width: calc(${size.content} + 2 * ${size.pagePadding});
  margin: 0 auto;
  padding: ${space[48]} ${size.pagePadding};

  main:has([data-full-width]) + footer > & {
    max-width: none;
  }

  ${media.belowM} {
    gap: ${space[24]};
    padding-block: ${space[8]} ${space[32]};
  }
`

const Groups = styled.nav`
  ${media.fromM} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[32]} ${space[24]};
  }
  ${media.fromL} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]} ${space[32]};
`

const Note = styled.p`
  max-width: ${size.text};
  ${type.small}
  color: ${color.text3};
`
