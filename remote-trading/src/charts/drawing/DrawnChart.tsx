import { arrowRightIcon, color, IconButton, media, radius, space, stroke, type } from '@crossbook/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { chartPlaceCopy } from '../chartPlaceCopy'
import { chartsCopy as copy } from '../chartsCopy'
import { NotLoaded } from '../../loaded-part/NotLoaded'
import type { ChartContent, PriceChart } from './createPriceChart'
import { drawInSlices, type DrawingFailure } from './drawInSlices'

interface DrawnChartProps {
  content: ChartContent
  /** Created once. A new one draws the chart again. */
  onPoint: (index: number | null) => void
  /** Called with the chart, for the buttons and the slider around it. */
  chartRef: RefObject<PriceChart | null>
  /** Takes the height that its parent leaves, instead of the height for a separate page. */
  fills?: boolean
  /** Replaces a chart that cannot be drawn. The default refers to the table below. */
  failedText?: string
}

/** The chart on its canvas, over a placeholder that shows until it is drawn. Its figures are available as text elsewhere. */
export function DrawnChart({
  content,
  onPoint,
  chartRef,
  fills = false,
  failedText = copy.failed,
}: DrawnChartProps) {
  const [failure, setFailure] = useState<DrawingFailure>()
  const [isMade, setMade] = useState(false)
  const [isScrolledBack, setScrolledBack] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(content)

  useEffect(() => {
    latest.current = content
    chartRef.current?.draw(content)
  }, [chartRef, content])

  const draw = useCallback(
    (box: HTMLDivElement) =>
      drawInSlices(box, {
        onPoint,
        onScrolledBack: setScrolledBack,
        content: () => latest.current,
        onMade: (chart) => {
          chartRef.current = chart
          // The canvas covers it, but screen readers would still read it out.
          setMade(chart !== null)
          setScrolledBack(false)
        },
        onFailed: setFailure,
      }),
    [chartRef, onPoint],
  )

  return (
    <Frame ref={frame} tabIndex={-1} $fills={fills}>
      {failure === 'code' ? (
        <Placeholder as="div">
          <NotLoaded text={chartPlaceCopy.notLoaded} onRetry={() => setFailure(undefined)} />
        </Placeholder>
      ) : (
        // A browser without a canvas still has the table.
        <Placeholder aria-hidden={isMade}>{failure ? failedText : chartPlaceCopy.loading}</Placeholder>
      )}
      {!failure && <Canvas ref={draw} aria-hidden />}
      {isScrolledBack && (
        <ToLatest>
          <IconButton
            size="small"
            label={copy.toLatest}
            shape={arrowRightIcon}
            onClick={() => {
              // The button disappears, and the keyboard focus moves to the chart.
              frame.current?.focus()
              chartRef.current?.toLatest()
            }}
          />
        </ToLatest>
      )}
    </Frame>
  )
}

const HEIGHT_ON_PHONES = '26.25rem'
const HEIGHT_ON_TABLETS = 'clamp(26.25rem, 60svh, 40rem)'

/** The window's height without header, strip, pickers, legend and slider. The figures follow on scrolling. */
const HEIGHT_ON_A_DESK = 'clamp(26.25rem, 100svh - 17rem, 58.5rem)'

/** The width of the widest price scale, that of tiny prices. */
const SCALE_ROOM = '7.5rem'

/** The smallest height of candles and scale, whatever the height of the legend above. */
const LEAST_HEIGHT = '10rem'

/* Takes the focus when its button disappears, and shows the focus ring only to keyboard users. */
const Frame = styled.div<{ $fills: boolean }>`
  position: relative;
  flex: ${({ $fills }) => ($fills ? '1 1 0' : '0 0 auto')};
  height: ${HEIGHT_ON_PHONES};
  min-width: 0;
  min-height: ${LEAST_HEIGHT};
  overflow: hidden;

  ${media.fromM} {
    height: ${HEIGHT_ON_TABLETS};
  }

  ${media.fromXl} {
    height: ${HEIGHT_ON_A_DESK};
  }

  ${media.phoneSideways} {
    flex: 1 1 0;
  }

  :fullscreen & {
    flex: 1 1 0;
  }
`

const Placeholder = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.text3};
  ${type.body}
  text-align: center;
`

const Canvas = styled.div`
  position: absolute;
  inset: 0;
  /* The library numbers the layers of its canvases. */
  isolation: isolate;
`

/* Next to the scales of time and price. */
const ToLatest = styled.div`
  position: absolute;
  inset-block-end: ${space[32]};
  inset-inline-end: ${SCALE_ROOM};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.control};
  background: ${color.s3};
`
