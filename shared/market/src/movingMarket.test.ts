/** @jest-environment node */
import { priceDecimals } from '@crossbook/money'
import { COIN_SYMBOLS } from './coins'
import { createMovingMarket, MARKET_TABLE_CHANGE_SPAN, PRICE_CARD_CHANGE_SPAN } from './movingMarket'
import { createRandom } from './random'
import { marketSample } from './sampleMarket'

const HIGHEST = () => 1 - Number.EPSILON
const LOWEST = () => 0
const MIDDLE = () => 0.5

describe('a market that moves', () => {
  it('is the sample before its first move', () => {
    const market = createMovingMarket(HIGHEST)
    expect(market.quote('BTC')).toMatchObject({ price: '43250', change: '2.45' })
    expect(market.arbitrage('BTC')).toBe('0.84')
  })

  it('rises by 0.05 % at most, and changes by 0.25 points in the table and 0.15 on the cards [MKT-08]', () => {
    const market = createMovingMarket(HIGHEST)
    market.move()
    expect(market.quote('BTC', MARKET_TABLE_CHANGE_SPAN)).toEqual({ price: '43271.63', change: '2.70' })
    expect(market.quote('BTC', PRICE_CARD_CHANGE_SPAN)).toEqual({ price: '43271.63', change: '2.60' })
    expect(market.arbitrage('BTC')).toBe('2.00')
  })

  it('falls by as much [MKT-08]', () => {
    const market = createMovingMarket(LOWEST)
    market.move()
    expect(market.quote('BTC', MARKET_TABLE_CHANGE_SPAN)).toEqual({ price: '43228.38', change: '2.20' })
    expect(market.quote('BTC')).toEqual({ price: '43228.38', change: '2.30' })
    expect(market.arbitrage('BTC')).toBe('0.10')
  })

  it('never drifts away, however often it moves [MKT-08]', () => {
    const market = createMovingMarket(createRandom(1))
    for (let moves = 0; moves < 500; moves++) {
      market.move()
      for (const symbol of COIN_SYMBOLS) {
        const sample = marketSample(symbol)
        const quote = market.quote(symbol, MARKET_TABLE_CHANGE_SPAN)
        const cent = 10 ** -priceDecimals(sample.price)
        const stray = Math.abs(Number(quote.price) - Number(sample.price))
        expect(stray).toBeLessThanOrEqual(Number(sample.price) * 0.0005 + cent / 2)
        expect(Math.abs(Number(quote.change) - Number(sample.change))).toBeLessThanOrEqual(0.2501)
      }
    }
  })

  it('keeps a coin worth a dollar at two decimals, and moves the smallest coin in its fourth digit', () => {
    const market = createMovingMarket(HIGHEST)
    market.move()
    expect(market.quote('USDT').price).toBe('1.00')
    expect(market.quote('SHIB').price).toBe('0.000009525')
    expect(market.quote('XRP').price).toBe('0.6237')
  })

  it('gives the same quote to all who ask until a figure of it changes [MKT-08]', () => {
    const numbers = createRandom(3)
    let still = false
    const market = createMovingMarket(() => (still ? MIDDLE() : numbers()))
    market.move()
    const first = market.quote('ETH')
    expect(market.quote('ETH')).toBe(first)
    market.move()
    const second = market.quote('ETH')
    expect(second).not.toBe(first)
    still = true
    market.move()
    const third = market.quote('ETH')
    market.move()
    expect(market.quote('ETH')).toBe(third)
  })

  it('moves alike for the same seed', () => {
    const [one, other] = [createMovingMarket(createRandom(9)), createMovingMarket(createRandom(9))]
    one.move()
    other.move()
    expect(COIN_SYMBOLS.map((symbol) => one.quote(symbol))).toEqual(
      COIN_SYMBOLS.map((symbol) => other.quote(symbol)),
    )
  })
})
