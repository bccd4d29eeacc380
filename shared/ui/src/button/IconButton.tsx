import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '../icon/Icon'
import type { IconShape } from '../icon/iconShapes'
import { color, media, motion, radius, size as sizes, stroke } from '../tokens'

/** A button that shows an icon only; `label` is its name and its tooltip. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  label: string
  shape: IconShape
  /** Replaces the shape where one shape is not enough. */
  icon?: ReactNode
  filled?: boolean
  /** `medium` is 40 px square (48 on touch), `small` 32 (40). */
  size?: 'small' | 'medium'
  /** `outlined` draws the line of a control around it. */
  variant?: 'quiet' | 'outlined'
}

/** A square button with an icon and a name. */
export function IconButton({
  label,
  shape,
  icon,
  filled = false,
  size = 'medium',
  variant = 'quiet',
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <Face
      title={label}
      {...native}
      type={type}
      aria-label={label}
      $small={size === 'small'}
      $outlined={variant === 'outlined'}
    >
      {icon ?? <Icon shape={shape} filled={filled} />}
    </Face>
  )
}

const Face = styled.button<{ $small: boolean; $outlined: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? sizes.controlSmall : sizes.control)};
  height: ${({ $small }) => ($small ? sizes.controlSmall : sizes.control)};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  color: ${color.text2};
  transition-property: background-color, color;
  transition-duration: ${motion.fast};
  ${({ $outlined }) =>
    $outlined &&
    css`
      border-color: ${color.controlLine};
    `}

  &:hover:enabled {
    background: ${color.s2};
    color: ${color.text};
  }

  &[aria-pressed='true'] {
    color: ${color.accent};
  }

  &:disabled {
    color: ${color.text3};
    border-color: ${color.line};
  }

  ${media.print} {
    display: none;
  }
`
