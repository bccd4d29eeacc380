import { color, media, type } from '@crossbook/ui'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { chartsCopy as copy } from '../chartsCopy'
import { createPriceChart, type ChartContent, type PriceChart } from './createPriceChart'

const HEIGHT = 'clamp(340px, 48vh, 560px)'

/** What is left of the window below all that stands above it. */
const HEIGHT_ON_A_DESK = 'clamp(340px, 100dvh - 552px, 640px)'

interface DrawnChartProps {
  content: ChartContent
  /** Made once; a new one draws the chart anew. */
  onPoint: (index: number | null) => void
  /** Gives the drawn chart to what stands around it: buttons, a slider. */
  chartRef: RefObject<PriceChart | null>
}

/** The chart on its canvas, over a placeholder that shows until it is drawn. Its figures are told elsewhere. */
export function DrawnChart({ content, onPoint, chartRef }: DrawnChartProps) {
  const [failed, setFailed] = useState(false)
  const latest = useRef(content)

  useEffect(() => {
    latest.current = content
    chartRef.current?.draw(content)
  }, [chartRef, content])

  const draw = useCallback(
    (box: HTMLDivElement) => {
      try {
        const drawn = createPriceChart(box, onPoint)
        drawn.draw(latest.current)
        chartRef.current = drawn
        return () => {
          chartRef.current = null
          drawn.remove()
        }
      } catch {
        // A browser without a canvas still has the table.
        setFailed(true)
        return undefined
      }
    },
    [chartRef, onPoint],
  )

  return (
    <Frame>
      <Placeholder>{failed ? copy.failed : copy.loading}</Placeholder>
      {!failed && <Canvas ref={draw} aria-hidden />}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  height: ${HEIGHT};
  min-width: 0;
  overflow: hidden;

  /* What its column leaves beside pickers, values and slider, so that none of them is below the column's edge. */
  ${media.fromXl} {
    height: ${HEIGHT_ON_A_DESK};
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
