import { decimal } from '@crossbook/money'
import { networkFee } from './networkFees'
import { quoteWithdrawal } from './quoteWithdrawal'

describe('the fee of a withdrawal', () => {
  it('is the specified one of each coin [WAL-33]', () => {
    expect([networkFee('BTC'), networkFee('ETH'), networkFee('USDT'), networkFee('BNB')]).toEqual([
      '0.0005',
      '0.003',
      '1.00',
      '0.0005',
    ])
  })

  it.each([
    ['1', '0.0005', '0.99950000'],
    ['0.1', '0.003', '0.09700000'],
    ['5250.00', '1.00', '5249.00000000'],
    ['0.123456789', '0.0005', '0.12295679'],
    ['0.0005', '0.0005', '0.00000000'],
  ] as const)('of %s − %s leaves %s, with 8 decimals [WAL-34]', (amount, fee, received) => {
    expect(quoteWithdrawal(decimal(amount), decimal(fee))).toEqual({ received, belowFee: false })
  })

  it('leaves nothing of less than itself, and says so [WAL-35]', () => {
    expect(quoteWithdrawal(decimal('0.0004'), decimal('0.0005'))).toEqual({
      received: '0.00000000',
      belowFee: true,
    })
    expect(quoteWithdrawal(decimal('0'), decimal('0.0005')).belowFee).toBe(false)
  })
})
