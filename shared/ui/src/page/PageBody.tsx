import type { ReactNode } from 'react'
import styled from 'styled-components'
import { size, space } from '../tokens'

interface PageBodyProps {
  /** At 16 px text: `content` is 1280 px, `trading` the whole window, `form` 640, `text` a column for reading. */
  width?: 'content' | 'trading' | 'form' | 'text'
  children: ReactNode
}

/** The column of a screen: centred, padded, its children 24 px apart. */
export function PageBody({ width = 'content', children }: PageBodyProps) {
  // The host's back bar is as wide as the content below it.
  const reach = width === 'trading' ? { 'data-full-width': '' } : {}
  return (
    <Column $width={width} {...reach}>
      {children}
    </Column>
  )
}

// The padding is not part of the width, so that the content is 1280 wide.
const widths = {
  content: padded(size.content),
  trading: 'none',
  form: padded(size.form),
  text: padded(size.text),
} as const

function padded(measure: string) {
  return `calc(${measure} + 2 * ${size.pagePadding})`
}

const Column = styled.div<{ $width: keyof typeof widths }>`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  width: 100%;
  max-width: ${({ $width }) => widths[$width]};
  min-width: 0;
  margin-inline: auto;
  padding: ${space[24]} ${size.pagePadding} ${space[64]};
`
