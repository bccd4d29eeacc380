import { color, type Elements, height, radius, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'

interface FragmentProps {
  /** The screen that it is a part of. */
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

/** Lines of a fragment, with hairlines between them. */
export const Lines = styled.ul`
  & > li + li {
    border-top: ${stroke.hairline} solid ${color.line};
  }
`

/** A line of a fragment: what at the start, how much at the end. */
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

/** The quieter words of a line. */
export const Quiet = styled.span`
  color: ${color.text3};
  ${type.small}
`

/** Two lines of words or figures below each other. */
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
