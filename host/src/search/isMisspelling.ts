/** Shorter words would match too many others. */
const SHORTEST = 4

/**
 * Returns whether a typed word is the beginning of another word with one mistake: a missing, extra or wrong letter, or two swapped
 * letters. Words of fewer than four letters never are.
 *
 * @example isMisspelling('bitcon', 'bitcoin') // true
 */
export function isMisspelling(typed: string, word: string) {
  if (typed.length < SHORTEST || word.length < SHORTEST) return false
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  if (at < 0) return true
  const rest = typed.slice(at)
  const other = word.slice(at)
  return (
    other.slice(1).startsWith(rest) ||
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    (rest.length > 1 && other.startsWith(`${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`))
  )
}
