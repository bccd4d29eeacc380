import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Arrow keys, Home and End among the buttons of a group of which one is in the tab order. Moves the focus and tells which
 * button it went to; other keys are left alone.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, choose: (index: number) => void) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const next = index < 0 ? undefined : STEPS[event.key]?.(index, buttons.length)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
  choose(next)
}
