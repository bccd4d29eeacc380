import { installMotionSetting, restorePageMotion, setPageHidden } from './pageMotion.fixture'
import { createRandom } from './random'
import { createTicker } from './ticker'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  restorePageMotion()
  jest.useRealTimers()
})

const newTicker = () => createTicker({ random: createRandom(42) })

/** Creates a ticker with a subscriber, whose listener counts the moves. */
function watchedTicker() {
  const ticker = newTicker()
  const listener = jest.fn()
  const unsubscribe = ticker.subscribe(listener)
  return { ticker, listener, unsubscribe }
}

describe('when prices move', () => {
  it('is every 3 seconds', () => {
    const { ticker, listener } = watchedTicker()
    expect(ticker.quote('BTC').price).toBe('43250')
    jest.advanceTimersByTime(2999)
    expect(listener).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(ticker.quote('BTC').price).toBe('43254.37')
    jest.advanceTimersByTime(30_000)
    expect(listener).toHaveBeenCalledTimes(11)
  })

  it('starts with the first subscriber and ends with the last', () => {
    const ticker = newTicker()
    expect(jest.getTimerCount()).toBe(0)
    const leaveFirst = ticker.subscribe(jest.fn())
    const leaveSecond = ticker.subscribe(jest.fn())
    expect(jest.getTimerCount()).toBe(1)
    leaveFirst()
    leaveFirst()
    expect(jest.getTimerCount()).toBe(1)
    leaveSecond()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('counts a listener that subscribes twice as two', () => {
    const ticker = newTicker()
    const listener = jest.fn()
    ticker.subscribe(listener)()
    const leave = ticker.subscribe(listener)
    ticker.subscribe(listener)
    leave()
    jest.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('keeps the prices that were reached when nobody looks any more', () => {
    const { ticker, unsubscribe } = watchedTicker()
    jest.advanceTimersByTime(3000)
    const reached = ticker.quote('BTC')
    unsubscribe()
    jest.advanceTimersByTime(60_000)
    ticker.subscribe(jest.fn())
    expect(ticker.quote('BTC')).toBe(reached)
  })

  it('minds the page again when somebody looks again', () => {
    const { ticker, unsubscribe } = watchedTicker()
    unsubscribe()
    ticker.subscribe(jest.fn())
    setPageHidden(true)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('does not include the time in which the page is hidden', () => {
    const { listener } = watchedTicker()
    setPageHidden(true)
    expect(jest.getTimerCount()).toBe(0)
    jest.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    setPageHidden(false)
    jest.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('waits for a page that was opened in the background', () => {
    setPageHidden(true)
    const { listener } = watchedTicker()
    jest.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    setPageHidden(false)
    jest.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a pause of prices', () => {
  it('lasts while the visitor has paused them', () => {
    const { ticker, listener } = watchedTicker()
    ticker.setPaused(true)
    expect(ticker.state()).toBe('paused')
    jest.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    ticker.setPaused(false)
    expect(ticker.state()).toBe('moving')
    jest.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('lasts under reduced motion, also when that is switched on later', () => {
    const motion = installMotionSetting()
    const { ticker, listener } = watchedTicker()
    expect(ticker.state()).toBe('moving')
    motion.setReduced(true)
    expect(ticker.state()).toBe('reducedMotion')
    jest.advanceTimersByTime(60_000)
    ticker.setPaused(false)
    jest.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    motion.setReduced(false)
    jest.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('lasts until the last holder releases them', () => {
    const { ticker, listener } = watchedTicker()
    const [release, releaseToo] = [ticker.hold(), ticker.hold()]
    release()
    release()
    jest.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    releaseToo()
    jest.advanceTimersByTime(3000)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is reported to subscribers without starting the clock', () => {
    const motion = installMotionSetting()
    const ticker = newTicker()
    const listener = jest.fn()
    const leave = ticker.subscribeState(listener)
    expect(jest.getTimerCount()).toBe(0)
    ticker.setPaused(true)
    expect(listener).toHaveBeenCalledTimes(1)
    motion.setReduced(true)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    motion.setReduced(false)
    ticker.setPaused(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
