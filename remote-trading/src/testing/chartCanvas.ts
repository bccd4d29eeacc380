import 'jest-canvas-mock'
import { color } from '@crossbook/ui'
import { act, fireEvent } from '@testing-library/react'

/** The size of every chart's box. */
const BOX = { width: 900, height: 400 }

/** Longer than a browser's frame. */
const FRAME_MS = 20

const TOKENS = Object.values(color)

/** A distinct colour for each token. */
export function testColor(token: string): string {
  return `#${(0x10_20_30 + TOKENS.findIndex((other) => other === token)).toString(16)}`
}

/** Reports the size of a chart's box, which jsdom does not lay out. */
class BoxObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(target: Element) {
    if (!target.querySelector('canvas')) return
    const contentRect = BOX as DOMRectReadOnly
    setTimeout(() => this.report([{ target, contentRect } as ResizeObserverEntry], this))
  }
  unobserve() {}
  disconnect() {}
}

/**
 * Provides features that charts need and jsdom lacks: a canvas, which only records, sizes, and the tokens' colours. Needs a fake clock.
 * Returns a function that removes them.
 */
export function provideChartCanvas() {
  const matchMedia = (media: string) => {
    const query = { matches: media.includes('resolution'), addListener: () => {}, removeListener: () => {} }
    return Object.assign(new EventTarget(), query)
  }
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia })
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: BoxObserver })
  const style = document.head.appendChild(document.createElement('style'))
  const colors = TOKENS.map((token) => `${token.slice('var('.length, -1)}: ${testColor(token)};`)
  // Set on the chart's own box, because jsdom does not inherit custom properties.
  style.textContent = `div:empty { ${colors.join(' ')} }`
  return () => {
    style.remove()
    Reflect.deleteProperty(window, 'matchMedia')
    Reflect.deleteProperty(window, 'ResizeObserver')
  }
}

/** Texts and colours that a step draws; the frame after it belongs to the step unless `wait` says otherwise. */
export function drawnBy(step: () => void, wait = nextFrame) {
  for (const context of contexts()) context.__clearEvents()
  step()
  wait()
  const events = contexts().flatMap((context) => context.__getEvents())
  const valuesOf = (type: string, name: string) =>
    events.flatMap((event) => (event.type === type ? [String(event.props[name])] : []))
  return {
    texts: valuesOf('fillText', 'text'),
    colors: new Set([...valuesOf('strokeStyle', 'value'), ...valuesOf('fillStyle', 'value')]),
  }
}

/** Lets a frame pass, in which the library draws. */
export function nextFrame() {
  jest.advanceTimersByTime(FRAME_MS)
}

function contexts() {
  return [...document.querySelectorAll('canvas')].flatMap((canvas) => canvas.getContext('2d') ?? [])
}

/** Moves the pointer over the chart, `x` pixels from its left edge. */
export function pointAt(x: number) {
  const at = { clientX: x, clientY: 50 }
  fireEvent.mouseEnter(topCanvas(), at)
  fireEvent.mouseMove(topCanvas(), at)
  act(nextFrame)
}

/** Moves the pointer out of the chart. */
export function pointAway() {
  fireEvent.mouseLeave(topCanvas())
  act(nextFrame)
}

/** The upper of the first pane's two canvases, which gets the pointer's events. */
function topCanvas() {
  const [, canvas] = document.querySelectorAll('canvas')
  if (!canvas) throw new Error('There is no chart on the page')
  return canvas
}
