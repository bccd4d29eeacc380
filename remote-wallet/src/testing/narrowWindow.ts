/** A window whose width a test changes: it starts below 64 em and crosses it by `becomeWide`. */
export function narrowWindow() {
  const listeners = new Set<() => void>()
  const query = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: jest.fn(() => query) })
  return {
    becomeWide() {
      query.matches = true
      for (const listener of listeners) listener()
    },
    restore: () => Reflect.deleteProperty(window, 'matchMedia'),
  }
}
