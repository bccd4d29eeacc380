import { Notice } from '@crossbook/ui'

/** What the link of a mail has done for a visitor whom it did not sign in. */
export function LinkNotice({ link }: { link: 'confirmed' | 'dead' }) {
  return link === 'confirmed' ? (
    <Notice title="Your email address is confirmed" announced>
      Sign in to continue.
    </Notice>
  ) : (
    <Notice tone="warn" title="This link no longer works" announced>
      Links in our mails work once, and not for long. Sign in, or create your account again to get another
      one.
    </Notice>
  )
}
