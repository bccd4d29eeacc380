/** Makes the page hidden or visible, as switching tabs does. */
export function setPageHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Adds a system setting for motion to the page, which jsdom lacks. Returns a function that changes it. */
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

/** Removes the changes of the two functions above from the page. */
export function restorePageMotion(): void {
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(window, 'matchMedia')
}
