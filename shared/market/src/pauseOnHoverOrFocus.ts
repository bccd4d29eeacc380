/** Holds something still while the pointer is over an element or keyboard focus is inside it, until stopped. */
export function pauseOnHoverOrFocus(element: HTMLElement, hold: () => () => void): () => void {
  const pointer = createHolder(hold)
  const focus = createHolder(hold)
  const listening = new AbortController()
  const { signal } = listening

  element.addEventListener('pointerenter', pointer.take, { signal })
  element.addEventListener('pointerleave', pointer.release, { signal })
  element.addEventListener('focusin', (event) => isKeyboardFocus(event) && focus.take(), { signal })
  element.addEventListener('focusout', focus.release, { signal })

  return () => {
    listening.abort()
    pointer.release()
    focus.release()
  }
}

/** A click focuses too; prices must not stay frozen after the pointer that clicked has gone. */
function isKeyboardFocus({ target }: FocusEvent): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

function createHolder(hold: () => () => void) {
  let letGo: (() => void) | undefined
  return {
    take: () => {
      letGo ??= hold()
    },
    release: () => {
      letGo?.()
      letGo = undefined
    },
  }
}
