import { useRef, useState, type RefObject } from 'react'
import type { Candle } from './candles'
import type { PriceChart } from './drawing/createPriceChart'

interface InspectedCandle {
  /** Place of the candle whose values are shown: the pointed one, otherwise the last. */
  index: number
  /** Takes up what the pointer is at, null for none. */
  onPoint: (index: number | null) => void
  /** Moves the crosshair itself, for the keyboard. */
  inspect: (index: number | null) => void
  chart: RefObject<PriceChart | null>
}

/** Which candle of these is looked at; `sample` is another array for another history, which ends the look. */
export function useInspectedCandle(sample: readonly Candle[], last: number): InspectedCandle {
  const chart = useRef<PriceChart>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [pointedSample, setPointedSample] = useState(sample)

  // What the crosshair was at belongs to the candles of before.
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
