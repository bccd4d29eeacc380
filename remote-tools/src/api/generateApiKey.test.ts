/** @jest-environment node */
import { type FillRandom, generateApiKey, randomCharacters } from './generateApiKey'

function countsOf(characters: string) {
  const counts = new Map<string, number>()
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  return counts
}

/** A source that returns every byte equally often. */
function everyByteInTurn(): FillRandom {
  let next = 0
  return (bytes) => {
    bytes.forEach((_, index) => {
      bytes[index] = next++ % 256
    })
  }
}

describe('an API key', () => {
  it('is the prefix and 40 letters and digits, another one each time [TLS-66]', () => {
    const keys = Array.from({ length: 1000 }, () => generateApiKey())
    for (const key of keys) expect(key).toMatch(/^cb_[A-Za-z0-9]{40}$/)
    expect(new Set(keys).size).toBe(1000)
  })

  it('uses 62 characters exactly equally often when the bytes come equally often [TLS-66]', () => {
    const counts = countsOf(randomCharacters(62 * 4 * 25, everyByteInTurn()))
    expect(counts.size).toBe(62)
    expect(new Set(counts.values())).toEqual(new Set([100]))
  })

  it('is evenly distributed with the source of the browser [TLS-66]', () => {
    const expected = 2000
    const counts = countsOf(randomCharacters(62 * expected))
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(62)
    // 61 degrees of freedom: chance exceeds 160 once in ten billion runs; taking bytes modulo 62 gives about 820.
    expect(chiSquare).toBeLessThan(160)
  })
})
