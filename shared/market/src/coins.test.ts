/** @jest-environment node */
import { priceDecimals, signOf } from '@crossbook/money'
import { COIN_NAMES, COIN_SYMBOLS, isCoinNamed, parseCoinSymbol } from './coins'
import { SAMPLE_DATE_LABEL, SAMPLE_INSTANT, SAMPLE_INSTANT_MS } from './sampleInstant'
import { marketSample } from './sampleMarket'

const COINS_WITH_LOGO =
  'BTC ETH BNB LTC UNI LINK DOT ADA AVAX XMR ATOM XLM USDC TRX DOGE SHIB FLOW TON XRP USDT SOL'.split(' ')

describe('coins', () => {
  it('include every coin that has a logo', () => {
    expect(COINS_WITH_LOGO).toHaveLength(21)
    expect(COIN_SYMBOLS).toEqual(expect.arrayContaining(COINS_WITH_LOGO))
    expect(COIN_NAMES.BTC).toBe('Bitcoin')
  })

  it('are recognised in typed text', () => {
    expect(parseCoinSymbol(' btc ')).toBe('BTC')
    expect(parseCoinSymbol('DOGECOIN')).toBeUndefined()
    expect(parseCoinSymbol('toString')).toBeUndefined()
  })
})

describe('the sample market', () => {
  it('has the specified prices', () => {
    expect(marketSample('BTC').price).toBe('43250')
    expect(marketSample('ETH').price).toBe('2420.5')
    expect(marketSample('USDT').price).toBe('1')
    expect(marketSample('BNB').price).toBe('262.8')
  })

  it('has a price, a capitalization and a volume above zero for every coin', () => {
    for (const symbol of COIN_SYMBOLS) {
      const { price, marketCap, volume24h, arbitrage } = marketSample(symbol)
      expect([price, marketCap, volume24h, arbitrage].map(signOf)).toEqual([1, 1, 1, 1])
    }
  })

  it('has coins on both sides of one dollar, rising fast and falling', () => {
    const samples = COIN_SYMBOLS.map(marketSample)
    expect(new Set(samples.map(({ price }) => priceDecimals(price)))).toEqual(new Set([2, 4, 9]))
    expect(samples.filter(({ change }) => Number(change) > 2).length).toBeGreaterThan(4)
    expect(samples.filter(({ change }) => signOf(change) < 0).length).toBeGreaterThan(4)
  })

  it('cannot be changed', () => {
    expect(Object.isFrozen(marketSample('BTC'))).toBe(true)
  })

  it('belongs to one instant', () => {
    expect(Date.parse(SAMPLE_INSTANT)).toBe(SAMPLE_INSTANT_MS)
    expect(new Date(SAMPLE_INSTANT_MS).toUTCString()).toBe('Fri, 15 Mar 2024 12:00:00 GMT')
    expect(SAMPLE_DATE_LABEL).toBe('Sample data as of 15 Mar 2024')
  })
})

it.each([
  ['btc', ['BTC']],
  ['eTHereum', ['ETH']],
  ['eth', ['ETH', 'USDT']],
  [' tether ', ['USDT']],
  ['', ['BTC', 'ETH', 'USDT', 'BNB']],
  ['doge', []],
])('coins are found by a part of their symbol or name: "%s" names %j [WAL-07]', (typed, found) => {
  const coins = ['BTC', 'ETH', 'USDT', 'BNB'] as const
  expect(coins.filter((symbol) => isCoinNamed(symbol, typed))).toEqual(found)
})
