import { color, height, media, space, type } from '@crossbook/ui'
import { memo, type MouseEventHandler } from 'react'
import styled from 'styled-components'

interface PageLinkProps {
  to: string
  label: string
  /** Whether the visitor is there. */
  isCurrent: boolean
  /** Goes there without loading the site anew. */
  onFollow: MouseEventHandler<HTMLAnchorElement>
}

/**
 * One page of the footer; as high as a finger needs on phones. The router's own links ask at every navigation where they are, and
 * these are as many as the site has pages: rendering them took longer than most screens.
 */
export const PageLink = memo(function PageLink({ to, label, isCurrent, onFollow }: PageLinkProps) {
  return (
    <PlainLink href={to} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      {label}
    </PlainLink>
  )
})

const PlainLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${height.small};
  ${type.small}
  color: ${color.text2};
  text-decoration: none;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  &[aria-current='page'] {
    color: ${color.text};
  }
  ${media.belowM} {
    min-height: ${height.bar};
    padding-inline-start: ${space[16]};
    ${type.control}
  }
`
