import { createHoverIntent } from './createHoverIntent'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function followPointer() {
  const open = jest.fn()
  const close = jest.fn()
  return { intent: createHoverIntent<string>({ open, close }), open, close }
}

// React tells of what is on the screen in an effect, and an event may come before it.
describe('a pointer that is told of before what it was told of', () => {
  it('opens the menu that it came to before another one was told to be closed', () => {
    const { intent, open } = followPointer()
    intent.enter('Tools', false)
    intent.closed()
    jest.advanceTimersByTime(200)
    expect(open.mock.calls).toEqual([['Tools']])
  })

  it('closes the menu that it left as it opened, and another one opens at once after it', () => {
    const { intent, open, close } = followPointer()
    intent.enter('Tools', false)
    jest.advanceTimersByTime(200)
    intent.leave()
    jest.advanceTimersByTime(150)
    expect(close).toHaveBeenCalledTimes(1)
    intent.closed()
    intent.enter('Earn', false)
    expect(open).toHaveBeenLastCalledWith('Earn')
  })
})
