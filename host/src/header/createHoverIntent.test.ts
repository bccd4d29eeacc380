import { createHoverIntent } from './createHoverIntent'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

// An effect reports that a menu has closed, and the pointer may reach the next one before that.
it('opens the menu that the pointer has come to, though the closing of another one is told only then', () => {
  const open = jest.fn()
  const intent = createHoverIntent<string>({ open, close: jest.fn() })
  intent.enter('Tools', false)
  intent.closed()
  jest.advanceTimersByTime(199)
  expect(open).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(open.mock.calls).toEqual([['Tools']])
})
