import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { buttonLook } from './buttonLook'
import type { ButtonLookProps, TransientLook } from './buttonLook'

/** Everything that the router's Link takes, and the look. */
export interface ButtonLinkProps extends ComponentPropsWithRef<typeof Link>, ButtonLookProps {}

/** A real link that looks like a button, for navigation. Button is for actions. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  fullWidth,
  edge,
  ...link
}: ButtonLinkProps) {
  return <Face {...link} $variant={variant} $size={size} $fullWidth={fullWidth ?? 'never'} $edge={edge} />
}

const Face = styled(Link)<TransientLook>`
  ${buttonLook}
`
