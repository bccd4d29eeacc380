import { watchHangs } from './watchHangs'

const onHang = jest.fn()
const clock = { page: 0, wall: 0 }
let last = 0
const frames = new Map<number, () => void>()
const timers = new Map<number, { run: () => void; ms: number }>()

beforeAll(() => watchHangs(window, () => onHang))
beforeEach(() => {
  onHang.mockReset()
  frames.clear()
  timers.clear()
  document.body.innerHTML = '<button>Export 12 rows</button>'
  show('visible')
  jest.spyOn(performance, 'now').mockImplementation(() => clock.page)
  jest.spyOn(Date, 'now').mockImplementation(() => clock.wall)
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    frames.set(++last, () => run(0))
    return last
  })
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame))
  jest.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    timers.set(++last, { run, ms })
    return last
  }) as typeof setTimeout)
  jest.spyOn(window, 'clearTimeout').mockImplementation((timer) => void timers.delete(Number(timer)))
})
afterEach(() => jest.restoreAllMocks())

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Time that passes by the page's clock, and by the wall clock. */
function pass(ms: number, wallMs = ms) {
  clock.page += ms
  clock.wall += wallMs
}

/** Draws a frame, and runs the tasks that it queues. */
function drawFrame() {
  for (const [id, frame] of frames) {
    frames.delete(id)
    frame()
  }
  runTimers(0)
}

function runTimers(upToMs: number) {
  for (const [id, { run, ms }] of timers)
    if (ms <= upToMs) {
      timers.delete(id)
      run()
    }
}

it('is a hang when the frame after a click comes 5 s late', () => {
  document.querySelector('button')?.click()
  pass(5_000)
  drawFrame()
  runTimers(1_000)
  expect(onHang.mock.calls).toEqual([
    ['The page did not paint for 5 s after a click on button "Export … rows"'],
  ])
})

it('is a hang when the timer comes first after 5 s', () => {
  document.body.click()
  pass(6_000)
  runTimers(1_000)
  drawFrame()
  expect(onHang.mock.calls).toEqual([['The page did not paint for 5 s after a click']])
})

it('is none when the page paints before', () => {
  document.body.click()
  pass(4_999)
  drawFrame()
  pass(60_000)
  runTimers(1_000)
  expect(onHang).not.toHaveBeenCalled()
})

it('is none when timers run and the browser draws no frames, however late they come', () => {
  document.body.click()
  pass(1_000)
  runTimers(1_000)
  pass(60_000)
  drawFrame()
  expect(onHang).not.toHaveBeenCalled()
})

it('is none when the page was hidden before or meanwhile', () => {
  show('hidden')
  document.body.click()
  pass(6_000)
  drawFrame()
  show('visible')
  document.body.click()
  show('hidden')
  pass(6_000)
  show('visible')
  drawFrame()
  runTimers(1_000)
  expect(onHang).not.toHaveBeenCalled()
})

it('is none when the machine slept', () => {
  document.body.click()
  pass(6_000, 3_600_000)
  drawFrame()
  expect(onHang).not.toHaveBeenCalled()
})
