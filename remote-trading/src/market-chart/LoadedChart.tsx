import { addressChoice, SegmentedControl, space, useAddressState, VisuallyHidden } from '@crossbook/ui'
import { useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import { sampleCandles } from '../charts/candles'
import {
  type ChartCoin,
  DEFAULT_INDICATORS,
  DEFAULT_TIMEFRAME,
  TIMEFRAME_CHOICES,
  TIMEFRAMES,
} from '../charts/chartChoices'
import { ChartLegend } from '../charts/ChartLegend'
import { ChartSummary } from '../charts/ChartSummary'
import { ChartTools } from '../charts/ChartTools'
import { chartsCopy } from '../charts/chartsCopy'
import { DrawnChart } from '../charts/drawing/DrawnChart'
import { useChartContent } from '../charts/useChartContent'
import { useInspectedCandle } from '../charts/useInspectedCandle'

const timeframeInAddress = addressChoice('timeframe', TIMEFRAMES, DEFAULT_TIMEFRAME)

/** Candles and volume of a coin in the timeframe of the address, with the slider that reads them out. */
export function LoadedChart({ symbol }: { symbol: ChartCoin }) {
  const [timeframe, setTimeframe] = useAddressState(timeframeInAddress)
  // The pressed choice is seen at once; the chart, which takes longer, comes in the frames after it.
  const shownSymbol = useDeferredValue(symbol)
  const shownTimeframe = useDeferredValue(timeframe)
  const sample = useMemo(() => sampleCandles(shownSymbol, shownTimeframe), [shownSymbol, shownTimeframe])
  const content = useChartContent({
    symbol: shownSymbol,
    timeframe: shownTimeframe,
    sample,
    chosen: DEFAULT_INDICATORS,
  })
  const { candles, lines } = content
  const { index, onPoint, inspect, chart } = useInspectedCandle(sample, candles.length - 1)
  const candle = candles[index]
  return (
    <>
      <Line>
        <SegmentedControl
          label={chartsCopy.timeframe}
          options={TIMEFRAME_CHOICES}
          value={timeframe}
          onChange={setTimeframe}
        />
      </Line>
      <Stage>
        <DrawnChart
          content={content}
          onPoint={onPoint}
          chartRef={chart}
          fills
          failedText={chartsCopy.failedWithoutTable}
        />
        {candle && <ChartLegend candle={candle} index={index} timeframe={shownTimeframe} lines={lines} />}
      </Stage>
      <Line>
        <ChartTools
          candles={candles}
          timeframe={shownTimeframe}
          index={index}
          onInspect={inspect}
          chart={chart}
        />
      </Line>
      <VisuallyHidden>
        <ChartSummary asset={shownSymbol} timeframe={shownTimeframe} candles={sample} />
      </VisuallyHidden>
    </>
  )
}

const Line = styled.div`
  padding: ${space[4]} ${space[16]};
`

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
