import { afterNextFrame, inNextFrame, nextTask } from '../slices/nextTask'
import type { ChartContent, PriceChart } from './createPriceChart'
import { loadPriceChart } from './loadPriceChart'

/** Why a chart is not drawn: its code could not be loaded, or the browser has no canvas. */
export type DrawingFailure = 'code' | 'canvas'

interface Drawing {
  onPoint: (index: number | null) => void
  /** What is to be drawn, asked for when the chart is there: prices may have moved since. */
  content: () => ChartContent
  /** Called with the chart once it is made, before it has its first picture, and with null when it is removed. */
  onMade: (chart: PriceChart | null) => void
  onFailed: (failure: DrawingFailure) => void
}

/**
 * Draws a chart into a box in tasks of their own, so that none of them keeps a visitor waiting: the library is fetched and evaluated, its
 * chart made, the candles given to it, its first picture drawn. Returns what removes the chart, or ends its making.
 */
export function drawInSlices(box: HTMLElement, { onPoint, content, onMade, onFailed }: Drawing) {
  let wanted = true
  let failure: DrawingFailure = 'code'
  let chart: PriceChart | undefined

  const begin = async () => {
    await nextTask()
    if (!wanted) return
    const { createPriceChart } = await loadPriceChart()
    failure = 'canvas'
    // The chart reads styles, which are found for that frame.
    await afterNextFrame()
    // That frame's layout says what its canvases are in pixels of the screen, before they are first drawn on.
    await inNextFrame()
    if (!wanted) return
    chart = createPriceChart(box, onPoint)
    // What is rendered for it is in the same frame as its first picture.
    onMade(chart)
    await nextTask()
    if (!wanted) return
    chart.draw(content())
    await nextTask()
    if (!wanted) return
    chart.drawNow()
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
