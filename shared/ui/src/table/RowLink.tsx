import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { media, stroke } from '../tokens'

/** Marks the link that a row is. */
export const ROW_LINK = 'data-row-link'

interface RowLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  /** What it leads to; the row's words are no part of it. */
  label: string
}

/**
 * What a table's row leads to: put into the cell that names the row. It covers the row, which a click anywhere follows except
 * on other controls. Phones have no room next to their controls: there it is left out.
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

/** Follows the link of a row that was pressed, as the browser would: with Ctrl or Command in a new tab. */
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
