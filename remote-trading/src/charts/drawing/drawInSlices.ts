import { afterNextFrame, inNextFrame, nextTask } from '../slices/nextTask'
import type { ChartContent, PriceChart, PriceChartEvents } from './createPriceChart'
import { loadPriceChart } from './loadPriceChart'

/** Why a chart is not drawn: its code could not be loaded, or the browser has no canvas. */
export type DrawingFailure = 'code' | 'canvas'

interface Drawing extends PriceChartEvents {
  /** Returns the content to draw. Called when the chart exists, because prices may have moved since. */
  content: () => ChartContent
  /** Called with the chart once it is made, before it has its first picture, and with null when it is removed. */
  onMade: (chart: PriceChart | null) => void
  onFailed: (failure: DrawingFailure) => void
}

/**
 * Draws a chart into a box in separate tasks, so that none of them blocks the page: fetching and evaluating the library, creating its
 * chart, setting the candles. The library then draws the first picture in the browser's next frame. Returns a function that removes
 * the chart or cancels its creation.
 */
export function drawInSlices(box: HTMLElement, { content, onMade, onFailed, ...events }: Drawing) {
  let wanted = true
  let failure: DrawingFailure = 'code'
  let chart: PriceChart | undefined

  const begin = async () => {
    await nextTask()
    if (!wanted) return
    const { createPriceChart } = await loadPriceChart()
    failure = 'canvas'
    // The chart reads styles, which the browser computes for that frame.
    await afterNextFrame()
    // The layout of that frame sets the canvases' size in device pixels before anything is drawn on them.
    await inNextFrame()
    if (!wanted) return
    chart = createPriceChart(box, events)
    // React renders the elements around the chart in the same frame as the chart's first picture.
    onMade(chart)
    await nextTask()
    if (!wanted) return
    chart.draw(content())
  }
  begin().catch(() => {
    if (wanted) onFailed(failure)
  })

  return () => {
    wanted = false
    onMade(null)
    chart?.remove()
  }
}
