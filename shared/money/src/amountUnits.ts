/** Other ways to write a field's unit. The site shows prices in USDT with a dollar sign. */
const ALIASES: Readonly<Record<string, readonly string[]>> = Object.freeze({
  USD: ['$', 'US$'],
  USDT: ['$', 'US$', 'USD', '\u20ae'],
  BTC: ['\u20bf'],
  ETH: ['\u039e'],
})

/** Returns the first word around a figure that is not one of the units; undefined if there is no such word. */
export function foreignWord(around: string, units: readonly string[]): string | undefined {
  const known = new Set(units.flatMap((unit) => [unit.toUpperCase(), ...(ALIASES[unit] ?? [])]))
  return around
    .split(/\s+/)
    .filter(Boolean)
    .find((word) => !known.has(word.toUpperCase()))
}

/** Returns whether a word is a currency sign. Unlike K or million, a sign cannot change the magnitude. */
export function isCurrencySign(word: string): boolean {
  return /^(?:US)?\p{Sc}$/u.test(word)
}
