import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { media, stroke } from '../tokens'

/** Marks the link of a row. */
export const ROW_LINK = 'data-row-link'

interface RowLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  /** The link's accessible name; the row's text is not part of it. */
  label: string
}

/**
 * The link of a table row, rendered in the cell that names the row. It covers the row, so that a click anywhere follows it, except
 * on other controls. On phones, where controls leave no space, it is left out.
 */
export function RowLink({ label, ...target }: RowLinkProps) {
  return <Cover {...target} {...{ [ROW_LINK]: '' }} aria-label={label} />
}

const Cover = styled(Link)`
  position: absolute;
  inset: 0;

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.strong});
  }

  ${media.belowM} {
    display: none;
  }
`

/** Follows the link of a clicked row, as the browser would: with Ctrl or Command in a new tab. */
export function followRowLink({
  target,
  currentTarget,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button, input, select, label')) return
  if (getSelection()?.type === 'Range') return
  currentTarget
    .querySelector(`a[${ROW_LINK}]`)
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
}
