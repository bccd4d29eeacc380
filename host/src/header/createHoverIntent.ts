/** Milliseconds that the pointer must rest on a menu before it opens, so that passing over the header opens nothing. */
const OPEN_DELAY_MS = 200

/** Milliseconds after a menu has closed in which the next one opens at once, because the user is looking for something. */
const SKIP_DELAY_MS = 300

/** Milliseconds that a menu stays open after the pointer left it, so that a slip does not close it. */
const CLOSE_DELAY_MS = 150

/** Reactions of the menus to the pointer. `open` and `close` are called once the intent is clear. */
export interface HoverIntent<Name> {
  /** The pointer came to a menu; `isAnyOpen` says whether one of them is open now. */
  enter(name: Name, isAnyOpen: boolean): void
  /** The pointer came back to the open menu. */
  stay(): void
  /** The pointer left the menu it was on. */
  leave(): void
  /** A menu was opened in another way. Pending pointer actions are cancelled. */
  opened(): void
  /** The menus were closed, in any way. Newer pointer actions stay pending. */
  closed(): void
  /** Stops all further calls. */
  end(): void
}

/** Decides from the pointer's movements when a menu opens and closes. */
export function createHoverIntent<Name>({
  open,
  close,
}: {
  open: (name: Name) => void
  close: () => void
}): HoverIntent<Name> {
  let pending: ReturnType<typeof setTimeout> | undefined
  let skipping: ReturnType<typeof setTimeout> | undefined

  const forget = () => {
    clearTimeout(pending)
    pending = undefined
  }
  const stopSkipping = () => {
    clearTimeout(skipping)
    skipping = undefined
  }
  const forgetAll = () => {
    forget()
    stopSkipping()
  }
  const openNow = (name: Name) => {
    forgetAll()
    open(name)
  }

  return {
    enter(name, isAnyOpen) {
      forget()
      if (isAnyOpen || skipping !== undefined) openNow(name)
      else pending = setTimeout(() => openNow(name), OPEN_DELAY_MS)
    },
    stay: forget,
    leave() {
      forget()
      pending = setTimeout(close, CLOSE_DELAY_MS)
    },
    opened: forgetAll,
    closed() {
      stopSkipping()
      skipping = setTimeout(stopSkipping, SKIP_DELAY_MS)
    },
    end: forgetAll,
  }
}
