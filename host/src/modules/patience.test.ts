/** @jest-environment node */
import { PATIENCE } from '@crossbook/contract'
import { patience, startTimeLimit } from './patience'

/** A file that arrived just now. */
const arrived = (seconds: number, { transferSize = 30_000, ago = 0 } = {}) => {
  const responseEnd = performance.now() - ago
  return { entryType: 'resource', startTime: responseEnd - seconds * 1_000, responseEnd, transferSize }
}

const show = (...entries: object[]) => Object.assign(performance, { getEntries: () => entries })

beforeEach(() => {
  jest.useFakeTimers()
  show()
})
afterEach(() => jest.useRealTimers())

describe('patience', () => {
  it('is 1 on a healthy line, and where nothing has arrived yet', () => {
    expect(patience()).toBe(1)
    show({ entryType: 'mark', startTime: 1 }, arrived(0.2), arrived(1.9))
    expect(patience()).toBe(1)
  })

  it('grows with the slowest file, and has an end', () => {
    show(arrived(0.2), arrived(10), arrived(4))
    expect(patience()).toBe(5)
    show(arrived(500))
    expect(patience()).toBe(PATIENCE.most)
  })

  it('ignores files from the cache, files that failed and what arrived long ago', () => {
    show(arrived(20, { transferSize: 0 }), arrived(20, { ago: 400_000 }))
    expect(patience()).toBe(1)
  })
})

describe('a time limit', () => {
  it('ends when it is used up on a healthy line', () => {
    const expired = jest.fn()
    startTimeLimit(8_000, expired)
    jest.advanceTimersByTime(7_999)
    expect(expired).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('lasts longer when a file that arrives meanwhile shows a slow line', () => {
    const expired = jest.fn()
    startTimeLimit(8_000, expired)
    jest.advanceTimersByTime(7_000)
    show(arrived(6))
    jest.advanceTimersByTime(3 * 8_000 - 7_001)
    expect(expired).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('never ends once it is stopped', () => {
    const expired = jest.fn()
    const stop = startTimeLimit(8_000, expired)
    show(arrived(6))
    jest.advanceTimersByTime(10_000)
    stop()
    jest.advanceTimersByTime(100_000)
    expect(expired).not.toHaveBeenCalled()
  })
})
