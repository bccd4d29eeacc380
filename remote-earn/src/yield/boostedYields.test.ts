/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { boostedYields } from './boostedYields'

const OPTIONS = [
  { symbol: 'ETH', apy: decimal('5.2') },
  { symbol: 'DOT', apy: decimal('12.5') },
] as const

describe('boosted yields', () => {
  it('are the staking yields times the boost [ERN-42]', () => {
    expect(boostedYields({ boost: 2, coins: ['ETH'] }, OPTIONS)).toEqual([
      { symbol: 'ETH', regular: '5.2', boosted: '10.4' },
    ])
  })

  it('leave out a coin that cannot be staked', () => {
    expect(boostedYields({ boost: 2, coins: ['BTC', 'DOT'] }, OPTIONS).map(({ symbol }) => symbol)).toEqual([
      'DOT',
    ])
  })
})
