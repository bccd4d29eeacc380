/** Makes the page hidden or visible, as switching tabs does. */
export function setPageHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Gives the page a system setting for motion, which jsdom lacks; returns the switch of that setting. */
export function installMotionSetting(): { setReduced: (reduced: boolean) => void } {
  const query = Object.assign(new EventTarget(), {
    matches: false,
    media: '(prefers-reduced-motion: reduce)',
  })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
  return {
    setReduced: (reduced) => {
      query.matches = reduced
      query.dispatchEvent(new Event('change'))
    },
  }
}

/** Takes away what the two functions above put into the page. */
export function restorePageMotion(): void {
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(window, 'matchMedia')
}
