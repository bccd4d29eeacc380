import { css } from 'styled-components'
import { color, stroke } from '../tokens'

/** Has a control answer on all of the positioned element around it, which shows its focus and gives it its corners. */
export const coveringLook = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${stroke.strong} solid ${color.focus};
  }
`
