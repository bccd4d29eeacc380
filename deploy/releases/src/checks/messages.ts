/** A message for each kind of problem, in a sentence or two that say what happened and what to do. */
export type Messages<Problem extends { kind: string }> = {
  [K in Problem['kind']]: (problem: Extract<Problem, { kind: K }>) => string
}

/** Names that a sentence lists before it counts the others. */
const MOST_NAMES = 8

/** `host, earn and wallet`; of many the first few and how many more there are. */
export function formatList(names: readonly string[], most = MOST_NAMES) {
  if (names.length === 0) return 'none'
  const rest = names.length - most
  return new Intl.ListFormat('en').format(rest > 0 ? [...names.slice(0, most), `${rest} more`] : [...names])
}
