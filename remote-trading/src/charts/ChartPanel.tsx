import { pairOf, usePauseTicker } from '@crossbook/market'
import { Button, Cluster, color, layer, media, SegmentedControl, size, space, type } from '@crossbook/ui'
import { useRef } from 'react'
import styled, { css } from 'styled-components'
import type { Candle } from './candles'
import { TIMEFRAME_CHOICES, type ChartCoin, type Indicator, type Timeframe } from './chartChoices'
import { handleChartKey } from './chartKeys'
import { ChartFoot } from './ChartFoot'
import { ChartLegend } from './ChartLegend'
import { ChartLookControls } from './ChartLookControls'
import { chartPlaceCopy } from './chartPlaceCopy'
import { ChartTools } from './ChartTools'
import { chartsCopy as copy } from './chartsCopy'
import { DrawnChart } from './drawing/DrawnChart'
import { FullScreenButton, toggleFullScreen } from './FullScreenButton'
import { IndicatorButtons } from './IndicatorButtons'
import { IndicatorSheet } from './IndicatorSheet'
import { DeskPanel } from '../trading-layout/DeskPanel'
import { phoneChartHead } from '../trading-layout/phoneDesk'
import { useChartContent } from './useChartContent'
import { useChartLook } from './useChartLook'
import { useInspectedCandle } from './useInspectedCandle'
import { useSidewaysChart } from './useSidewaysChart'

interface ChartPanelProps {
  asset: ChartCoin
  timeframe: Timeframe
  /** The timeframe of the chosen button; its candles follow in a frame or two. */
  chosenTimeframe: Timeframe
  onTimeframe: (timeframe: Timeframe) => void
  chosen: readonly Indicator[]
  onToggle: (indicator: Indicator) => void
  /** The sample candles of asset and timeframe. */
  sample: readonly Candle[]
}

/** The chart with its pickers, the values at the crosshair, and a slider that moves it by keyboard. */
export function ChartPanel(props: ChartPanelProps) {
  const { asset, timeframe, chosenTimeframe, onTimeframe, chosen, onToggle, sample } = props
  const hold = usePauseTicker()
  const panel = useRef<HTMLDivElement>(null)
  const [fillsSideways, showWholePage] = useSidewaysChart(panel)
  const { look, onType, onScale } = useChartLook()
  const content = useChartContent({ symbol: asset, timeframe, sample, chosen, look })
  const { candles, lines } = content
  const { index, onPoint, inspect, chart } = useInspectedCandle(sample, candles.length - 1)
  const candle = candles[index]

  return (
    <Panel
      ref={panel}
      $fillsSideways={fillsSideways}
      onKeyDown={(event) =>
        handleChartKey(event, { onTimeframe, onFullScreen: () => toggleFullScreen(panel.current) })
      }
    >
      <Chart
        title={chartPlaceCopy.chart(pairOf(asset))}
        ref={hold}
        actions={
          <Cluster $gap={12}>
            <SegmentedControl
              label={copy.timeframe}
              options={TIMEFRAME_CHOICES}
              value={chosenTimeframe}
              onChange={onTimeframe}
            />
            <OnPhones>
              <IndicatorSheet chosen={chosen} onToggle={onToggle} />
            </OnPhones>
            <FromTablets>
              <IndicatorButtons chosen={chosen} onToggle={onToggle} />
            </FromTablets>
            {fillsSideways && (
              <Sideways>
                <Button size="small" onClick={showWholePage}>
                  {copy.wholePage}
                </Button>
              </Sideways>
            )}
          </Cluster>
        }
      >
        <Stage>
          <DrawnChart content={content} onPoint={onPoint} chartRef={chart} />
          {candle && <ChartLegend candle={candle} index={index} timeframe={timeframe} lines={lines} />}
        </Stage>
        <Foot>
          <ChartTools candles={candles} timeframe={timeframe} index={index} onInspect={inspect} chart={chart}>
            <FullScreenButton element={panel} />
          </ChartTools>
          <ChartLookControls look={look} onType={onType} onScale={onScale} />
          <Keys>{copy.keys}</Keys>
          <ChartFoot />
        </Foot>
      </Chart>
    </Panel>
  )
}

const OnPhones = styled.div`
  ${media.fromM} {
    display: none;
  }

  ${media.phoneSideways} {
    display: block;
  }
`

const FromTablets = styled.div`
  ${media.belowM} {
    display: none;
  }

  ${media.phoneSideways} {
    display: none;
  }
`

const Sideways = styled.div`
  display: none;

  ${media.phoneSideways} {
    display: block;
  }
`

const Chart = styled(DeskPanel)`
  flex: 1;
  min-height: 0;

  /* From edge to edge of the window. */
  ${media.belowM} {
    border-inline: 0;
    border-radius: 0;
    ${phoneChartHead}
  }

  :fullscreen & {
    border: 0;
    border-radius: 0;
  }
`

const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[8]} ${space[16]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`

/* Phones have no keys. */
const Keys = styled.p`
  color: ${color.text3};
  ${type.micro}

  ${media.touch} {
    display: none;
  }
`

/* The chart fills the window. One click leads back to the rest of the page. */
const sidewaysLook = css`
  position: fixed;
  z-index: ${layer.drawer};
  inset: 0;
  margin: 0;
  background: ${color.s1};

  & ${Chart} {
    border: 0;
    border-radius: 0;

    & > :first-child {
      padding: ${space[6]} ${space[16]};
    }
  }

  & ${Foot} {
    display: none;
  }
`

const Panel = styled.div<{ $fillsSideways: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${media.belowM} {
    margin-inline: calc(-1 * ${size.pagePadding});
  }

  &:fullscreen {
    background: ${color.s1};
  }

  ${media.phoneSideways} {
    ${({ $fillsSideways }) => $fillsSideways && sidewaysLook}
  }
`
