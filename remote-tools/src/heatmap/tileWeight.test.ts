/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { tileWeight } from './tileWeight'

describe('the size of a tile', () => {
  it('grows in six steps, at 2,000, 5,000, 10,000, 50,000 and 100,000 million [TLS-42]', () => {
    const below = (['1999.99', '4999.99', '9999.99', '49999.99', '99999.99'] as const).map((cap) =>
      tileWeight(decimal(cap)),
    )
    const at = (['2000', '5000', '10000', '50000', '100000'] as const).map((cap) => tileWeight(decimal(cap)))
    const steps = [...below, at.at(-1) ?? 0]
    expect(new Set(steps).size).toBe(6)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(at).toEqual(steps.slice(1))
  })
})
