import { layOutAhead } from './layOutAhead'

/** Where something is: jsdom lays nothing out. */
const asked = jest.fn(() => ({}) as DOMRect)

/** What waits for the browser to be idle. */
let waiting = new Map<number, () => void>()
let last = 0

beforeEach(() => {
  asked.mockClear()
  Range.prototype.getBoundingClientRect = asked
  waiting = new Map()
  globalThis.requestIdleCallback = (work) => {
    last += 1
    waiting.set(last, () => work({ didTimeout: false, timeRemaining: () => 50 }))
    return last
  }
  globalThis.cancelIdleCallback = (id) => void waiting.delete(id)
})

afterEach(() => {
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

function idle() {
  const works = [...waiting.values()]
  waiting.clear()
  for (const work of works) work()
}

/** Observers hear of changes in a microtask. */
const heard = () => Promise.resolve()

function place() {
  const element = document.createElement('div')
  element.innerHTML =
    '<nav style="display: none !important"></nav><div style="display: none !important"></div>'
  return element
}

const displays = (element: Element) =>
  [...element.querySelectorAll('*')].map((each) => each.getAttribute('style'))

it('has it laid out once the browser is idle, with what React has taken out of the layout', () => {
  const element = place()
  layOutAhead(element)
  expect(asked).not.toHaveBeenCalled()
  idle()
  expect(displays(element)).toEqual(['', ''])
  expect(asked).toHaveBeenCalledTimes(1)
})

it('does so again when more has arrived in it, and leaves what lies deeper as it is', async () => {
  const element = place()
  layOutAhead(element)
  idle()
  element.lastElementChild?.insertAdjacentHTML('beforeend', '<p style="display: none"></p><p></p>')
  await heard()
  idle()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(displays(element)).toEqual(['', '', 'display: none', null])
  idle()
  expect(asked).toHaveBeenCalledTimes(2)
})

it('stops when it is shown, or forgotten', async () => {
  const element = place()
  const stop = layOutAhead(element)
  stop()
  element.append('more')
  await heard()
  idle()
  expect(asked).not.toHaveBeenCalled()
})

it('does nothing where browsers do not say when they are idle', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const element = place()
  layOutAhead(element)()
  expect(displays(element)).toEqual(['display: none !important', 'display: none !important'])
})
