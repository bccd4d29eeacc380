/** @jest-environment node */
import { createHoverIntent } from './createHoverIntent'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

// An effect reports the closing of a menu, and the pointer may reach the next menu before the effect runs.
it('opens the menu under the pointer, though the other menu reports its closing only later', () => {
  const open = jest.fn()
  const intent = createHoverIntent<string>({ open, close: jest.fn() })
  intent.enter('Tools', false)
  intent.closed()
  jest.advanceTimersByTime(199)
  expect(open).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(open.mock.calls).toEqual([['Tools']])
})
