/** @jest-environment node */
import { COIN_SYMBOLS } from '@crossbook/market'
import { suggestCoins } from './suggestCoins'

describe('the suggested coins', () => {
  it.each([
    ['', COIN_SYMBOLS],
    ['  ', COIN_SYMBOLS],
    ['sol', ['SOL']],
    ['Bit', ['BTC']],
    [' car ', ['ADA']],
    ['foo', []],
  ])('for "%s" are those whose symbol or name begins so [TRD-105]', (typed, expected) => {
    expect(suggestCoins(typed)).toEqual(expected)
  })

  it('list matches by symbol before matches by name [TRD-105]', () => {
    expect(suggestCoins('s')).toEqual(['SOL', 'SHIB', 'XLM'])
  })
})
