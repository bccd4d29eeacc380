import { pairOf, useQuote, useTickerHold } from '@crossbook/market'
import {
  Card,
  Cluster,
  color,
  height,
  IconButton,
  minusIcon,
  plusIcon,
  refreshIcon,
  SegmentedControl,
} from '@crossbook/ui'
import { useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { endingAt, type Candle } from './candles'
import { TIMEFRAMES, type ChartAsset, type Indicator, type Timeframe } from './chartChoices'
import { ChartFoot } from './ChartFoot'
import { ChartLegend } from './ChartLegend'
import { chartLines } from './chartLines'
import { chartsCopy as copy } from './chartsCopy'
import { candleDate, candlePrice } from './chartFigures'
import type { PriceChart } from './drawing/createPriceChart'
import { DrawnChart } from './drawing/DrawnChart'
import { IndicatorButtons } from './IndicatorButtons'

const INSPECTOR_WIDTH = '160px'

interface ChartPanelProps {
  asset: ChartAsset
  timeframe: Timeframe
  /** The one that is pressed; its candles follow in a frame or two. */
  chosenTimeframe: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  chosen: readonly Indicator[]
  onToggle: (indicator: Indicator) => void
  /** The sample candles of asset and timeframe. */
  sample: readonly Candle[]
}

const TIMEFRAME_CHOICES = TIMEFRAMES.map((value) => ({ value, label: value }))

/** The chart with its pickers, the values at the crosshair, and a slider that moves it by keyboard. */
export function ChartPanel({
  asset,
  timeframe,
  chosenTimeframe,
  onTimeframe,
  chosen,
  onToggle,
  sample,
}: ChartPanelProps) {
  const { price } = useQuote(asset)
  const hold = useTickerHold()
  const chart = useRef<PriceChart>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [pointedSample, setPointedSample] = useState(sample)

  // What the crosshair was at belongs to the candles of before.
  if (pointedSample !== sample) {
    setPointedSample(sample)
    setPointed(null)
  }

  const content = useMemo(() => {
    const candles = endingAt(sample, price)
    return { history: `${asset} ${timeframe}`, timeframe, candles, lines: chartLines(candles, chosen) }
  }, [asset, timeframe, sample, price, chosen])

  const last = content.candles.length - 1
  const index = Math.min(pointed ?? last, last)
  const candle = content.candles[index]

  const inspect = (next: number | null) => {
    setPointed(next)
    chart.current?.point(next)
  }

  return (
    <Card
      title={copy.chart(pairOf(asset))}
      ref={hold}
      actions={
        <Cluster $gap={12}>
          <SegmentedControl
            label={copy.timeframe}
            options={TIMEFRAME_CHOICES}
            value={chosenTimeframe}
            onChange={onTimeframe}
          />
          <IndicatorButtons chosen={chosen} onToggle={onToggle} />
        </Cluster>
      }
    >
      {candle && <ChartLegend candle={candle} index={index} timeframe={timeframe} lines={content.lines} />}
      <DrawnChart content={content} onPoint={setPointed} chartRef={chart} />
      <Cluster>
        <Inspector
          type="range"
          aria-label={copy.inspect}
          min={0}
          max={last}
          value={index}
          aria-valuetext={
            candle && `${candleDate(candle.time, timeframe)}, ${copy.close} ${candlePrice(candle.close)}`
          }
          onChange={({ target }) => inspect(Number(target.value))}
          onBlur={() => inspect(null)}
        />
        <IconButton
          size="small"
          label={copy.zoomOut}
          shape={minusIcon}
          onClick={() => chart.current?.zoom(1.4)}
        />
        <IconButton
          size="small"
          label={copy.zoomIn}
          shape={plusIcon}
          onClick={() => chart.current?.zoom(0.7)}
        />
        <IconButton
          size="small"
          label={copy.reset}
          shape={refreshIcon}
          onClick={() => chart.current?.reset()}
        />
      </Cluster>
      <ChartFoot />
    </Card>
  )
}

const Inspector = styled.input`
  flex: 1 1 ${INSPECTOR_WIDTH};
  min-width: 0;
  height: ${height.least};
  accent-color: ${color.accent};
  cursor: pointer;
`
