/** @jest-environment node */
import { add, compare, decimal, parseAmount } from '@crossbook/money'
import fc from 'fast-check'
import { ACCOUNT_COINS } from '../holdings/holdings'
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
    ['0.12345678', '0.0005', '0.12295678'],
    ['0.0005', '0.0005', '0.00000000'],
  ] as const)('of %s − %s leaves %s, with 8 decimals [WAL-34]', (amount, fee, received) => {
    expect(quoteWithdrawal(decimal(amount), decimal(fee))).toEqual({ received, belowFee: false })
  })

  it('leaves nothing of an amount below it, and reports that [WAL-35]', () => {
    expect(quoteWithdrawal(decimal('0.0004'), decimal('0.0005'))).toEqual({
      received: '0.00000000',
      belowFee: true,
    })
    expect(quoteWithdrawal(decimal('0'), decimal('0.0005')).belowFee).toBe(true)
  })

  it('adds up with the received amount to exactly the amount, for every amount that a field accepts [WAL-34]', () => {
    const typed = fc
      .tuple(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.stringMatching(/^\d{0,8}$/),
        fc.constantFrom('.', ','),
      )
      .map(([whole, fraction, mark]) => `${whole}${mark}${fraction}`)
    fc.assert(
      fc.property(typed, fc.constantFrom(...ACCOUNT_COINS), (text, coin) => {
        const parsed = parseAmount(text, [coin])
        fc.pre(parsed.ok)
        const { received, belowFee } = quoteWithdrawal(parsed.value, networkFee(coin))
        if (belowFee) expect(received).toBe('0.00000000')
        else expect(compare(add(received, networkFee(coin)), parsed.value)).toBe(0)
      }),
    )
  })
})
