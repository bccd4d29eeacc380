import { PauseLivePrices } from '@crossbook/market-ui'
import { addressChoice, useAddressState } from '@crossbook/ui'
import { DayRangeFigures, LiveQuote } from '../live-quote/QuoteFigures'
import { ChartAttribution } from '../charts/ChartFoot'
import { MarketChart } from '../market-chart/MarketChart'
import { MarketButton } from '../market-picker/MarketButton'
import { MarketPanel } from '../market-picker/MarketPanel'
import { Dock } from '../trading-layout/Dock'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { StripFigure, TradingStrip } from '../trading-layout/TradingStrip'
import { AccountBalance } from './AccountBalance'
import { BorrowedAssets } from './BorrowedAssets'
import { marginCopy as copy } from './marginCopy'
import { MARGIN_COINS, MARGIN_MARKETS, MAX_LEVERAGE, type MarginCoin } from './marginMarkets'
import { MarginTicket } from './MarginTicket'

const marketInAddress = addressChoice('market', MARGIN_COINS, 'BTC')

/** The margin account, its markets and its loans. Market and tab are in the address. */
export default function Margin() {
  const [symbol, setSymbol] = useAddressState(marketInAddress)
  const choice = { markets: MARGIN_MARKETS, value: symbol, onChange: setSymbol, detailOf: leverageText }
  return (
    <TradingLayout
      strip={
        <TradingStrip
          title={copy.title}
          market={<MarketButton {...choice} />}
          quote={<LiveQuote symbol={symbol} priceLabel={copy.lastPrice} />}
          actions={<PauseLivePrices iconOnly="onPhone" />}
        >
          <DayRangeFigures symbol={symbol} />
          <StripFigure label={copy.maxLeverage}>{`${MAX_LEVERAGE[symbol]}x`}</StripFigure>
        </TradingStrip>
      }
      banner={<AccountBalance />}
      markets={<MarketPanel {...choice} />}
      ticket={<MarginTicket symbol={symbol} />}
      main={
        <>
          <MarketChart symbol={symbol} />
          <Dock>
            <BorrowedAssets symbol={symbol} />
          </Dock>
        </>
      }
      foot={<ChartAttribution />}
    />
  )
}

function leverageText(symbol: MarginCoin) {
  return `Max ${MAX_LEVERAGE[symbol]}x`
}
