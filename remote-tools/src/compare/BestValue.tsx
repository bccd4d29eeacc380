import { checkIcon, color, Icon, media, space, VisuallyHidden } from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { compareCopy } from './compareCopy'

/** The best value, marked by a check, and by text for screen readers. */
export function BestValue({ children }: { children: ReactNode }) {
  return (
    <Marked>
      <Icon shape={checkIcon} size={16} />
      <VisuallyHidden translate="yes">{compareCopy.best}</VisuallyHidden>
      <span>{children}</span>
    </Marked>
  )
}

const Marked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  vertical-align: bottom;

  & > svg {
    color: ${color.accent};
  }

  /* A column is as wide as its longest value. */
  ${media.belowXs} {
    & > svg {
      display: none;
    }
  }
`
