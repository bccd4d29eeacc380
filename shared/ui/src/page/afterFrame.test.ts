import { afterFrame } from './afterFrame'

/** The browser's next frame, and the task after it. */
const frame = () => jest.advanceTimersByTime(16)
const nextTask = () => jest.advanceTimersByTime(1)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('acts in a task of its own once the frame is drawn, and not in the frame', () => {
  const act = jest.fn()
  afterFrame(act)
  frame()
  expect(act).not.toHaveBeenCalled()
  nextTask()
  expect(act).toHaveBeenCalledTimes(1)
})

it.each([
  ['before the frame', () => {}],
  ['between the frame and its task', frame],
])('does nothing once it is called off %s', (_when, until) => {
  const act = jest.fn()
  const callOff = afterFrame(act)
  until()
  expect(act).not.toHaveBeenCalled()
  callOff()
  frame()
  nextTask()
  expect(act).not.toHaveBeenCalled()
})
