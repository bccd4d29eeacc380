import { color, height, media, space, stroke, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import { Container } from '../Container'
import { SocialLinks } from './SocialLinks'

const LINKS = Object.freeze([
  { label: 'Terms', to: SITE_PATHS.terms },
  { label: 'Privacy', to: SITE_PATHS.privacy },
  { label: 'Support', to: SITE_PATHS.support },
  { label: 'About', to: SITE_PATHS.about },
])

/** The foot of the landing page: information pages, social links, and what the figures are. */
export function Footer() {
  return (
    <Foot>
      <Inner>
        <Words>
          <Name>Crossbook</Name>
          <Note>
            Crossbook is a demonstration. Prices, balances, markets and rewards are sample data, and no real
            trade, deposit or withdrawal takes place.
          </Note>
        </Words>
        <Links>
          <nav aria-label="Information">
            <Group>
              {LINKS.map(({ label, to }) => (
                <li key={to}>
                  <Entry to={to}>{label}</Entry>
                </li>
              ))}
            </Group>
          </nav>
          <SocialLinks />
        </Links>
      </Inner>
    </Foot>
  )
}

const Foot = styled.footer`
  border-top: ${stroke.hairline} solid ${color.line};
`

const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[32]} ${space[48]};
  padding-block: ${space[48]};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  max-width: 56ch;
`

const Name = styled.p`
  ${type.h3}
`

const Note = styled.p`
  color: ${color.text3};
  ${type.small}
`

const Links = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};

  ${media.fromM} {
    align-items: flex-end;
  }
`

const Group = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${height.small};
  color: ${color.text2};
  ${type.control}
  text-decoration: none;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`
