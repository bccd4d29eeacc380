/** Makes the system prefer reduced motion, a setting that jsdom lacks. `restoreSystem` removes it. */
export function preferLessMotion(): void {
  const query = Object.assign(new EventTarget(), { matches: true })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
}

/** Removes the setting of the function above. */
export function restoreSystem(): void {
  Reflect.deleteProperty(window, 'matchMedia')
}
