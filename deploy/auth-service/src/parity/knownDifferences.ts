/** A behaviour that the embedded service is known not to have. */
export interface KnownDifference {
  readonly behaviour: string
  /** What the behaviour’s failing expectation received instead. */
  readonly instead: unknown
  readonly reason: string
}

/**
 * Where the embedded service differs from GoTrue, and why it stays so. Each stands in the README too. One that is gone fails
 * the tests, so that it is taken out of both.
 */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    behaviour: 'an unconfirmed address that signs up again keeps its first password',
    instead: ['invalid_credentials', 'Invalid login credentials'],
    reason:
      'the last password counts: with GoTrue, a stranger who signs up with an address first has chosen its owner’s password',
  },
  {
    behaviour: 'a confirmation is sent again on request',
    instead: [
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 59 seconds.',
    ],
    reason:
      'the library behind it never sends a confirmation again; signing up again does, and the site offers nothing else',
  },
]
