import { VisuallyHidden } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import { SITE_PATHS } from '@crossbook/contract'

/** What the terms checkbox says; its links open beside the form, so that what was typed is not lost. */
export function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <Link to={SITE_PATHS.terms} target="_blank">
        Terms of Service
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>{' '}
      and the{' '}
      <Link to={SITE_PATHS.privacy} target="_blank">
        Privacy Policy
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>
    </>
  )
}
