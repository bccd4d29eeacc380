import { afterNextFrame, nextTask } from '../slices/nextTask'
import type { ChartContent, PriceChart } from './createPriceChart'

interface Drawing {
  onPoint: (index: number | null) => void
  /** What is to be drawn, asked for when the chart is there: prices may have moved since. */
  content: () => ChartContent
  /** Called with the drawn chart, and with null when it is removed. */
  onDrawn: (chart: PriceChart | null) => void
  /** The library could not be had, or the browser has no canvas. */
  onFailed: () => void
}

/**
 * Draws a chart into a box in tasks of their own, so that none of them keeps a visitor waiting: the library is evaluated, its
 * chart made, the candles given to it. Returns what removes the chart, or ends its making.
 */
export function drawInSlices(box: HTMLElement, { onPoint, content, onDrawn, onFailed }: Drawing) {
  let wanted = true
  let chart: PriceChart | undefined

  const begin = async () => {
    await nextTask()
    if (!wanted) return
    // Fetched with the screen, and evaluated only now: a file of its own would be one wave of requests more.
    const { createPriceChart } = await import(/* webpackMode: "eager" */ './createPriceChart')
    await nextTask()
    if (!wanted) return
    chart = createPriceChart(box, onPoint)
    // Its canvases get their sizes in a frame without candles.
    await afterNextFrame()
    if (!wanted) return
    chart.draw(content())
    onDrawn(chart)
  }
  begin().catch(() => {
    if (wanted) onFailed()
  })

  return () => {
    wanted = false
    onDrawn(null)
    chart?.remove()
  }
}
