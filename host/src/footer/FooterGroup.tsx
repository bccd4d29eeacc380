import type { PageGroup } from '@crossbook/contract'
import {
  chevronDownIcon,
  color,
  type Elements,
  height,
  Icon,
  media,
  motion,
  space,
  stroke,
  type,
} from '@crossbook/ui'
import styled from 'styled-components'
import { PageLink } from './PageLink'

interface FooterGroupProps {
  title: string
  links: PageGroup['links']
  /** List items before the links. */
  children?: Elements
}

/**
 * Links under their title. On phones the title opens and closes them, without any script: it is a separate `details` next to the
 * list, because browsers hide the content of a closed one at every width.
 */
export function FooterGroup({ title, links, children }: FooterGroupProps) {
  return (
    <Group>
      <Title>{title}</Title>
      <Fold>
        <summary>
          <span>{title}</span>
          <Icon shape={chevronDownIcon} size={16} />
        </summary>
      </Fold>
      <ul aria-label={title}>
        {children}
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const Group = styled.div`
  ${media.belowM} {
    border-bottom: ${stroke.hairline} solid ${color.line};

    & > details:not([open]) + ul {
      display: none;
    }
  }
`

const Title = styled.h2`
  margin-bottom: ${space[8]};
  ${type.smallStrong}
  color: ${color.text};

  ${media.belowM} {
    display: none;
  }
`

const Fold = styled.details`
  ${media.fromM} {
    display: none;
  }

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${height.bar};
    ${type.control}
    color: ${color.text};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      color: ${color.text3};
      transition: transform ${motion.fast} ${motion.ease};
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`
