import { VisuallyHidden } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import { SITE_PATHS } from '@crossbook/contract'
import { createAccountCopy as copy } from './createAccountCopy'

/** The label of the terms checkbox. Its links open in a new tab, so that typed text is not lost. */
export function TermsLabel() {
  return (
    <>
      {copy.agree}{' '}
      <Link to={SITE_PATHS.terms} target="_blank">
        {copy.terms}
        <VisuallyHidden>{copy.newTab}</VisuallyHidden>
      </Link>{' '}
      {copy.and}{' '}
      <Link to={SITE_PATHS.privacy} target="_blank">
        {copy.privacy}
        <VisuallyHidden>{copy.newTab}</VisuallyHidden>
      </Link>
    </>
  )
}
