import { marketSample, pairOf } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { formatCompactUsd, formatPercent } from '@crossbook/money'
import { addressChoice, BelowFirstView, useAddressState, VisuallyHidden } from '@crossbook/ui'
import { QuoteFigures } from '../live-quote/QuoteFigures'
import { MarketChart } from '../market-chart/MarketChart'
import { MarketPicker } from '../market-picker/MarketPicker'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { StripFigure, TradingStrip } from '../trading-layout/TradingStrip'
import { futuresCopy as copy } from './futuresCopy'
import { FUNDING_PERCENT, FUTURES_COINS, FUTURES_MARKETS, type FuturesCoin } from './futuresMarkets'
import { FuturesTicket } from './FuturesTicket'
import { OpenPositions } from './OpenPositions'

const marketInAddress = addressChoice('market', FUTURES_COINS, 'BTC')

/** Futures markets, a ticket with leverage, and open positions; the chosen market is in the address. */
export default function Futures() {
  const [symbol, setSymbol] = useAddressState(marketInAddress)
  return (
    <TradingLayout
      strip={
        <TradingStrip title={copy.title} market={pairOf(symbol)} actions={<PauseLivePrices />}>
          <QuoteFigures symbol={symbol} priceLabel={copy.markPrice} />
          <StripFigure label={copy.volume}>{formatCompactUsd(marketSample(symbol).volume24h)}</StripFigure>
          <StripFigure label={copy.funding}>{fundingText(symbol)}</StripFigure>
        </TradingStrip>
      }
      markets={
        <MarketPicker markets={FUTURES_MARKETS} value={symbol} onChange={setSymbol} detailOf={marketDetail} />
      }
      ticket={<FuturesTicket symbol={symbol} />}
      main={
        <>
          <MarketChart symbol={symbol} aboveMore />
          <BelowFirstView>
            <OpenPositions symbol={symbol} />
          </BelowFirstView>
        </>
      }
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
