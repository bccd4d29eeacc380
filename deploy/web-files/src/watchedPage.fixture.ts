import { PAGE_MARKUP } from '@crossbook/contract'
import { BOOT_WATCHDOG } from './bootWatchdog'

const { starting, hostRuns, rootId, pageDocumentId } = PAGE_MARKUP
export const FAULT_URL = 'https://faults.example/reports'
export const PAGE = {
  release: 'r0123456789abcdef',
  config: { faultUrl: FAULT_URL },
  host: { version: '2.0.0' },
}

export const sendBeacon = jest.fn()
export const report = jest.fn()
export const html = document.documentElement
let listeners: [type: string, listener: EventListenerOrEventListenerObject][] = []

/** Opens a page whose host is about to start. `page` is its page document. */
export function open(page: object = PAGE) {
  document.body.innerHTML = `<div id="${rootId}"><main><div role="status">Loading...</div></main></div>
    <script type="application/json" id="${pageDocumentId}">${JSON.stringify(page)}</script>`
  html.setAttribute(starting, '')
  window.eval(BOOT_WATCHDOG)
}

export const seconds = (count: number) => jest.advanceTimersByTime(count * 1_000)
/** A script element as pages have it for the host. */
export const hostScript = () => {
  const script = document.body.appendChild(document.createElement('script'))
  script.setAttribute('async', '')
  script.setAttribute('src', '/apps/host/2.0.0/0123456789abcdef.js')
  return script
}
/** The host's script is there and has been evaluated. */
export const arrived = () => hostScript().dispatchEvent(new Event('load'))
export const alert = () => document.querySelector('[role=alert]')
export const stillLoading = () => document.querySelector('body > [role=status]')
/** Height that the page keeps clear at its end. jsdom lays nothing out. */
export const covered = () => html.style.getPropertyValue('--cb-size-covered')
/** Makes the browser report a file that took so many seconds to arrive. */
export const slowFile = (lasted: number) =>
  Object.assign(performance, {
    getEntries: () => [{ startTime: 1_000, responseEnd: 1_000 + lasted * 1_000, transferSize: 30_000 }],
  })
/** The labels of the notice's buttons. */
export const offered = () =>
  [...(alert()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
/** Observers of attributes receive a change when the task that made it is over. */
export const settled = () => Promise.resolve()
export const throws = (message = 'Uncaught Error: gone', file = 'main.js') =>
  dispatchEvent(
    new ErrorEvent('error', { message, filename: `https://site.example/apps/host/2.0.0/${file}` }),
  )

/** Prepares each test of a file, and cleans up after it. */
export function watchPages() {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date('2024-03-15T12:00:00Z') })
    for (const mock of [sendBeacon, report]) mock.mockReset()
    jest.spyOn(console, 'error').mockImplementation(report)
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
    // Without it a lost file is a fault at once.
    Object.assign(window, { fetch: undefined })
    history.replaceState(null, '', '/dashboard?coin=BTC')
    listeners = []
    const listen = window.addEventListener.bind(window)
    jest.spyOn(window, 'addEventListener').mockImplementation((...listening: Parameters<typeof listen>) => {
      listeners.push([listening[0], listening[1]])
      listen(listening[0], listening[1], true)
    })
  })
  afterEach(async () => {
    html.removeAttribute(starting)
    html.removeAttribute(hostRuns)
    await settled()
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, true)
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
}
