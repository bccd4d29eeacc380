import { PAGE_MARKUP } from '@crossbook/contract'
import { watchUncaught } from './watchUncaught'

const BUILDS = `${location.origin}/apps`
const HISTORY = `${BUILDS}/wallet/1.1.0/history.js`
const WALLET = { app: 'wallet', version: '1.1.0', module: './history' }

const onFault = jest.fn()
let now = 0

/** Names a module after its file. */
const moduleOf = ({ name }: { name: string }) => `./${name.replace('.js', '')}`

beforeAll(() => watchUncaught(window, onFault, moduleOf))
beforeEach(() => {
  onFault.mockReset()
  now += 60_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  document.body.innerHTML = '<button>Export CSV</button>'
})
afterEach(() => jest.restoreAllMocks())

/** An error whose stack has these lines, as Chromium writes them. */
function thrownAt(...places: string[]) {
  const stack = ['TypeError: no balance', ...places.map((place) => `    at ${place}`)].join('\n')
  return Object.assign(new TypeError('no balance'), { stack })
}

function throwError(error: unknown, init: ErrorEventInit = {}) {
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught TypeError: no balance', ...init }))
}

/** jsdom has no event of its own for rejections. */
function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

describe('an error that nobody catches', () => {
  it('is a fault of the build whose file threw it, with the control that was used', () => {
    document.querySelector('button')?.click()
    const error = thrownAt(`exportCsv (${HISTORY}:1:99)`, `onClick (${BUILDS}/host/2.0.0/main.js:1:5)`)
    throwError(error)
    expect(onFault.mock.calls).toEqual([[WALLET, error, 'uncaught', 'button "Export CSV"']])
  })

  it('is one in Firefox and Safari', () => {
    const error = Object.assign(new Error('gone'), { stack: `exportCsv@${HISTORY}:1:99\n@${BUILDS}/x:1:1` })
    throwError(error)
    expect(onFault.mock.calls).toEqual([[WALLET, error, 'uncaught', undefined]])
  })

  it('is one of the file that the browser names when it has no stack', () => {
    throwError('no balance', { filename: `${BUILDS}/host/2.0.0/header-menu.js` })
    const host = { app: 'host', version: '2.0.0', module: './header-menu' }
    expect(onFault.mock.calls).toEqual([[host, 'no balance', 'uncaught', undefined]])
  })

  it('is one when the file called the browser, which threw', () => {
    throwError(thrownAt('Array.map (<anonymous>)', `${HISTORY}:1:99`, `${location.origin}/wallet:3:7`))
    expect(onFault).toHaveBeenCalledTimes(1)
  })

  it('is left to the page’s own watch when the host has given up starting', () => {
    const { documentElement: html } = document
    html.setAttribute(PAGE_MARKUP.starting, '')
    reject(thrownAt(`bringSite (${BUILDS}/host/2.0.0/main.js:1:5)`))
    expect(onFault).not.toHaveBeenCalled()
    html.setAttribute(PAGE_MARKUP.hostRuns, '')
    reject(thrownAt(`bringSite (${BUILDS}/host/2.0.0/main.js:1:5)`))
    expect(onFault).toHaveBeenCalledTimes(1)
    for (const mark of [PAGE_MARKUP.starting, PAGE_MARKUP.hostRuns]) html.removeAttribute(mark)
  })

  it('is not the consequence of a control that was used long before', () => {
    document.querySelector('button')?.click()
    now += 5_001
    const error = thrownAt(`${HISTORY}:1:99`)
    throwError(error)
    expect(onFault.mock.calls).toEqual([[WALLET, error, 'uncaught', undefined]])
  })

  it.each([
    ['an extension', thrownAt('run (chrome-extension://abc/page.js:1:1)', `${HISTORY}:1:99`)],
    ['an extension of Firefox', Object.assign(new Error(), { stack: 'run@moz-extension://abc/page.js:1:1' })],
    [
      'an extension of Safari',
      Object.assign(new Error(), { stack: 'run@safari-web-extension://a/p.js:1:1' }),
    ],
    ['an extension that hides its address', thrownAt('run (webkit-masked-url://hidden/:1:1)')],
    ['a user script', thrownAt('patched (<anonymous>:3:7)', `${HISTORY}:1:99`)],
    [
      'a script that was put into the page',
      thrownAt(`fetch (${location.origin}/wallet:3:7)`, `${HISTORY}:1:99`),
    ],
    ['another origin', thrownAt('https://ads.example/apps/wallet/1.1.0/history.js:1:1')],
    ['the page itself', thrownAt(`${location.origin}/wallet:3:7`)],
    ['no address', thrownAt('<anonymous>')],
    ['a text', 'no balance'],
    ['nothing', undefined],
  ])('is no fault when it comes from %s', (_what, error) => {
    throwError(error)
    reject(error)
    expect(onFault).not.toHaveBeenCalled()
  })

  it.each(['chrome-extension://abc/page.js', 'https://ads.example/apps/wallet/1.1.0/history.js', ''])(
    'is no fault when the browser names the file "%s"',
    (filename) => {
      throwError(undefined, { filename })
      expect(onFault).not.toHaveBeenCalled()
    },
  )

  it.each([
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'Script error.',
  ])('is no fault when it is the notice "%s"', (message) => {
    throwError(undefined, { message, filename: HISTORY })
    expect(onFault).not.toHaveBeenCalled()
  })
})

describe('a rejection that nobody catches', () => {
  it('is a fault of the build whose file rejected', () => {
    const error = thrownAt(`async load (${HISTORY}:1:99)`)
    reject(error)
    expect(onFault.mock.calls).toEqual([[WALLET, error, 'uncaught', undefined]])
  })

  it('is no fault when it cancels a request', () => {
    reject(Object.assign(thrownAt(`${HISTORY}:1:99`), { name: 'AbortError' }))
    expect(onFault).not.toHaveBeenCalled()
  })
})
