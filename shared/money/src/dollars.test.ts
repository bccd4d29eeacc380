/** @jest-environment node */
import { usd } from './decimal'
import { formatCompactUsd, formatPrice, formatUsd, fullPriceTitle, priceDecimals } from './dollars'

describe('dollars', () => {
  it('have groups, cents and the minus before the sign', () => {
    expect(formatUsd(usd('1234.5'))).toBe('$1,234.50')
    expect(formatUsd(usd('-0.75'))).toBe('−$0.75')
    expect(formatUsd(usd('-0.001'))).toBe('$0.00')
    expect(formatUsd(usd('0.015'), 3)).toBe('$0.015')
    expect(formatUsd(usd('30000'), 0)).toBe('$30,000')
  })

  it('may be compact', () => {
    expect(formatCompactUsd(usd('847300000000'))).toBe('$847.3B')
    expect(formatCompactUsd(usd('-2500000'))).toBe('−$2.5M')
  })
})

describe('prices', () => {
  it('show 2 decimals from one dollar up', () => {
    expect(formatPrice(usd('43250'))).toBe('$43,250.00')
    expect(formatPrice(usd('2420.5'))).toBe('$2,420.50')
    expect(formatPrice(usd('1'))).toBe('$1.00')
    expect(priceDecimals(usd('1'))).toBe(2)
  })

  it('show 4 decimals under one dollar', () => {
    expect(formatPrice(usd('0.4567'))).toBe('$0.4567')
    expect(formatPrice(usd('0.9998'))).toBe('$0.9998')
    expect(formatPrice(usd('0.001'))).toBe('$0.0010')
    expect(formatPrice(usd('0'))).toBe('$0.0000')
    expect(priceDecimals(usd('0.9999'))).toBe(4)
  })

  it('show 4 significant digits where 4 decimals would show none', () => {
    expect(formatPrice(usd('0.00000952'))).toBe('$0.000009520')
    expect(formatPrice(usd('0.00000952346'))).toBe('$0.000009523')
    expect(formatPrice(usd('0.0009996'))).toBe('$0.0009996')
  })

  it('have a title with the whole price where their decimals hide part of it, and only there', () => {
    expect(fullPriceTitle(usd('0.00000952'))).toBeUndefined()
    expect(fullPriceTitle(usd('0.00000952346'))).toBe('$0.00000952346')
    expect(fullPriceTitle(usd('0.08231'))).toBe('$0.08231')
    expect(fullPriceTitle(usd('0.4567'))).toBeUndefined()
    expect(fullPriceTitle(usd('0.45670000'))).toBeUndefined()
    expect(fullPriceTitle(usd('43250'))).toBeUndefined()
    expect(fullPriceTitle(usd('14.855'))).toBe('$14.855')
  })
})
