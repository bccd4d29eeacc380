import { decimal, usd } from '@crossbook/money'
import { dearPrice } from './arbitrage'

describe('the price on the dear exchange', () => {
  it('is the cheap price and the spread, in cents', () => {
    expect(dearPrice(usd('43250'), decimal('0.84'))).toBe('43613.30')
    expect(dearPrice(usd('98.45'), decimal('1.46'))).toBe('99.89')
  })

  it('is the cheap price when there is no spread', () => {
    expect(dearPrice(usd('43250'), decimal('0'))).toBe('43250.00')
  })
})
