import type { KeyboardEvent } from 'react'
import type { TypeAhead } from './createTypeAhead'

/** In which direction the arrow keys go through a list. */
export type Axis = 'horizontal' | 'vertical'

const ARROWS = {
  horizontal: { next: 'ArrowRight', previous: 'ArrowLeft' },
  vertical: { next: 'ArrowDown', previous: 'ArrowUp' },
} as const

/** Moves the focus through `items` for arrow keys, Home, End and typing; the item it went to, if the key was for the list. */
export function moveFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: Axis,
  typeAhead: TypeAhead,
) {
  const current = items.findIndex((item) => item === document.activeElement)
  const target = items[targetIndex(event, items, current, axis, typeAhead)]
  if (!target) return undefined
  event.preventDefault()
  target.focus()
  return target
}

function targetIndex(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  current: number,
  axis: Axis,
  typeAhead: TypeAhead,
) {
  const { next, previous } = ARROWS[axis]
  switch (event.key) {
    case next:
      return (current + 1) % items.length
    case previous:
      return current <= 0 ? items.length - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return items.length - 1
    default:
      return isTyping(event)
        ? typeAhead.type(
            event.key,
            items.map((item) => item.textContent),
            current,
          )
        : -1
  }
}

/** A space presses the button it is typed on; with a modifier a key belongs to the browser. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
