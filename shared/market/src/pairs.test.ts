/** @jest-environment node */
import { KNOWN_PAIRS, pairOf, parsePair, selectedPairFrom } from './pairs'

describe('pairs', () => {
  it('are the coins quoted in USDT', () => {
    expect(KNOWN_PAIRS).toHaveLength(23)
    expect(KNOWN_PAIRS.slice(0, 2)).toEqual(['BTC/USDT', 'ETH/USDT'])
    expect(KNOWN_PAIRS).not.toContain('USDT/USDT')
    expect(pairOf('SOL')).toBe('SOL/USDT')
  })

  it('are recognised only when they are known', () => {
    expect(parsePair('ETH/USDT')).toBe('ETH/USDT')
    expect(parsePair('eth/usdt')).toBeUndefined()
    expect(parsePair('<img src=x>/USDT')).toBeUndefined()
    expect(parsePair(['ETH/USDT'])).toBeUndefined()
  })
})

describe('the pair that a link to spot trading carries', () => {
  it('is taken when it is known', () => {
    expect(selectedPairFrom({ selectedPair: 'SOL/USDT' })).toBe('SOL/USDT')
  })

  it.each([
    [null],
    [undefined],
    ['SOL/USDT'],
    [{}],
    [{ selectedPair: 'NOPE/USDT' }],
    [{ selectedPair: 'sol/usdt' }],
    [{ selectedPair: '<b>SOL/USDT</b>' }],
    [{ selectedPair: 7 }],
    [{ selectedPair: null }],
    [{ selectedPair: ['SOL/USDT'] }],
    [7],
  ])('is BTC/USDT for %j', (state) => {
    expect(selectedPairFrom(state)).toBe('BTC/USDT')
  })
})
