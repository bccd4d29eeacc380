import { marketSample } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { formatCompactUsd, formatPercent } from '@crossbook/money'
import { addressChoice, useAddressState, VisuallyHidden } from '@crossbook/ui'
import { DayRangeFigures, LiveQuote } from '../live-quote/QuoteFigures'
import { ChartAttribution } from '../charts/ChartFoot'
import { MarketChart } from '../market-chart/MarketChart'
import { MarketButton } from '../market-picker/MarketButton'
import { MarketPanel } from '../market-picker/MarketPanel'
import { OrderBookPanel } from '../order-book/OrderBookPanel'
import { Dock } from '../trading-layout/Dock'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { StripFigure, TradingStrip } from '../trading-layout/TradingStrip'
import { futuresCopy as copy } from './futuresCopy'
import { FUNDING_PERCENT, FUTURES_COINS, FUTURES_MARKETS, type FuturesCoin } from './futuresMarkets'
import { FuturesTicket } from './FuturesTicket'
import { OpenPositions } from './OpenPositions'

const marketInAddress = addressChoice('market', FUTURES_COINS, 'BTC')

/** Futures markets, a ticket with leverage, and open positions. The chosen market is in the address. */
export default function Futures() {
  const [symbol, setSymbol] = useAddressState(marketInAddress)
  const choice = { markets: FUTURES_MARKETS, value: symbol, onChange: setSymbol, detailOf: marketDetail }
  return (
    <TradingLayout
      strip={
        <TradingStrip
          title={copy.title}
          market={<MarketButton {...choice} />}
          quote={<LiveQuote symbol={symbol} priceLabel={copy.markPrice} />}
          actions={<PauseLivePrices iconOnly="onPhone" />}
        >
          <DayRangeFigures symbol={symbol} />
          <StripFigure label={copy.volume}>{formatCompactUsd(marketSample(symbol).volume24h)}</StripFigure>
          <StripFigure label={copy.funding}>{fundingText(symbol)}</StripFigure>
        </TradingStrip>
      }
      markets={<MarketPanel {...choice} />}
      ticket={<FuturesTicket symbol={symbol} />}
      main={
        <>
          <MarketChart symbol={symbol} />
          <Dock>
            <OpenPositions symbol={symbol} />
          </Dock>
        </>
      }
      book={<OrderBookPanel symbol={symbol} />}
      plan="bookByMarkets"
      foot={<ChartAttribution />}
    />
  )
}

function marketDetail(symbol: FuturesCoin) {
  return (
    <span title={copy.marketDetail}>
      <span>Vol</span> <span translate="no">{`${formatCompactUsd(marketSample(symbol).volume24h)} ·`}</span>{' '}
      <VisuallyHidden>Funding </VisuallyHidden>
      <span translate="no">{fundingText(symbol)}</span>
    </span>
  )
}

function fundingText(symbol: FuturesCoin) {
  return formatPercent(FUNDING_PERCENT[symbol], 4)
}
