/** @jest-environment node */
import { marketRow } from './marketRow.fixture'
import { MARKET_ROWS } from './marketRows'
import { rowsOfTab } from './marketTabs'

const coins = (tab: Parameters<typeof rowsOfTab>[0], rows = MARKET_ROWS) =>
  rowsOfTab(tab, rows).map(({ symbol }) => symbol)

describe('the rows of a market tab', () => {
  it('are all 12 in popular [MKT-10]', () => {
    expect(coins('popular')).toEqual([
      'BTC',
      'ETH',
      'BNB',
      'SOL',
      'XRP',
      'ADA',
      'AVAX',
      'DOGE',
      'DOT',
      'LINK',
      'LTC',
      'UNI',
    ])
  })

  it('are items 5 to 8 in new [MKT-11]', () => {
    expect(coins('new')).toEqual(['XRP', 'ADA', 'AVAX', 'DOGE'])
  })

  it('have a change above 2 in growth [MKT-12]', () => {
    expect(coins('growth')).toEqual(['BTC', 'SOL', 'ADA', 'AVAX', 'DOT'])
  })

  it('leave out a change of exactly 2 in growth [MKT-12]', () => {
    const rows = [marketRow({ symbol: 'BTC', change: '2' }), marketRow({ symbol: 'ETH', change: '2.01' })]
    expect(coins('growth', rows)).toEqual(['ETH'])
  })

  it('are shown as negative in decline [MKT-13]', () => {
    expect(coins('decline')).toEqual(['BNB', 'XRP', 'DOGE', 'LINK', 'UNI'])
  })

  it('leave out a fall that is shown as 0.00% in decline [MKT-13]', () => {
    const rows = [
      marketRow({ symbol: 'BTC', change: '-0.004' }),
      marketRow({ symbol: 'ETH', change: '-0.005' }),
    ]
    expect(coins('decline', rows)).toEqual(['ETH'])
  })

  it('are at most 8 in growth and decline [MKT-12] [MKT-13]', () => {
    const all = (change: `${number}`) => MARKET_ROWS.map(({ symbol }) => marketRow({ symbol, change }))
    const firstEight = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'ADA', 'AVAX', 'DOGE']
    expect(coins('growth', all('3'))).toEqual(firstEight)
    expect(coins('decline', all('-3'))).toEqual(firstEight)
  })
})
