import type { KeyboardEvent } from 'react'

/** The arrow keys that move through a list: those along its line, or all four where the direction varies. */
export type Axis = 'horizontal' | 'vertical' | 'both'

const STEPS: Readonly<Record<Axis, Readonly<Record<string, 1 | -1>>>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  both: { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
}

/**
 * Moves the focus through `items` for arrow keys, wrapping at the ends, and for Home and End. Returns the new index, or undefined when
 * the key is not for the list, as with Alt, which goes back in the history.
 */
export function moveFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: Axis,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const index = targetIndex(event.key, items, axis)
  const target = index === undefined ? undefined : items[index]
  if (!target) return undefined
  event.preventDefault()
  target.focus()
  return index
}

function targetIndex(key: string, items: readonly HTMLElement[], axis: Axis) {
  if (key === 'Home') return 0
  if (key === 'End') return items.length - 1
  const step = STEPS[axis][key]
  if (step === undefined) return undefined
  const current = items.findIndex((item) => item === document.activeElement)
  if (current < 0) return step > 0 ? 0 : items.length - 1
  return (current + step + items.length) % items.length
}
