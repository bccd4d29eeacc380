/** A behaviour that the embedded service is known not to have. */
export interface KnownDifference {
  readonly behaviour: string
  /** The value that the failing expectation receives. */
  readonly instead: unknown
  readonly reason: string
}

/**
 * Where the embedded service differs from GoTrue, and why. Each is in the README too. One that is gone fails
 * the tests, so that it is taken out of both.
 */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    behaviour: 'an unconfirmed address that signs up again keeps its first password',
    instead: ['invalid_credentials', 'Invalid login credentials'],
    reason:
      'each mail brings the password that came with it: with GoTrue, a stranger who signs up with an address first has chosen its owner’s password',
  },
  {
    behaviour: 'an unconfirmed address that signs up again later gets a new link, and the old one is void',
    instead: null,
    reason:
      'both links open it, each with its own password: with GoTrue, a stranger who signs up later voids the owner’s mail',
  },
]
