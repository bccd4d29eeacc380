/** @jest-environment node */
import { decimal, usd } from '@crossbook/money'
import { accountFigures, dailyInterest, splitTrade } from './borrowing'

describe('the margin account', () => {
  it('has borrowed 40 % of the 30000 dollars that it may [TRD-52]', () => {
    expect(accountFigures()).toEqual({
      totalBalance: '45000',
      availableBalance: '33000',
      borrowedAmount: '12000',
      marginLevel: '3.75',
      maxBorrowable: '30000',
      capacityUsedPercent: '40',
    })
  })

  it('pays 0.02 % a day for USDT, 0.015 % for BTC and 0.018 % for ETH [TRD-55]', () => {
    expect(dailyInterest('USDT', decimal('4909.25'))).toBe('0.98185000')
    expect(dailyInterest('BTC', decimal('0.08'))).toBe('0.00001200')
    expect(dailyInterest('ETH', decimal('1.5'))).toBe('0.00027000')
  })
})

describe('a margin trade', () => {
  it('borrows the rest of its size, to the cent', () => {
    expect(splitTrade(usd('43250'), decimal('0.1'), 3)).toEqual({
      value: '4325.00',
      margin: '1441.67',
      borrowed: '2883.33',
    })
  })

  it('borrows nothing without leverage', () => {
    expect(splitTrade(usd('0.4567'), decimal('10'), 1)).toEqual({
      value: '4.57',
      margin: '4.57',
      borrowed: '0',
    })
  })
})
