import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, stroke, type } from '../tokens'
import { translateOf } from './translateOf'

/** Terms at the start, values at the end of their lines: fees, rates, the received amount. Its children are DescriptionItems. */
export const DescriptionList = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

interface DescriptionItemProps {
  term: ReactNode
  /** The value. */
  children: ReactNode
  /** Marks the total. */
  strong?: boolean
}

/** One line of a DescriptionList. */
export function DescriptionItem({ term, children, strong = false }: DescriptionItemProps) {
  return (
    <Line $strong={strong}>
      <Term $strong={strong}>{term}</Term>
      <Value translate={translateOf(children)}>{children}</Value>
    </Line>
  )
}

const Line = styled.div<{ $strong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[16]};
  ${({ $strong }) =>
    $strong &&
    `padding-top: ${space[12]}; margin-top: ${space[4]}; border-top: ${stroke.hairline} solid ${color.line};`}
`

const Term = styled.dt<{ $strong: boolean }>`
  color: ${({ $strong }) => ($strong ? color.text : color.text3)};
  ${({ $strong }) => ($strong ? type.smallStrong : type.small)}
`

const Value = styled.dd`
  margin-left: auto;
  color: ${color.text};
  ${type.cell}
  text-align: right;
  overflow-wrap: anywhere;
`
