/** @jest-environment node */
import { decimal } from '@crossbook/money'
import { quoteCashback } from './quoteCashback'

describe('cashback of a volume', () => {
  it.each([
    ['0', 'Bronze', '0.00', '10000'],
    ['9999.99', 'Bronze', '10.00', '0.01'],
    ['10000', 'Silver', '15.00', '40000'],
    ['49999.99', 'Silver', '75.00', '0.01'],
    ['50000', 'Gold', '100.00', '50000'],
    ['100000', 'Platinum', '250.00', undefined],
    ['1234567.89', 'Platinum', '3086.42', undefined],
  ] as const)('$%s is %s and brings $%s [ERN-52]', (volume, tier, cashback, missing) => {
    const quote = quoteCashback(decimal(volume))
    expect([quote.tier.tier, quote.cashback, quote.next?.missing]).toEqual([tier, cashback, missing])
  })
})
