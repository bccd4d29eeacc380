import styled, { keyframes } from 'styled-components'
import { color, radius, rem } from '../tokens'

const breathe = keyframes`
  50% {
    opacity: 0.5;
  }
`

/** Reserves the space of loading content. A Spinner or the host announces the waiting. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $height: number; $width?: string }>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height }) => rem($height)};
  border-radius: ${radius.control};
  background: ${color.s2};
  animation: ${breathe} 2s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
