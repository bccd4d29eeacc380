/** Other ways to write a field's unit. The site shows prices in USDT with a dollar sign. */
const ALIASES: Readonly<Record<string, readonly string[]>> = Object.freeze({
  USD: ['$', 'US$'],
  USDT: ['$', 'US$', 'USD', '\u20ae'],
  BTC: ['\u20bf'],
  ETH: ['\u039e'],
})

/** The first word around a figure that is none of the units, or undefined. */
export function foreignWord(around: string, units: readonly string[]): string | undefined {
  const known = new Set(units.flatMap((unit) => [unit.toUpperCase(), ...(ALIASES[unit] ?? [])]))
  return around
    .split(/\s+/)
    .filter(Boolean)
    .find((word) => !known.has(word.toUpperCase()))
}

/** Whether a word is a currency sign: unlike K or million it cannot change the magnitude. */
export function isCurrencySign(word: string): boolean {
  return /^(?:US)?\p{Sc}$/u.test(word)
}
