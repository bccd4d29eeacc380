import { map } from './block'

/** Groups of an IPv6 address that name a visitor's network: the first 64 bits, of which a visitor has all addresses. */
const GROUPS = 4

const GROUP = '[0-9a-f]+'

/**
 * By what limits tell visitors apart: an IPv4 address, or the first 64 bits of an IPv6 address. nginx leaves out the longest run of
 * zeros (`2001:db8::1`), so that each place of that run in the first 64 bits has a pattern.
 */
export const VISITOR_MAP = [
  '# Limits count IPv6 addresses by their first 64 bits.',
  ...map(
    '$remote_addr',
    '$visitor',
    {
      '~^::ffff:(?<mapped>[0-9.]+)$': '$mapped',
      [`~^(?<before>(?:${GROUP}:){${GROUPS}})`]: '${before}:',
      ...Object.fromEntries(
        upTo(GROUPS - 1).flatMap((before) =>
          upTo(GROUPS - 1 - before).map((after) => networkWithZeros(before, after)),
        ),
      ),
    },
    { otherwise: '$remote_addr' },
  ),
]

/** The case for addresses with so many of the four groups written before the run of zeros, and so many after it. */
function networkWithZeros(before: number, after: number) {
  const start = before === 0 ? ':' : `(?<before>(?:${GROUP}:){${before}})`
  const rest =
    after === 0
      ? `(?:${GROUP}(?::${GROUP}){0,3})?`
      : `(?<after>(?:${GROUP}:){${after}})(?:${GROUP}:){3}${GROUP}`
  const network = [
    before === 0 ? '' : '${before}',
    '0:'.repeat(GROUPS - before - after),
    after === 0 ? '' : '${after}',
  ]
  return [`~^${start}:${rest}$`, `${network.join('')}:`] as const
}

/** The whole numbers from 0 to `last`. */
function upTo(last: number) {
  return Array.from({ length: last + 1 }, (_, index) => index)
}
