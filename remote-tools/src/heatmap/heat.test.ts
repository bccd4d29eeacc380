/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { heatOf } from './heat'

describe('the heat of a change', () => {
  it.each([
    ['3.01', 0],
    ['3', 1],
    ['1', 1],
    ['0.99', 2],
    ['0', 2],
    ['-0.01', 3],
    ['-1', 3],
    ['-1.01', 4],
    ['-3', 4],
    ['-3.01', 5],
  ] as const)('of %s percent is step %d [TLS-43]', (change, step) => {
    expect(heatOf(decimal(change))).toBe(step)
  })
})
