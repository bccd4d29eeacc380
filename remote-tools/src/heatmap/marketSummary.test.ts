/** @jest-environment node */
import { heatmapCoins } from './heatmapCoins'
import { marketSummary, topGainers, topLosers } from './marketSummary'

const symbols = (coins: { symbol: string }[]) => coins.map(({ symbol }) => symbol)

describe('the summary of the heatmap', () => {
  it('counts gainers and losers and averages the changes [TLS-45]', () => {
    expect(marketSummary(heatmapCoins())).toEqual({
      coins: 16,
      gainers: 9,
      losers: 7,
      averageChange: '0.51',
      totalMarketCap: '1427200',
    })
  })

  it('lists the five that gained most and the five that lost most [TLS-46]', () => {
    expect(symbols(topGainers(heatmapCoins()))).toEqual(['SOL', 'DOT', 'ADA', 'AVAX', 'BTC'])
    expect(symbols(topLosers(heatmapCoins()))).toEqual(['FLOW', 'UNI', 'DOGE', 'ATOM', 'XRP'])
  })

  it('has no loser among the gainers when few gained [TLS-46]', () => {
    const few = heatmapCoins().filter(({ symbol }) => ['BTC', 'XRP', 'UNI'].includes(symbol))
    expect(symbols(topGainers(few))).toEqual(['BTC'])
    expect(symbols(topLosers(few))).toEqual(['UNI', 'XRP'])
  })
})
