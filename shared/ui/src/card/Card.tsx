import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import type { Elements } from '../elements'
import { color, media, radius, space, stroke } from '../tokens'
import { SectionHeading } from './SectionHeading'

/** The content of a card and its optional heading. */
export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** With a title the card is a section of the page, named by it. */
  title?: ReactNode
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4
  lead?: ReactNode
  actions?: ReactNode
  /** `none` lets a table or list reach the card's edges; its heading keeps its own distance. */
  padding?: 'regular' | 'none'
  children?: Elements
}

/** A surface with a hairline around it: the unit that screens are laid out in. */
export function Card({
  title,
  level = 2,
  lead,
  actions,
  padding = 'regular',
  children,
  ...native
}: CardProps) {
  const headingId = useId()
  const flush = padding === 'none'
  if (title === undefined) {
    return (
      <Surface as="div" $flush={flush} {...native}>
        {children}
      </Surface>
    )
  }
  return (
    <Surface aria-labelledby={headingId} $flush={flush} {...native}>
      <Head $flush={flush}>
        <SectionHeading
          id={headingId}
          title={title}
          level={level}
          size="small"
          lead={lead}
          actions={actions}
        />
      </Head>
      {children}
    </Surface>
  )
}

const Surface = styled.section<{ $flush: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $flush }) => ($flush ? '0' : space[16])};
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : space[16])};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};
  /* Rows that reach the edges end at its round corners. */
  overflow: ${({ $flush }) => ($flush ? 'hidden' : 'visible')};

  ${media.fromM} {
    padding: ${({ $flush }) => ($flush ? '0' : space[24])};
  }
`

const Head = styled.div<{ $flush: boolean }>`
  padding: ${({ $flush }) => ($flush ? `${space[16]} ${space[16]} ${space[12]}` : '0')};

  ${media.fromM} {
    padding: ${({ $flush }) => ($flush ? `${space[24]} ${space[24]} ${space[16]}` : '0')};
  }
`
