/** @jest-environment node */
import { decimal, usd } from '@crossbook/money'
import type { Position } from './positions'
import { marginFor, valuePosition } from './valuePosition'

const position = (overrides: Partial<Position> = {}): Position => ({
  id: 'P',
  symbol: 'BTC',
  side: 'long',
  size: decimal('0.25'),
  entryPrice: usd('42180'),
  leverage: 10,
  ...overrides,
})

describe('a futures position', () => {
  it('wins with a rising price when it is long [TRD-37]', () => {
    expect(valuePosition(position(), usd('43250'))).toEqual({
      margin: '1054.50',
      pnl: '267.50',
      returnPercent: '25.37',
    })
  })

  it('loses as much with a rising price when it is short [TRD-37]', () => {
    expect(valuePosition(position({ side: 'short' }), usd('43250'))).toMatchObject({
      pnl: '-267.50',
      returnPercent: '-25.37',
    })
  })

  it('wins with a falling price when it is short [TRD-37]', () => {
    expect(valuePosition(position({ side: 'short' }), usd('42000')).pnl).toBe('45.00')
  })

  it('wins nothing at its entry price, without a minus before zero', () => {
    expect(valuePosition(position({ side: 'short' }), usd('42180')).pnl).toBe('0.00')
  })

  it('needs its value divided by the leverage as margin, exactly', () => {
    expect(marginFor(usd('0.3'), 1)).toBe('0.30')
    expect(marginFor(usd('43250'), 100)).toBe('432.50')
    expect(marginFor(usd('10'), 3)).toBe('3.33')
  })
})
