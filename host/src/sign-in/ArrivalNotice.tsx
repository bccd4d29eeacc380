import type { SessionState } from '@crossbook/auth'
import { Notice } from '@crossbook/ui'
import { signInCopy as copy } from './signInCopy'

interface ArrivalNoticeProps {
  session: SessionState
  /** Whether the visitor comes from Create Account. */
  hasRegistered: boolean
}

/** Explains why a visitor is on Sign In: the end of a session, the result of a mail's link, or the next step after registering. */
export function ArrivalNotice({ session, hasRegistered }: ArrivalNoticeProps) {
  if (session.status !== 'signedOut') return null
  if (session.unreachable)
    return (
      <Notice tone="warn" title={copy.unreachable.title} announced>
        {copy.unreachable.text}
      </Notice>
    )
  if (session.link) {
    const { title, text } = copy.links[session.link]
    return (
      <Notice tone={session.link === 'dead' ? 'warn' : 'info'} title={title} announced>
        {text}
      </Notice>
    )
  }
  if (hasRegistered) return <Notice>{copy.registered}</Notice>
  return session.ended ? <Notice announced>{copy.ended}</Notice> : null
}
