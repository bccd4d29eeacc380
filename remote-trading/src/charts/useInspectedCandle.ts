import { useRef, useState, type RefObject } from 'react'
import type { Candle } from './candles'
import type { PriceChart } from './drawing/createPriceChart'

interface InspectedCandle {
  /** Index of the candle whose values are shown: the one under the pointer, otherwise the last. */
  index: number
  /** Sets the candle under the pointer, null for none. */
  onPoint: (index: number | null) => void
  /** Moves the crosshair itself, for the keyboard. */
  inspect: (index: number | null) => void
  chart: RefObject<PriceChart | null>
}

/** Returns the inspected candle. Another array as `sample` is another history, and ends the inspection. */
export function useInspectedCandle(sample: readonly Candle[], last: number): InspectedCandle {
  const chart = useRef<PriceChart>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [pointedSample, setPointedSample] = useState(sample)

  // The crosshair's candle belonged to the previous history.
  if (pointedSample !== sample) {
    setPointedSample(sample)
    setPointed(null)
  }

  const inspect = (next: number | null) => {
    setPointed(next)
    chart.current?.point(next)
  }
  return { index: Math.min(pointed ?? last, last), onPoint: setPointed, inspect, chart }
}
