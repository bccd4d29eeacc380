import { randomInt } from 'node:crypto'
import process from 'node:process'

/** The largest seed and one. */
const SEEDS = 2 ** 32

let next: (() => number) | undefined

/**
 * Returns a random number in [0, 1) for a test: when a process is killed, how late an answer comes. The first number of a test file prints
 * the seed of all of them; `CROSSBOOK_SEED` repeats that schedule.
 */
export function chance(): number {
  next ??= sequence(chosenSeed(process.env.CROSSBOOK_SEED))
  return next()
}

function chosenSeed(wanted: string | undefined) {
  const seed = wanted === undefined ? randomInt(SEEDS) : Number(wanted)
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new Error(`CROSSBOOK_SEED is “${String(wanted)}”; it has to be a whole number below ${SEEDS}.`)
  process.stdout.write(`What this test file leaves to chance comes again with CROSSBOOK_SEED=${seed}\n`)
  return seed
}

/** The same numbers for the same seed (Mulberry32). */
function sequence(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / SEEDS
  }
}
