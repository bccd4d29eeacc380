import { followBoxSize } from './followBoxSize'

/** Reports the size of the chart's box. */
let setBoxSize: (width: number, height: number) => void
const disconnect = jest.fn()

beforeEach(() => {
  const observer = class {
    constructor(callback: ResizeObserverCallback) {
      setBoxSize = (width, height) =>
        callback(
          [{ contentRect: { width, height } } as ResizeObserverEntry],
          this as unknown as ResizeObserver,
        )
    }
    observe() {}
    disconnect = disconnect
  }
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: observer })
})

afterEach(() => {
  jest.clearAllMocks()
  Reflect.deleteProperty(window, 'ResizeObserver')
})

it('gives a chart the largest even size that fits into its box', () => {
  const resize = jest.fn()
  followBoxSize(document.body, { resize })
  setBoxSize(829.6, 421)
  expect(resize.mock.calls).toEqual([[828, 420, true]])
})

it('lets go of its box', () => {
  followBoxSize(document.body, { resize: jest.fn() })()
  expect(disconnect).toHaveBeenCalledTimes(1)
})
