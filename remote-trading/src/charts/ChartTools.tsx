import {
  color,
  type Elements,
  height,
  IconButton,
  minusIcon,
  plusIcon,
  refreshIcon,
  space,
} from '@crossbook/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import type { Candle } from './candles'
import { candleDate, candlePrice } from './chartFigures'
import type { Timeframe } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'
import type { PriceChart } from './drawing/createPriceChart'

const INSPECTOR_WIDTH = '7.5rem'

/** Share of the visible candles that remains after a click. */
const ZOOM = { out: 1.4, in: 0.7 } as const

interface ChartToolsProps {
  candles: readonly Candle[]
  timeframe: Timeframe
  /** The candle whose values are shown. */
  index: number
  /** Moves the crosshair to a candle, or takes it away. */
  onInspect: (index: number | null) => void
  chart: RefObject<PriceChart | null>
  /** More buttons at the end. */
  children?: Elements
}

/** The chart's controls for keyboard and touch: a slider over its candles, and zoom buttons. */
export function ChartTools({ candles, timeframe, index, onInspect, chart, children }: ChartToolsProps) {
  const candle = candles[index]
  return (
    <Line>
      <Inspector
        type="range"
        aria-label={copy.inspect}
        min={0}
        max={candles.length - 1}
        value={index}
        aria-valuetext={
          candle && `${candleDate(candle.time, timeframe)}, ${copy.close} ${candlePrice(candle.close)}`
        }
        onChange={({ target }) => onInspect(Number(target.value))}
        onBlur={() => onInspect(null)}
      />
      <Buttons>
        <IconButton
          size="small"
          label={copy.zoomOut}
          shape={minusIcon}
          onClick={() => chart.current?.zoom(ZOOM.out)}
        />
        <IconButton
          size="small"
          label={copy.zoomIn}
          shape={plusIcon}
          onClick={() => chart.current?.zoom(ZOOM.in)}
        />
        <IconButton
          size="small"
          label={copy.reset}
          shape={refreshIcon}
          onClick={() => chart.current?.reset()}
        />
        {children}
      </Buttons>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
`

const Inspector = styled.input`
  flex: 1 1 ${INSPECTOR_WIDTH};
  min-width: 0;
  height: ${height.least};
  accent-color: ${color.accent};
  cursor: pointer;
`

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`
