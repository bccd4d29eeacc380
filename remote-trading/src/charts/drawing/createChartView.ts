import type { IChartApi, Logical } from 'lightweight-charts'

/** The visible part of a chart. */
export interface ChartView {
  /** Shows the latest candles, as many as fit into the box. */
  reset: () => void
  /** Scrolls to the latest candle and shows as many candles as before. */
  toLatest: () => void
  /** Shows fewer candles with a factor below 1, more above; the candle at `at` keeps its place, or the right edge without it. */
  zoom: (factor: number, at?: number) => void
  /** Scrolls as far as needed to see a candle. */
  show: (index: number) => void
}

/** The initial width of a candle with its gap: wide enough to see it, and to hit it with a finger. */
const CANDLE_WIDTH = 8
/** The initial number of candles for a box without a known width, and the smallest one for others. */
const FIRST_VIEW = { unknown: 110, fewest: 40 } as const
/** Empty steps between the last candle and the scale. */
const ROOM = 4
const FEWEST_VISIBLE = 10

/** Moves the visible part of a chart in `box`; `lastIndex` returns the index of the latest candle, -1 without candles. */
export function createChartView(chart: IChartApi, box: HTMLElement, lastIndex: () => number): ChartView {
  const scale = chart.timeScale()
  return {
    reset: () => {
      const last = lastIndex()
      scale.setVisibleLogicalRange({ from: last - Math.min(last, firstView(box)), to: last + ROOM })
    },
    toLatest: () => {
      const range = scale.getVisibleLogicalRange()
      if (!range || lastIndex() < 0) return
      const to = lastIndex() + ROOM
      scale.setVisibleLogicalRange({ from: to - (range.to - range.from), to })
    },
    zoom: (factor, at) => {
      const range = scale.getVisibleLogicalRange()
      if (!range) return
      const width = range.to - range.from
      const most = Math.max(lastIndex(), 0) + ROOM
      const next = Math.min(Math.max(FEWEST_VISIBLE, width * factor), Math.max(width, most))
      const still = at ?? range.to
      const from = still - ((still - range.from) / width) * next
      scale.setVisibleLogicalRange({ from, to: from + next })
    },
    show: (index) => {
      const range = scale.getVisibleLogicalRange()
      if (!range || (index >= range.from && index <= range.to)) return
      const shift = index < range.from ? index - range.from : index - range.to
      scale.setVisibleLogicalRange({
        from: (range.from + shift) as Logical,
        to: (range.to + shift) as Logical,
      })
    },
  }
}

/** Returns the initial number of candles: as many as fit into the box. */
function firstView({ clientWidth }: HTMLElement): number {
  if (clientWidth === 0) return FIRST_VIEW.unknown
  return Math.max(FIRST_VIEW.fewest, Math.floor(clientWidth / CANDLE_WIDTH))
}
