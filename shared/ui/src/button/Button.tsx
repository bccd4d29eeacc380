import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styled from 'styled-components'
import { SpinnerRing } from '../spinner/SpinnerRing'
import { buttonLook, disabledLook } from './buttonLook'
import type { ButtonLookProps, TransientLook } from './buttonLook'
import { space } from '../tokens'

/** Everything that a native button takes, its look, and its waiting state. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLookProps {
  /** Work is in progress: a click does nothing, while the button keeps the focus, shows a spinner and the `pendingLabel`. */
  pending?: boolean
  /** The label while pending. It is known from the start, so that the button reserves space for both labels and never jumps. */
  pendingLabel?: string
}

/** A button, of `type="button"` by default. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  edge,
  pending = false,
  pendingLabel,
  disabled,
  children,
  type = 'button',
  onClick,
  ...native
}: ButtonProps) {
  const showsPending = pending && pendingLabel !== undefined
  return (
    <Face
      {...native}
      type={type}
      disabled={disabled}
      // Not natively disabled, because the user would lose the focus.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? ignorePress : onClick}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth ?? 'never'}
      $edge={edge}
    >
      {pendingLabel === undefined ? (
        <>
          {pending && <SpinnerRing />}
          <Words>{children}</Words>
        </>
      ) : (
        <Room data-longest={pendingLabel}>
          <Content>
            {showsPending && <SpinnerRing />}
            <Words>{showsPending ? pendingLabel : children}</Words>
          </Content>
          {showsPending && <Ghost aria-hidden>{children}</Ghost>}
        </Room>
      )}
    </Face>
  )
}

/** Enter in a form's field clicks the form's button, too, and must not submit while work is in progress. */
function ignorePress(event: MouseEvent) {
  event.preventDefault()
}

const Face = styled.button<TransientLook>`
  ${buttonLook}
  &:disabled,
  &[aria-disabled='true'] {
    ${disabledLook}
  }
`

/** Separates the text from the spinner without changing the layout of a button's parts. */
const Words = styled.span`
  display: contents;
`

// Both texts lie in one grid cell; the invisible one (generated, so that it is not in the page's text) keeps the width.
const Room = styled.span`
  display: grid;
  justify-items: center;

  &::after {
    content: attr(data-longest);
    height: 0;
    padding-inline: ${space[12]};
    overflow: hidden;
    visibility: hidden;
    white-space: nowrap;
  }
`

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  grid-area: 1 / 1;
`

const Ghost = styled.span`
  display: inline-flex;
  gap: ${space[8]};
  grid-area: 1 / 1;
  visibility: hidden;
`
