import type { KeyboardEvent } from 'react'
import { TIMEFRAMES, type Timeframe } from './chartChoices'

interface ChartKeyActions {
  onTimeframe: (timeframe: Timeframe) => void
  /** Without it, F does nothing. */
  onFullScreen?: () => void
}

/**
 * Handles keys while a chart has the focus: 1 to 5 choose the timeframe, F the full screen. Ignores browser
 * shortcuts and keys typed into a field.
 */
export function handleChartKey(event: KeyboardEvent, { onTimeframe, onFullScreen }: ChartKeyActions): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const isTyped = target instanceof HTMLInputElement && target.type !== 'range'
  if (ctrlKey || metaKey || altKey || isTyped) return
  const timeframe = /^[1-5]$/.test(key) ? TIMEFRAMES[Number(key) - 1] : undefined
  if (timeframe) onTimeframe(timeframe)
  else if (key.toLowerCase() === 'f') onFullScreen?.()
}
