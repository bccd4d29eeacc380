import styled from 'styled-components'
import { rem } from '../tokens'
import type { IconShape } from './iconShapes'

interface IconProps {
  shape: IconShape
  /** Width and height in CSS pixels at 16 px text; the icon grows with the text. */
  size?: 16 | 20 | 24
  /** Fills the outline as well, for a marked star or a play sign. */
  filled?: boolean
  /** The name of an icon without text next to it. Without a name, the icon is decoration and is not announced. */
  label?: string
}

/** A line icon in the colour of the text around it. */
export function Icon({ shape, size = 20, filled = false, label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Drawing viewBox="0 0 20 20" width={rem(size)} height={rem(size)} focusable="false" {...naming}>
      <path d={shape} fill={filled ? 'currentColor' : 'none'} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  flex: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
