/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { quoteDemoSwap } from './quoteDemoSwap'

describe('a demonstration swap', () => {
  it.each([
    ['1', '15.22975500'],
    ['0.1', '1.52297550'],
    ['2.5', '38.07438750'],
    ['0.00000001', '0.00000015'],
    ['0', '0.00000000'],
    ['123456789.12345678', '1880216651.43691151'],
  ] as const)('of %s gives %s: times 15.245, times 0.999 [TRD-71]', (amount, received) => {
    expect(quoteDemoSwap(decimal(amount))).toBe(received)
  })
})
