import {
  addressChoice,
  media,
  SampleDataNote,
  SegmentedControl,
  space,
  useAddressState,
  VisuallyHidden,
} from '@crossbook/ui'
import { useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import { sampleCandles } from '../charts/candles'
import {
  type ChartCoin,
  DEFAULT_INDICATORS,
  DEFAULT_LOOK,
  DEFAULT_TIMEFRAME,
  TIMEFRAME_CHOICES,
  TIMEFRAMES,
} from '../charts/chartChoices'
import { handleChartKey } from '../charts/chartKeys'
import { ChartLegend } from '../charts/ChartLegend'
import { ChartSummary } from '../charts/ChartSummary'
import { ChartTools } from '../charts/ChartTools'
import { chartsCopy } from '../charts/chartsCopy'
import { DrawnChart } from '../charts/drawing/DrawnChart'
import { useChartContent } from '../charts/useChartContent'
import { useInspectedCandle } from '../charts/useInspectedCandle'

const timeframeInAddress = addressChoice('timeframe', TIMEFRAMES, DEFAULT_TIMEFRAME)

/** Chooses the timeframe of the chart. */
export function TimeframeChoice() {
  const [timeframe, setTimeframe] = useAddressState(timeframeInAddress)
  return (
    <SegmentedControl
      label={chartsCopy.timeframe}
      options={TIMEFRAME_CHOICES}
      value={timeframe}
      onChange={setTimeframe}
    />
  )
}

/** Candles and volume of a coin in the timeframe of the address, with a slider that reads them out. */
export function LoadedChart({ symbol }: { symbol: ChartCoin }) {
  const [timeframe, setTimeframe] = useAddressState(timeframeInAddress)
  // The choice shows at once. The chart, which takes longer, follows in the next frames.
  const shownSymbol = useDeferredValue(symbol)
  const shownTimeframe = useDeferredValue(timeframe)
  const sample = useMemo(() => sampleCandles(shownSymbol, shownTimeframe), [shownSymbol, shownTimeframe])
  const content = useChartContent({
    symbol: shownSymbol,
    timeframe: shownTimeframe,
    sample,
    chosen: DEFAULT_INDICATORS,
    look: DEFAULT_LOOK,
  })
  const { candles, lines } = content
  const { index, onPoint, inspect, chart } = useInspectedCandle(sample, candles.length - 1)
  const candle = candles[index]
  return (
    <Whole onKeyDown={(event) => handleChartKey(event, { onTimeframe: setTimeframe })}>
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
        >
          <SampleDataNote />
        </ChartTools>
      </Line>
      <VisuallyHidden>
        <ChartSummary asset={shownSymbol} timeframe={shownTimeframe} candles={sample} />
      </VisuallyHidden>
    </Whole>
  )
}

const Whole = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Line = styled.div`
  padding: ${space[2]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
