/** @jest-environment node */
import { usd } from '@crossbook/money'
import { alertFrom, alertStatus, countAlerts, metAlerts, type PriceAlert } from './priceAlert'

const alert = (overrides: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'A',
  symbol: 'BTC',
  condition: 'above',
  price: usd('45000'),
  active: true,
  triggered: false,
  ...overrides,
})

describe('a new price alert', () => {
  it('has its symbol trimmed and in capitals, and starts active and not triggered [TRD-81]', () => {
    expect(alertFrom({ symbol: ' btc ', condition: 'below', price: ' 41000.50 ' }, 'A-9')).toEqual({
      id: 'A-9',
      symbol: 'BTC',
      condition: 'below',
      price: '41000.50',
      active: true,
      triggered: false,
    })
  })

  it.each([
    ['', '45000'],
    ['  ', '45000'],
    ['BTC', ''],
    ['BTC', '   '],
    ['BTC', 'abc'],
    ['BTC', '45,000'],
    ['BTC', 'NaN'],
  ])('is not made of symbol "%s" and price "%s" [TRD-82]', (symbol, price) => {
    expect(alertFrom({ symbol, condition: 'above', price }, 'A')).toBeUndefined()
  })
})

describe('the status of a price alert', () => {
  it('is triggered before it is active or inactive [TRD-83]', () => {
    expect(alertStatus(alert())).toBe('active')
    expect(alertStatus(alert({ active: false }))).toBe('inactive')
    expect(alertStatus(alert({ triggered: true }))).toBe('triggered')
    expect(alertStatus(alert({ triggered: true, active: false }))).toBe('triggered')
  })

  it('is the basis of the counts', () => {
    const alerts = [alert(), alert({ active: false }), alert({ triggered: true }), alert()]
    expect(countAlerts(alerts)).toEqual({ total: 4, active: 2, triggered: 1 })
  })
})

describe('the condition of a price alert', () => {
  const met = (overrides: Partial<PriceAlert>, price: `${number}`) =>
    metAlerts([alert(overrides)], () => usd(price)).length === 1

  it('is met when the price has passed the target, not at the target [TRD-84]', () => {
    expect(met({ condition: 'above' }, '45000.01')).toBe(true)
    expect(met({ condition: 'above' }, '45000.00')).toBe(false)
    expect(met({ condition: 'below' }, '44999.99')).toBe(true)
    expect(met({ condition: 'below' }, '45000')).toBe(false)
  })

  it('is evaluated only while the alert waits and its coin has a price [TRD-84]', () => {
    expect(met({ active: false }, '50000')).toBe(false)
    expect(met({ triggered: true }, '50000')).toBe(false)
    expect(met({ symbol: 'FOO' }, '50000')).toBe(false)
  })
})
