/** @jest-environment node */
import { decimal, usd } from '@crossbook/money'
import { profitOf } from './profit'

const HALF_A_BITCOIN = { amount: decimal('0.5'), paid: usd('40000') }

describe('profit or loss of a purchase', () => {
  it('is a gain above the price paid', () => {
    expect(profitOf(HALF_A_BITCOIN, usd('43250'))).toEqual({ gain: '1625', percent: '8.13' })
  })

  it('is a loss below the price paid', () => {
    expect(profitOf(HALF_A_BITCOIN, usd('36000'))).toEqual({ gain: '-2000', percent: '-10.00' })
  })
})
