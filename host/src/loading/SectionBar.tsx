import { color, coversPageEnd, layer, size, space, stroke } from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { availableBeforeScreenIsInteractive } from '../page/startup'

interface SectionBarProps {
  role: 'status' | 'alert'
  children: ReactNode
}

/** A message about a section that stays visible: over the page's lower end, so that nothing moves. */
export function SectionBar({ role, children }: SectionBarProps) {
  return (
    <Bar ref={coversPageEnd} role={role}>
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[12]};
  padding: ${space[12]} ${size.pagePadding};
  border-top: ${stroke.hairline} solid ${color.line};
  background: ${color.s3};
  ${availableBeforeScreenIsInteractive}
`
