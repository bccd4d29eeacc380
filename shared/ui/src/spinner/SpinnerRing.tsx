import styled, { keyframes } from 'styled-components'
import { rem } from '../tokens'

/** The turning ring alone, as decoration next to a text. */
export function SpinnerRing({ size = 16 }: { size?: 16 | 24 }) {
  return (
    <Ring viewBox="0 0 16 16" width={rem(size)} height={rem(size)} aria-hidden focusable="false">
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </Ring>
  )
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const breathe = keyframes`
  50% {
    opacity: 0.4;
  }
`

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2400ms ease-in-out infinite;
  }
`
