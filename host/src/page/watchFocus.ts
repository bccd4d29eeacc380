/** The focus of a page, while React may discard the element that has it. */
export interface Focus {
  /** Moves a lost focus to the replacement of its element, and the selection with it. */
  restore(replacementOf: (discarded: Element) => Element | undefined): void
  /** Stops watching. */
  stop(): void
}

/** Watches which element has the focus: an element that is removed loses it, and the browser does not say which one that was. */
export function watchFocus(page: Document): Focus {
  let focused = page.activeElement
  const watching = new AbortController()
  // Captured, because React stops the focus events of parts that it has not hydrated yet.
  const early = { signal: watching.signal, capture: true }
  page.addEventListener('focusin', ({ target }) => (focused = target as Element), early)
  page.addEventListener(
    'focusout',
    ({ target }) =>
      // Some browsers send the event while they remove the element.
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected && page.activeElement !== focused) focused = null
      }),
    early,
  )
  return {
    restore(replacementOf) {
      if (!focused || focused.isConnected || page.activeElement !== page.body) return
      const replacement = replacementOf(focused)
      if (!(replacement instanceof HTMLElement)) return
      const selection = selectionOf(focused)
      replacement.focus({ preventScroll: true })
      if (selection && isTextField(replacement)) replacement.setSelectionRange(...selection)
    },
    stop() {
      watching.abort()
      focused = null
    },
  }
}

/** Start, end and direction of the selected text in a field. */
export type TextSelection = readonly [number, number | null, 'forward' | 'backward' | 'none']

/** Returns whether an element is an input or a text area. */
export function isTextField(element: Element) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/** Returns the selection in a field; undefined for elements without one, such as a field for an e-mail address. */
export function selectionOf(element: Element): TextSelection | undefined {
  if (!isTextField(element) || element.selectionStart === null) return undefined
  const { selectionStart, selectionEnd, selectionDirection } = element
  return [selectionStart, selectionEnd, selectionDirection ?? 'none']
}
