import type { IChartApi } from 'lightweight-charts'

/**
 * Keeps a chart as large as its box. Returns a function that stops it.
 *
 * The library's `autoSize` compares a box with a chart whose sides are even numbers of pixels: for any other box, which occurs once for
 * every chart, it draws everything again at once.
 */
export function followBoxSize(box: Element, chart: Pick<IChartApi, 'resize'>) {
  const observer = new ResizeObserver((entries) => {
    const size = entries.at(-1)?.contentRect
    // Drawn at once; otherwise candles would be stretched for a frame.
    if (size) chart.resize(evenPixels(size.width), evenPixels(size.height), true)
  })
  observer.observe(box)
  return () => observer.disconnect()
}

const evenPixels = (pixels: number) => Math.floor(pixels / 2) * 2
