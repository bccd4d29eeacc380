import { useAuth } from '@crossbook/auth'
import styled from 'styled-components'
import { byStorage, forVisitors } from '../page/sessionMark'
import { PageLink } from './PageLink'

/**
 * The host's own pages, which redirect signed-in users. Until the session is known, users without a stored session see them.
 */
export function VisitorLinks({ pages }: { pages: readonly { path: string; title: string }[] }) {
  const { status } = useAuth().session
  if (status === 'signedIn') return null
  return pages.map(({ path, title }) => (
    <VisitorItem key={path} {...byStorage(status === 'signedOut')}>
      <PageLink to={path}>{title}</PageLink>
    </VisitorItem>
  ))
}

const VisitorItem = styled.li`
  ${forVisitors}
`
