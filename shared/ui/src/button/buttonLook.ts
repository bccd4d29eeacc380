import { css } from 'styled-components'
import { color, media, motion, radius, size, space, stroke, type } from '../tokens'

/** The role of a button: one primary per view; `up` and `down` are for the two sides of a trade. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'up' | 'down'

/** `medium` is 40 px high (48 on touch), `small` 32 (40), for rows of a table; `large` is 48 everywhere. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** Props of buttons and of links that look like them. */
export interface ButtonLookProps {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Makes the button as wide as its container: `always`, or on phones only. */
  fullWidth?: 'always' | 'onPhone'
  /** A quiet button at the end of its container: its label, not its invisible box, aligns with the container's edge. */
  edge?: 'end'
}

/** The same props as transient ones, for styled components. */
export interface TransientLook {
  $variant: ButtonVariant
  $size: ButtonSize
  $fullWidth: 'always' | 'onPhone' | 'never'
  $edge: 'end' | undefined
}

const PRESSED = { brightness: 0.86, scale: 0.98 } as const

const fill = (background: string, ink: string, strong: string) => css`
  background: ${background};
  color: ${ink};
  &:hover {
    background: ${strong};
    color: ${ink};
  }
`

const variants = {
  primary: fill(color.accent, color.accentInk, color.accentStrong),
  secondary: css`
    border-color: ${color.controlLine};
    color: ${color.text};
    &:hover {
      background: ${color.s2};
      border-color: ${color.text3};
      color: ${color.text};
    }
  `,
  quiet: css`
    color: ${color.text2};
    &:hover {
      background: ${color.s2};
      color: ${color.text};
    }
  `,
  danger: fill(color.dangerSolid, color.dangerInk, color.dangerStrong),
  up: fill(color.up, color.upInk, `color-mix(in srgb, ${color.up} 86%, white)`),
  down: fill(color.down, color.downInk, `color-mix(in srgb, ${color.down} 86%, white)`),
} as const satisfies Record<ButtonVariant, unknown>

/** The distance from a button's box to its label, without the border. */
const insets = { small: space[12], medium: space[16], large: space[24] } as const satisfies Record<
  ButtonSize,
  string
>

const sizes = {
  small: css`
    min-height: ${size.controlSmall};
    ${type.smallStrong}
  `,
  medium: css`
    min-height: ${size.control};
    ${type.control}
  `,
  large: css`
    min-height: ${size.controlLarge};
    ${type.control}
  `,
} as const satisfies Record<ButtonSize, unknown>

const widths = {
  never: '',
  always: css`
    width: 100%;
  `,
  onPhone: css`
    ${media.belowS} {
      width: 100%;
    }
  `,
}

/** Darker while it is held down, and slightly smaller unless the user prefers reduced motion. */
const pressed = css`
  &:active:not(:disabled, [aria-disabled='true']) {
    filter: brightness(${PRESSED.brightness});

    ${media.motion} {
      transform: scale(${PRESSED.scale});
    }
  }
`

const atEdge = (inset: string) => css`
  max-width: calc(100% + ${inset} + ${stroke.hairline});
  margin-inline-end: calc(-1 * (${inset} + ${stroke.hairline}));
`

/** The declarations of every button. The styled component passes the transient props. */
export const buttonLook = css<TransientLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  flex: none;
  max-width: 100%;
  padding: 0 ${({ $size }) => insets[$size]};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  text-decoration: none;
  text-align: center;
  -webkit-user-select: none;
  user-select: none;
  transition-property: background-color, border-color, color, filter, transform;
  transition-duration: ${motion.fast};
  ${pressed}
  ${({ $size }) => sizes[$size]}
  ${({ $fullWidth }) => widths[$fullWidth]}
  ${({ $edge, $size }) => $edge === 'end' && atEdge(insets[$size])}
  ${({ $variant }) => variants[$variant]}

  ${media.print} {
    display: none;
  }
`

/** The look of an unavailable button: readable, not faded. */
export const disabledLook = css`
  background: ${color.s2};
  border-color: ${color.line};
  color: ${color.text3};
`
