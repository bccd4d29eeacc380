import { pairOf } from '@crossbook/market'
import { LiveChange, LivePrice, PauseLivePrices } from '@crossbook/market-ui'
import { addressChoice, useAddressState } from '@crossbook/ui'
import { useDeferredValue, useMemo } from 'react'
import { MarketPicker } from '../market-picker/MarketPicker'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { StripFigure, TradingStrip } from '../trading-layout/TradingStrip'
import { sampleCandles } from './candles'
import { CandleTable } from './CandleTable'
import { CHART_ASSETS, CHART_MARKETS, DEFAULT_TIMEFRAME, TIMEFRAMES } from './chartChoices'
import { ChartPanel } from './ChartPanel'
import { chartsCopy as copy } from './chartsCopy'
import { ChartSummary } from './ChartSummary'
import { loadPriceChart } from './drawing/loadPriceChart'
import { MarketData } from './MarketData'
import { useChartIndicators } from './useChartIndicators'

const assetInAddress = addressChoice('asset', CHART_ASSETS, 'BTC')
const timeframeInAddress = addressChoice('timeframe', TIMEFRAMES, DEFAULT_TIMEFRAME)

// Starts loading early, in browsers only. A failure is shown where the chart is drawn, which tries again.
if (typeof document !== 'undefined') loadPriceChart().catch(() => undefined)

/** Candles of five assets with indicators; asset, timeframe and indicators are in the address. */
export default function Charts() {
  const [asset, setAsset] = useAddressState(assetInAddress)
  const [timeframe, setTimeframe] = useAddressState(timeframeInAddress)
  const [chosen, toggle] = useChartIndicators()
  // The pressed choice is seen at once; chart and table, which take longer, come in the frames after it.
  const shownAsset = useDeferredValue(asset)
  const shownTimeframe = useDeferredValue(timeframe)
  const sample = useMemo(() => sampleCandles(shownAsset, shownTimeframe), [shownAsset, shownTimeframe])
  const belowChart = useMemo(
    () => (
      <>
        <MarketData asset={shownAsset} />
        <ChartSummary asset={shownAsset} timeframe={shownTimeframe} candles={sample} />
        <CandleTable asset={shownAsset} timeframe={shownTimeframe} candles={sample} chosen={chosen} />
      </>
    ),
    [shownAsset, shownTimeframe, sample, chosen],
  )

  return (
    <TradingLayout
      strip={
        <TradingStrip title={copy.title} market={pairOf(asset)} actions={<PauseLivePrices />}>
          <StripFigure label={copy.lastPrice}>
            <LivePrice symbol={asset} />
          </StripFigure>
          <StripFigure label={copy.change}>
            <LiveChange symbol={asset} />
          </StripFigure>
        </TradingStrip>
      }
      markets={<MarketPicker markets={CHART_MARKETS} value={asset} onChange={setAsset} />}
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
          {belowChart}
        </>
      }
    />
  )
}
