import { markupOf, PAGE_MARKUP } from '@crossbook/contract'
import { frameScript, LATEST_START_MS } from './inlineScripts'

/** Tells the page that something has been shown. */
let shown: () => void
let isHidden = false

/** Opens a page that holds its host's scripts back, up to the script behind them. */
function open() {
  document.body.innerHTML =
    '<template><script defer src="/first.js"></script><script defer src="/second.js"></script></template><script></script>'
  Object.defineProperty(document, 'currentScript', {
    value: document.body.lastElementChild,
    configurable: true,
  })
  window.eval(frameScript(PAGE_MARKUP, ''))
}

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src]')

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true })
  Object.defineProperty(window, 'PerformanceObserver', {
    value: class {
      constructor(told: () => void) {
        shown = told
      }

      observe() {
        // Tells only of what is shown from now on.
      }
    },
    configurable: true,
  })
})

afterEach(() => {
  isHidden = false
  jest.clearAllTimers()
  jest.useRealTimers()
})

describe('the scripts of a host', () => {
  it('are put into the page once something is to be seen, and once alone', () => {
    open()
    expect(scripts()).toHaveLength(0)
    shown()
    expect(scripts()).toHaveLength(2)
    expect(document.querySelector('template')).toBeNull()
    shown()
    jest.advanceTimersByTime(LATEST_START_MS)
    expect(scripts()).toHaveLength(2)
  })

  it('run in their order, whichever arrives first', () => {
    open()
    shown()
    const files = [...scripts()].map(({ src, async }) => [new URL(src).pathname, async])
    expect(files).toEqual([
      ['/first.js', false],
      ['/second.js', false],
    ])
  })

  it('are put into a page that nobody sees at once', () => {
    isHidden = true
    open()
    expect(scripts()).toHaveLength(2)
  })

  it('are put into a page that is left before anything is to be seen', () => {
    open()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(scripts()).toHaveLength(2)
  })

  it('wait for the rest of the page, which they read', () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
    open()
    shown()
    expect(scripts()).toHaveLength(0)
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(scripts()).toHaveLength(2)
  })

  it('wait no longer than a second, and need no browser that tells what it has shown', () => {
    Object.defineProperty(window, 'PerformanceObserver', { value: undefined, configurable: true })
    open()
    jest.advanceTimersByTime(LATEST_START_MS - 1)
    expect(scripts()).toHaveLength(0)
    jest.advanceTimersByTime(1)
    expect(scripts()).toHaveLength(2)
  })
})

describe('a prerendered screen', () => {
  it.each([7, 8])('is laid out by its length alone in pages of markup %d', (version) => {
    const markup = markupOf({ markup: version }) ?? PAGE_MARKUP
    expect(frameScript(markup, 'x'.repeat(64 * 1024 - 1))).toMatch(/^document\.body\.offsetHeight/)
    expect(frameScript(markup, 'x'.repeat(64 * 1024))).toMatch(/^getComputedStyle\(document\.body\)\.color/)
  })
})
