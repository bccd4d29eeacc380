import Negotiator from 'negotiator'

/**
 * Returns the offered encodings that a request's Accept-Encoding accepts, in the offered order, which is from the smallest file to the
 * largest. Encodings with q=0 are refused.
 */
export function acceptedEncodings<Encoding extends string>(
  header: string | null,
  offered: readonly Encoding[],
) {
  // Without the header a client accepts any encoding, but only the plain file is sure to be readable.
  if (header === null) return []
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return offered.filter((encoding) => negotiator.encoding([encoding]) === encoding)
}
