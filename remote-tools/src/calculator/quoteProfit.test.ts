/** @jest-environment node */
import type { ProfitFields } from './profitFields'
import { quoteProfit } from './quoteProfit'

const trade = (fields: Partial<ProfitFields> = {}): ProfitFields => ({
  entry: '43250',
  exit: '48000',
  amount: '2',
  fee: '',
  ...fields,
})

describe('the profit of a purchase and its sale', () => {
  it('is the proceeds of the sale less the costs of the purchase, and breaks even at the entry price [TLS-10]', () => {
    expect(quoteProfit(trade())).toEqual({
      profit: '9500',
      percent: '10.98',
      paid: '86500',
      received: '96000',
      fees: '0',
      breakEven: '43250.00',
      breakEvenDecimals: 2,
    })
  })

  it('pays the fee on both sides, which the sale has to bring in [TLS-10]', () => {
    expect(quoteProfit(trade({ fee: '0.1' }))).toEqual({
      profit: '9317.5',
      percent: '10.76',
      paid: '86586.5',
      received: '95904',
      fees: '182.5',
      breakEven: '43336.59',
      breakEvenDecimals: 2,
    })
  })

  it('is a loss when the sale brings less, and all that was paid when it brings nothing [TLS-10]', () => {
    expect(quoteProfit(trade({ exit: '43000' }))).toMatchObject({ profit: '-500', percent: '-0.58' })
    expect(quoteProfit(trade({ exit: '0' }))).toMatchObject({ profit: '-86500', percent: '-100.00' })
    expect(quoteProfit(trade({ exit: '43250', fee: '0.1' }))).toMatchObject({ profit: '-173' })
  })

  it('is decimal, and its break-even price as fine as the entry price was typed [TLS-10]', () => {
    expect(quoteProfit(trade({ entry: '0.1', exit: '0.3', amount: '3' }))?.profit).toBe('0.6')
    expect(quoteProfit(trade({ entry: '0.00000952', fee: '0.1' }))?.breakEven).toBe('0.00000954')
    expect(quoteProfit(trade({ entry: '1.00000001', fee: '0.1' }))?.breakEvenDecimals).toBe(8)
    expect(quoteProfit(trade({ entry: '1.000000001' }))).toBeUndefined()
  })

  it.each([
    { entry: '' },
    { exit: '' },
    { amount: '' },
    { entry: '0' },
    { amount: '0.00' },
    { exit: '-1' },
    { amount: '1,250' },
    { fee: 'x' },
    { fee: '100' },
  ])('does not exist for %p [TLS-81]', (fields) => {
    expect(quoteProfit(trade(fields))).toBeUndefined()
  })
})
