/** @jest-environment node */
import { decimal, usd } from './decimal'
import { formatSignedPercent, formatSignedUsd } from './signed'

describe('gains and losses', () => {
  it('show a change in percent with its direction', () => {
    expect(formatSignedPercent(decimal('2.45'))).toEqual({ text: '+2.45%', direction: 'up' })
    expect(formatSignedPercent(decimal('-0.52'))).toEqual({ text: '−0.52%', direction: 'down' })
    expect(formatSignedPercent(12.5, 1)).toEqual({ text: '+12.5%', direction: 'up' })
  })

  it('are flat when they round to zero, whatever they were before', () => {
    expect(formatSignedPercent(decimal('-0.004'))).toEqual({ text: '0.00%', direction: 'flat' })
    expect(formatSignedPercent(decimal('0.0049'))).toEqual({ text: '0.00%', direction: 'flat' })
    expect(formatSignedPercent(decimal('0.005'))).toEqual({ text: '+0.01%', direction: 'up' })
    expect(formatSignedUsd(usd('-0.001'))).toEqual({ text: '$0.00', direction: 'flat' })
  })

  it('show a profit in dollars with its direction', () => {
    expect(formatSignedUsd(usd('1250.5'))).toEqual({ text: '+$1,250.50', direction: 'up' })
    expect(formatSignedUsd(usd('-80'))).toEqual({ text: '−$80.00', direction: 'down' })
  })
})
