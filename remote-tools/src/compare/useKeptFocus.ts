import { useLayoutEffect, useRef } from 'react'

interface Place {
  group: Element
  index: number
}

/**
 * Keeps the keyboard's place when a click removes the clicked button. Call `keepFocus` on click. When `selection` has changed, the focus
 * is on the button that moved into its place, or on the nearest one.
 */
export function useKeptFocus(selection: unknown) {
  const root = useRef<HTMLDivElement>(null)
  const place = useRef<Place>(undefined)

  useLayoutEffect(() => {
    const { group, index } = place.current ?? {}
    place.current = undefined
    if (!root.current || !group || index === undefined) return
    const here = enabledButtons(group)
    const target = here[Math.min(index, here.length - 1)] ?? enabledButtons(root.current).at(-1)
    target?.focus()
  }, [selection])

  const keepFocus = () => {
    const pressed = document.activeElement
    const group = pressed?.closest('table, section')
    if (!pressed || !group) return
    place.current = { group, index: enabledButtons(group).findIndex((button) => button === pressed) }
  }

  return { root, keepFocus }
}

function enabledButtons(within: Element) {
  return [...within.querySelectorAll<HTMLButtonElement>('button:enabled')]
}
