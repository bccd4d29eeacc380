import { Notice } from '@crossbook/ui'
import { signInCopy as copy } from './signInCopy'

/** What the link of a mail has done for a visitor whom it did not sign in. */
export function LinkNotice({ link }: { link: 'confirmed' | 'dead' }) {
  const { title, text } = copy.links[link]
  return (
    <Notice tone={link === 'dead' ? 'warn' : 'info'} title={title} announced>
      {text}
    </Notice>
  )
}
