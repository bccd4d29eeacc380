/** A source of numbers in [0, 1), as `Math.random` is one. */
export type RandomSource = () => number

/** A source that gives the same numbers for the same seed (Mulberry32); for samples and tests, never for secrets. */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
