import { css } from 'styled-components'
import { color, stroke } from '../tokens'

/** Makes a control clickable on all of the positioned element around it, which shows its focus and sets its corners. */
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
