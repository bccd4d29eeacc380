import { DEFAULT_PAIR, pairOf } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { media, Notice, space } from '@crossbook/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { ChartAttribution } from '../charts/ChartFoot'
import { MarketChart } from '../market-chart/MarketChart'
import { DayRangeFigures, LiveQuote } from '../live-quote/QuoteFigures'
import { MarketButton } from '../market-picker/MarketButton'
import { MarketPanel } from '../market-picker/MarketPanel'
import { OrderBookPanel } from '../order-book/OrderBookPanel'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { TradingStrip } from '../trading-layout/TradingStrip'
import { ComingSoon } from './ComingSoon'
import { MarketStats } from './MarketStats'
import { spotCopy as copy } from './spotCopy'
import { baseCoin, SPOT_MARKETS, type SpotCoin } from './spotMarkets'
import { useSelectedPair } from './useSelectedPair'

/** Spot markets with their figures and a read-only chart. The trading interface is yet to come. */
export default function Spot() {
  const [pair, selectPair] = useSelectedPair()
  const symbol = baseCoin(pair)
  const selectCoin = useCallback((coin: SpotCoin) => selectPair(pairOf(coin)), [selectPair])
  const choice = { markets: SPOT_MARKETS, value: symbol, onChange: selectCoin }

  return (
    <TradingLayout
      strip={
        <TradingStrip
          title={copy.title}
          market={<MarketButton {...choice} />}
          quote={<LiveQuote symbol={symbol} priceLabel={copy.lastPrice} />}
          actions={<PauseLivePrices iconOnly="onPhone" />}
          namedByBackBar
        >
          <DayRangeFigures symbol={symbol} />
        </TradingStrip>
      }
      banner={
        // Always in the page, so that a banner for another market is announced.
        <Announced role="status">
          {pair !== DEFAULT_PAIR && <Notice title={copy.readyToTrade(pair)} />}
        </Announced>
      }
      markets={<MarketPanel {...choice} />}
      ticket={
        <>
          <ComingSoon />
          <MarketStats />
        </>
      }
      main={<MarketChart symbol={symbol} />}
      book={<OrderBookPanel symbol={symbol} />}
      plan="noticeAndBookByTicket"
      foot={<ChartAttribution />}
    />
  )
}

/* An empty banner stays in the page for assistive technology and takes no space. */
const Announced = styled.div`
  &:empty {
    margin-block-end: calc(-1 * ${space[16]});
  }

  ${media.belowM} {
    &:empty {
      margin: 0;
    }
  }

  ${media.fromXl} {
    &:empty {
      margin: 0;
    }

    &:not(:empty) {
      padding: ${space[12]};
    }
  }
`
