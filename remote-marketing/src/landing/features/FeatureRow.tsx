import { arrowRightIcon, color, height, Icon, media, radius, space, stroke, type } from '@crossbook/ui'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

const COLUMN_WIDTH = '16.25rem'

/** The width on phones, at which the next claim is partly visible. */
const CARD_WIDTH = 'min(86%, 21.25rem)'

interface FeatureRowProps {
  title: string
  text: string
  links: readonly { label: string; to: string }[]
  /** On a desk, the side of the fragments; `below` gives them the whole width. */
  fragments?: 'right' | 'left' | 'below'
  /** One fragment of the product, or two side by side. */
  children: ReactNode
}

/** One claim: text and links, and parts of the product next to them. */
export function FeatureRow({ title, text, links, fragments = 'right', children }: FeatureRowProps) {
  const headingId = useId()
  return (
    <Row aria-labelledby={headingId} $fragments={fragments}>
      <TextColumn>
        <h2 id={headingId}>{title}</h2>
        <Text>{text}</Text>
        <Links>
          {links.map(({ label, to }) => (
            <More key={to} to={to}>
              <span>{label}</span>
              <Icon shape={arrowRightIcon} size={16} />
            </More>
          ))}
        </Links>
      </TextColumn>
      <Fragments>{children}</Fragments>
    </Row>
  )
}

const sides = {
  right: css`
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space[64]};
  `,
  left: css`
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[64]};

    & > :first-child {
      order: 1;
    }
  `,
  below: css`
    gap: ${space[32]};
  `,
}

const Row = styled.section<{ $fragments: keyof typeof sides }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-items: center;
  padding-block: ${space[48]};
  border-top: ${stroke.hairline} solid ${color.line};

  ${media.belowM} {
    flex: 0 0 ${CARD_WIDTH};
    grid-template-rows: auto 1fr;
    align-items: start;
    padding: ${space[20]} ${space[16]};
    border: ${stroke.hairline} solid ${color.line};
    border-radius: ${radius.card};
    scroll-snap-align: start;
  }

  ${media.fromL} {
    padding-block: ${space[64]};
    ${({ $fragments }) => sides[$fragments]}
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
`

const Text = styled.p`
  max-width: 52ch;
  color: ${color.text2};
  ${type.body}
`

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.small};
  ${type.control}
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

const Fragments = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${COLUMN_WIDTH}), 1fr));
  gap: ${space[16]};
  min-width: 0;
`
