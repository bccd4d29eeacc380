import { color, type Elements, height, media, radius, space, stroke, type } from '@crossbook/ui'
import styled, { css } from 'styled-components'

const across = css`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;

  & > li + li {
    border-top: 0;
    border-inline-start: ${stroke.hairline} solid ${color.line};
  }
`

interface FragmentProps {
  /** The screen that contains this part. */
  title: string
  /** Shown at the end of the title's line. */
  aside?: Elements
  children: Elements
}

/** A part of one of the product's screens, with live figures where the screen has them. */
export function Fragment({ title, aside, children }: FragmentProps) {
  return (
    <Frame>
      <Head>
        <span>{title}</span>
        {aside}
      </Head>
      {children}
    </Frame>
  )
}

/** Lines of a fragment, with hairlines between them; `$across` shows them next to each other from 64 em on. */
export const Lines = styled.ul<{ $across?: boolean }>`
  & > li + li {
    border-top: ${stroke.hairline} solid ${color.line};
  }

  ${media.fromL} {
    ${({ $across }) => $across === true && across}
  }
`

/** A line of a fragment: a label at the start, a value at the end. */
export const Line = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  min-height: ${height.row};
  padding: ${space[8]} ${space[20]};
  ${type.cell}
`

/** The less prominent text of a line. */
export const Quiet = styled.span`
  color: ${color.text3};
  ${type.small}
`

/** Two lines of text or figures below each other. */
export const Pile = styled.span<{ $end?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $end }) => ($end === true ? 'flex-end' : 'flex-start')};
`

const Frame = styled.figure`
  min-width: 0;
  overflow: hidden;
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};
`

const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  min-height: ${height.large};
  padding: ${space[8]} ${space[20]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  color: ${color.text3};
  ${type.micro}
`
