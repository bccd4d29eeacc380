/** A source of numbers in [0, 1), as `Math.random` is one. */
export type RandomSource = () => number

/**
 * Creates a random source that returns the same numbers for the same seed (Mulberry32). For samples and tests, never for secrets.
 *
 * @example
 * const random = createRandom(42)
 * random() // always the same number in [0, 1)
 */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns a seed for `createRandom` that is the same for the same text.
 *
 * @example
 * createRandom(seedOf('BTC trades'))
 */
export function seedOf(text: string): number {
  return [...text].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0, 7)
}
