/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { transactionCost } from './transactionCost'

describe('the cost of a transaction', () => {
  it.each([
    [21_000, '15', '0.000315'],
    [200_000, '25', '0.005'],
    [65_000, '0.1', '0.0000065'],
  ] as const)('of %d gas at %s gwei is %s coins [TLS-33]', (gasLimit, gwei, cost) => {
    expect(transactionCost(gasLimit, decimal(gwei))).toBe(cost)
  })
})
