import { useAuth } from '@crossbook/auth'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { byStorage, forVisitors } from '../prerender/sessionMark'
import { PageLink } from './PageLink'

interface VisitorLinksProps {
  pages: readonly { path: string; title: string }[]
  /** Path of the page that is shown. */
  here: string
  onFollow: ComponentProps<typeof PageLink>['onFollow']
}

/**
 * The host's own pages, which the signed in are sent away from. Until it is known who comes, those whose browser has stored no
 * session see them.
 */
export function VisitorLinks({ pages, here, onFollow }: VisitorLinksProps) {
  const { status } = useAuth().session
  if (status === 'signedIn') return null
  return pages.map(({ path, title }) => (
    <VisitorItem key={path} {...byStorage(status === 'signedOut')}>
      <PageLink to={path} label={title} isCurrent={path === here} onFollow={onFollow} />
    </VisitorItem>
  ))
}

const VisitorItem = styled.li`
  ${forVisitors}
`
