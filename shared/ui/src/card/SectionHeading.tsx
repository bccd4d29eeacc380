import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, space, type } from '../tokens'

/** The heading of a part of a page. */
export interface SectionHeadingProps {
  title: ReactNode
  /** The heading level; 2 unless it is inside another section. */
  level?: 2 | 3 | 4
  /** `large` for sections of a page, `small` for cards. */
  size?: 'large' | 'small'
  /** One sentence below the title. */
  lead?: ReactNode
  /** Buttons and notes at the end of the line. */
  actions?: ReactNode
  /** For `aria-labelledby` of the section. */
  id?: string | undefined
}

/** Title, optional sentence, and actions at the end of the line that wrap below it on phones. */
export function SectionHeading({ title, level = 2, size = 'large', lead, actions, id }: SectionHeadingProps) {
  return (
    <Line>
      <Words>
        <Title as={`h${level}`} id={id} $large={size === 'large'}>
          {title}
        </Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`

const Title = styled.h2<{ $large: boolean }>`
  ${({ $large }) => ($large ? type.h2 : type.h3)}
`

const Lead = styled.p`
  max-width: 64ch;
  color: ${color.text2};
  ${type.body}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;

  /* A search below the title has the line to itself, as fields of forms have. */
  ${media.belowS} {
    &:has(input[type='search']) {
      flex-basis: 100%;
    }
  }
`
