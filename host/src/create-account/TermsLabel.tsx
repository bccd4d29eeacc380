import { VisuallyHidden } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import { SITE_PATHS } from '@crossbook/contract'
import { createAccountCopy as copy } from './createAccountCopy'

/** The label of the terms checkbox. Its links open in a new tab, so that typed text is not lost. */
export function TermsLabel() {
  return (
    <span>
      <span>{copy.agree}</span>{' '}
      <Link to={SITE_PATHS.terms} target="_blank">
        <span>{copy.terms}</span>
        <VisuallyHidden>{copy.newTab}</VisuallyHidden>
      </Link>{' '}
      <span>{copy.and}</span>{' '}
      <Link to={SITE_PATHS.privacy} target="_blank">
        <span>{copy.privacy}</span>
        <VisuallyHidden>{copy.newTab}</VisuallyHidden>
      </Link>
    </span>
  )
}
