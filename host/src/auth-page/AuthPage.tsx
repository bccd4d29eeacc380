import {
  arrowLeftIcon,
  Card,
  color,
  type Elements,
  height,
  Icon,
  media,
  PageHeader,
  space,
  type,
} from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'

const FORM_WIDTH = '29.5rem'

/** The height of the site's header on desktops. */
const HEADER_HEIGHT = '4rem'

interface AuthPageProps {
  title: string
  lead: string
  /** The link for visitors who are on the wrong one of the two pages. */
  other: { question: string; label: string; to: string }
  /** The form. */
  children: Elements
}

/** Layout of Sign In and Create Account: a centred card, a link home, and a link to the other page. */
export function AuthPage({ title, lead, other, children }: AuthPageProps) {
  return (
    <Centre>
      <HomeLink to={SITE_PATHS.home}>
        <Icon shape={arrowLeftIcon} size={16} />
        <span>Back to Home</span>
      </HomeLink>
      <Card>
        <PageHeader title={title} lead={lead} />
        {children}
        <Other>
          <span>{other.question}</span> <Link to={other.to}>{other.label}</Link>
        </Other>
      </Card>
    </Centre>
  )
}

/** Below the header by a share of the window. Centred, it would move while the page loads. */
const Centre = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[12]};
  width: 100%;
  max-width: ${FORM_WIDTH};
  min-height: calc(100dvh - ${HEADER_HEIGHT});
  margin: 0 auto;
  padding: max(${space[24]}, 8dvh) ${space[16]} ${space[64]};

  ${media.belowM} {
    padding-top: ${space[24]};
  }
`

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[8]};
  min-height: ${height.small};
  color: ${color.text2};
  ${type.control}
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
`

const Other = styled.p`
  color: ${color.text2};
  text-align: center;
`
