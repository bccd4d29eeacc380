import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, space, type } from '../tokens'

/** Sizes of the heading on phones. */
const PHONE_HEADING = { text: 'min(1.75rem, 10vw)', line: '2.25rem' } as const

interface PageHeaderProps {
  /** The page's only h1; the host moves the focus to it after navigation. */
  title: ReactNode
  /** One or two sentences on the purpose of the page. */
  lead?: ReactNode
  /** Buttons and notes at the end of the line. */
  actions?: ReactNode
}

/** The heading area of every screen. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Head>
      <Words>
        <Title tabIndex={-1}>{title}</Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[16]} ${space[24]};
`

const Words = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space[8]};
  min-width: 0;
`

const Title = styled.h1`
  ${type.h1}

  ${media.belowS} {
    font-size: ${PHONE_HEADING.text};
    line-height: ${PHONE_HEADING.line};
  }
`

const Lead = styled.p`
  max-width: 68ch;
  color: ${color.text2};
  ${type.body}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`
