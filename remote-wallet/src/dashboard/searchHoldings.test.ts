import { accountHoldings } from '../holdings/holdings'
import { searchHoldings } from './searchHoldings'

const found = (typed: string) => searchHoldings(accountHoldings(), typed).map(({ symbol }) => symbol)

describe('searching the wallet', () => {
  it.each([
    ['btc', ['BTC']],
    ['eTHereum', ['ETH']],
    ['t', ['BTC', 'ETH', 'USDT']],
    [' tether ', ['USDT']],
    ['', ['BTC', 'ETH', 'USDT', 'BNB']],
    ['doge', []],
  ])('for "%s" finds %j [WAL-07]', (typed, symbols) => {
    expect(found(typed)).toEqual(symbols)
  })
})
