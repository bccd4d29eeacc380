import type { ReactNode } from 'react'
import styled from 'styled-components'
import { size, space } from '../tokens'

interface PageBodyProps {
  /** `content` is 1280 px, `trading` 1600, `form` 640, `text` a column for reading. */
  width?: 'content' | 'trading' | 'form' | 'text'
  children: ReactNode
}

/** The column that a screen stands in: centred, padded, its parts 24 px apart. */
export function PageBody({ width = 'content', children }: PageBodyProps) {
  return <Column $width={width}>{children}</Column>
}

// The padding is outside the measure, so that 1280 is the width of the content.
const widths = {
  content: size.content,
  trading: size.contentTrading,
  form: size.form,
  text: size.text,
} as const

const Column = styled.div<{ $width: keyof typeof widths }>`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  width: 100%;
  max-width: calc(${({ $width }) => widths[$width]} + 2 * ${size.pagePadding});
  min-width: 0;
  margin-inline: auto;
  padding: ${space[24]} ${size.pagePadding} ${space[64]};
`
