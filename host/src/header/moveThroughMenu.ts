import { moveFocus, type Axis } from '@crossbook/ui'
import type { KeyboardEvent } from 'react'
import type { TypeAhead } from './createTypeAhead'

/** Moves the focus through a menu for arrow keys, Home, End and typing. Returns the focused item if the menu handled the key. */
export function moveThroughMenu(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  axis: Axis,
  typeAhead: TypeAhead,
) {
  const moved = moveFocus(event, items, axis)
  if (moved !== undefined) return items[moved]
  const target = isTyping(event) ? items[typedIndex(event.key, items, typeAhead)] : undefined
  if (!target) return undefined
  event.preventDefault()
  target.focus()
  return target
}

function typedIndex(key: string, items: readonly HTMLElement[], typeAhead: TypeAhead) {
  const current = items.findIndex((item) => item === document.activeElement)
  return typeAhead.type(
    key,
    items.map((item) => item.textContent),
    current,
  )
}

/** A space clicks the focused button. A key with a modifier belongs to the browser. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
