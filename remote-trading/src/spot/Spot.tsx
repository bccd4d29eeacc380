import { DEFAULT_PAIR, pairOf } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { Notice, space } from '@crossbook/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { MarketChart } from '../market-chart/MarketChart'
import { QuoteFigures } from '../live-quote/QuoteFigures'
import { MarketPicker } from '../market-picker/MarketPicker'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { TradingStrip } from '../trading-layout/TradingStrip'
import { ComingSoon } from './ComingSoon'
import { MarketStats } from './MarketStats'
import { spotCopy as copy } from './spotCopy'
import { baseCoin, SPOT_MARKETS, type SpotCoin } from './spotMarkets'
import { useSelectedPair } from './useSelectedPair'

/** Spot markets with their figures and a chart to look at; the interface to trade with is yet to come. */
export default function Spot() {
  const [pair, selectPair] = useSelectedPair()
  const symbol = baseCoin(pair)
  const selectCoin = useCallback((coin: SpotCoin) => selectPair(pairOf(coin)), [selectPair])

  return (
    <TradingLayout
      strip={
        <TradingStrip title={copy.title} market={pair} actions={<PauseLivePrices />} namedByBackBar>
          <QuoteFigures symbol={symbol} priceLabel="Last price" />
        </TradingStrip>
      }
      banner={
        // Always there, so that a banner that comes with another market is announced.
        <Announced role="status">
          {pair !== DEFAULT_PAIR && <Notice title={copy.readyToTrade(pair)} />}
        </Announced>
      }
      markets={<MarketPicker markets={SPOT_MARKETS} value={symbol} onChange={selectCoin} />}
      ticket={
        <>
          <ComingSoon />
          <MarketStats />
        </>
      }
      main={<MarketChart symbol={symbol} />}
    />
  )
}

/* Empty, it stays in the page for assistive technology and takes no room. */
const Announced = styled.div`
  &:empty {
    margin-top: calc(-1 * ${space[24]});
  }
`
