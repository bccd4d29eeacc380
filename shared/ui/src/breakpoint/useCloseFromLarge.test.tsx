import { act, renderHook } from '@testing-library/react'
import { useCloseFromLarge } from './useCloseFromLarge'

/** A window whose width a test sets; it answers queries for widths from 64 em on. */
function resizableWindow() {
  const list = Object.assign(new EventTarget(), { matches: false })
  const queries: string[] = []
  window.matchMedia = (query) => {
    queries.push(query)
    return list as unknown as MediaQueryList
  }
  return {
    queries,
    becomes: (isLarge: boolean) =>
      act(() => {
        list.matches = isLarge
        list.dispatchEvent(new Event('change'))
      }),
  }
}

const { matchMedia } = window
afterEach(() => {
  window.matchMedia = matchMedia
})

it('closes an open part when the window becomes large, and not when it becomes small', () => {
  const resizable = resizableWindow()
  const close = jest.fn()
  renderHook(() => useCloseFromLarge(true, close))
  expect(resizable.queries).toEqual(['(min-width: 64em)'])
  resizable.becomes(false)
  expect(close).not.toHaveBeenCalled()
  resizable.becomes(true)
  expect(close).toHaveBeenCalledTimes(1)
})

it('does nothing while nothing is open', () => {
  const resizable = resizableWindow()
  const close = jest.fn()
  const { rerender } = renderHook(({ isOpen }) => useCloseFromLarge(isOpen, close), {
    initialProps: { isOpen: true },
  })
  rerender({ isOpen: false })
  resizable.becomes(true)
  expect(close).not.toHaveBeenCalled()
})
