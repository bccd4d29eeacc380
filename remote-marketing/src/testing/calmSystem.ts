/** Makes the system ask for less motion, a setting that jsdom lacks; `restoreSystem` takes it away. */
export function askForLessMotion(): void {
  const query = Object.assign(new EventTarget(), { matches: true })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
}

/** Takes away what the function above put into the page. */
export function restoreSystem(): void {
  Reflect.deleteProperty(window, 'matchMedia')
}
