import { CHART_COINS, PauseLivePrices } from '@crossbook/market-ui'
import { addressChoice, BelowFirstView, useAddressState } from '@crossbook/ui'
import { useDeferredValue, useMemo } from 'react'
import { LiveQuote } from '../live-quote/QuoteFigures'
import { MarketButton } from '../market-picker/MarketButton'
import { MarketPanel } from '../market-picker/MarketPanel'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { TradingStrip } from '../trading-layout/TradingStrip'
import { sampleCandles } from './candles'
import { CandleFold } from './CandleFold'
import { CHART_MARKETS, DEFAULT_TIMEFRAME, TIMEFRAMES } from './chartChoices'
import { ChartPanel } from './ChartPanel'
import { chartsCopy as copy } from './chartsCopy'
import { ChartSummary } from './ChartSummary'
import { loadPriceChart } from './drawing/loadPriceChart'
import { MarketData } from './MarketData'
import { useChartIndicators } from './useChartIndicators'

const assetInAddress = addressChoice('asset', CHART_COINS, 'BTC')
const timeframeInAddress = addressChoice('timeframe', TIMEFRAMES, DEFAULT_TIMEFRAME)

// Starts loading early, in browsers only. A failure is shown where the chart is drawn, which tries again.
if (typeof document !== 'undefined') loadPriceChart().catch(() => undefined)

/** Prices of all coins with indicators; asset, timeframe, look and indicators are in the address. */
export default function Charts() {
  const [asset, setAsset] = useAddressState(assetInAddress)
  const [timeframe, setTimeframe] = useAddressState(timeframeInAddress)
  const [chosen, toggle] = useChartIndicators()
  // The choice shows at once. Chart and table, which take longer, follow in the next frames.
  const shownAsset = useDeferredValue(asset)
  const shownTimeframe = useDeferredValue(timeframe)
  const sample = useMemo(() => sampleCandles(shownAsset, shownTimeframe), [shownAsset, shownTimeframe])
  const belowChart = useMemo(
    () => (
      <>
        <MarketData asset={shownAsset} />
        <ChartSummary asset={shownAsset} timeframe={shownTimeframe} candles={sample} />
        <CandleFold asset={shownAsset} timeframe={shownTimeframe} candles={sample} chosen={chosen} />
      </>
    ),
    [shownAsset, shownTimeframe, sample, chosen],
  )
  const choice = { markets: CHART_MARKETS, value: asset, onChange: setAsset }

  return (
    <TradingLayout
      strip={
        <TradingStrip
          title={copy.title}
          market={<MarketButton {...choice} />}
          quote={<LiveQuote symbol={asset} priceLabel={copy.lastPrice} />}
          actions={<PauseLivePrices iconOnly="onPhone" />}
        />
      }
      markets={<MarketPanel {...choice} />}
      main={
        <>
          <ChartPanel
            asset={shownAsset}
            timeframe={shownTimeframe}
            chosenTimeframe={timeframe}
            onTimeframe={setTimeframe}
            chosen={chosen}
            onToggle={toggle}
            sample={sample}
          />
          <BelowFirstView>{belowChart}</BelowFirstView>
        </>
      }
    />
  )
}
