import { color, media, type } from '@crossbook/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { chartsCopy as copy } from '../chartsCopy'
import { NotLoaded } from '../NotLoaded'
import type { ChartContent, PriceChart } from './createPriceChart'
import { drawInSlices, type DrawingFailure } from './drawInSlices'

interface DrawnChartProps {
  content: ChartContent
  /** Created once. A new one draws the chart again. */
  onPoint: (index: number | null) => void
  /** Called with the chart, for the buttons and the slider around it. */
  chartRef: RefObject<PriceChart | null>
  /** Takes the height that its parent leaves, instead of that of a page of its own. */
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
  const latest = useRef(content)

  useEffect(() => {
    latest.current = content
    chartRef.current?.draw(content)
  }, [chartRef, content])

  const draw = useCallback(
    (box: HTMLDivElement) =>
      drawInSlices(box, {
        onPoint,
        content: () => latest.current,
        onMade: (chart) => {
          chartRef.current = chart
          // Covered by the canvas it would still be read out.
          setMade(chart !== null)
        },
        onFailed: setFailure,
      }),
    [chartRef, onPoint],
  )

  return (
    <Frame $fills={fills}>
      {failure === 'code' ? (
        <Placeholder as="div">
          <NotLoaded onRetry={() => setFailure(undefined)} />
        </Placeholder>
      ) : (
        // A browser without a canvas still has the table.
        <Placeholder aria-hidden={isMade}>{failure ? failedText : copy.loading}</Placeholder>
      )}
      {!failure && <Canvas ref={draw} aria-hidden />}
    </Frame>
  )
}

const HEIGHT_ON_PHONES = '26.25rem'
const HEIGHT_ON_TABLETS = 'clamp(26.25rem, 60svh, 40rem)'

/** What is left of the window below header, strip, pickers and legend; the slider and the figures follow when one scrolls. */
const HEIGHT_ON_A_DESK = 'clamp(35rem, 100svh - 20rem, 58.5rem)'

/** Of candles and scale, however many lines the legend above takes. */
const LEAST_HEIGHT = '10rem'

const Frame = styled.div<{ $fills: boolean }>`
  position: relative;
  /* The library numbers the layers of its canvases. */
  isolation: isolate;
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
`
