import { css } from 'styled-components'
import { color, motion, radius, size, space, stroke, type } from '../tokens'

/** The space above and below a control's text, so that with line and borders it has a control's height on desktops. */
export const TEXT_INSET = '0.4375rem'

const TOUCH_TEXT = '1rem'

/** The text of a control. iOS zooms into a field with text below 16 px, so it is larger on touch screens. */
export const controlText = css`
  color: ${color.text};
  ${type.body}

  @media (pointer: coarse) {
    font-size: ${TOUCH_TEXT};
  }
`

/** The box of a control that takes the focus itself: fill, line, hover, focus, error, disabled. */
export const controlBox = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${size.control};
  padding: ${TEXT_INSET} ${space[12]};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.control};
  background: ${color.s2};
  transition-property: border-color, background-color;
  transition-duration: ${motion.fast};
  ${controlText}

  &:hover:enabled {
    border-color: ${color.text3};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.hairline});
  }

  &[aria-invalid='true'] {
    border-color: ${color.down};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.s1};
    color: ${color.text3};
    opacity: 1;
  }
`
