import Negotiator from 'negotiator'

/**
 * Which of the offered encodings a request's Accept-Encoding takes, in the offered order, which is from the smallest file to
 * the largest; those with q=0 are refused.
 */
export function acceptedEncodings<Encoding extends string>(
  header: string | null,
  offered: readonly Encoding[],
) {
  // Without the header a client takes anything, and the plain file is what it can surely read.
  if (header === null) return []
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return offered.filter((encoding) => negotiator.encoding([encoding]) === encoding)
}
