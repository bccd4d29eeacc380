import { checkReportBatch } from '@crossbook/contract'
import { START_LIMITS, START_MESSAGES } from './bootWatchdog'
import {
  alert,
  arrived,
  hostScript,
  open,
  PAGE,
  report,
  seconds,
  sendBeacon,
  throws,
  watchPages,
} from './watchedPage.fixture'

watchPages()

describe('a browser that is too old', () => {
  const { timeout } = AbortSignal
  beforeEach(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
  afterEach(() => void Object.assign(AbortSignal, { timeout }))

  it('gets a message at once, and no report when the site does not start', () => {
    open()
    expect(alert()).toHaveTextContent(`${START_MESSAGES.outdated}${START_MESSAGES.update}`)
    arrived()
    throws()
    seconds(60)
    expect(report).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
    alert()?.querySelector('button')?.click()
    expect(alert()).toBeNull()
  })
})

describe('a file of the host that the browser blocks', () => {
  const answers = jest.fn<Promise<unknown>, [string]>()
  beforeEach(() => Object.assign(window, { fetch: answers }))
  afterEach(() => void Reflect.deleteProperty(window, 'fetch'))

  const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

  it.each([
    [
      'blocked',
      'the site answers and the file cannot be requested',
      (url: string) => url === '/release.json',
      1,
    ],
    ['loading', 'the file can be requested', () => true, 2],
    ['loading', 'nothing can be requested', () => false, 2],
  ])('is %s when %s', async (kind, _when, isAnswered, reports) => {
    answers.mockImplementation((url) =>
      isAnswered(url) ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch')),
    )
    open({ ...PAGE, config: { reports: { url: '/reports', visits: 1 } } })
    hostScript().dispatchEvent(new Event('error'))
    await settled()
    await settled()
    expect(alert()).toHaveTextContent(START_MESSAGES.sentence)
    const [, body] = sendBeacon.mock.calls[0] ?? []
    const batch = checkReportBatch(JSON.parse(await (body as Blob).text()))
    expect(batch.ok && batch.value.reports).toHaveLength(reports)
    expect(batch.ok && batch.value.reports[0]).toMatchObject({ type: 'fault', kind })
  })

  it('is a fault of loading when no answer comes within 3 s', () => {
    answers.mockReturnValue(new Promise(() => undefined))
    open()
    hostScript().dispatchEvent(new Event('error'))
    expect(report).not.toHaveBeenCalled()
    seconds(START_LIMITS.blockedAfter)
    expect(report).toHaveBeenCalledWith(expect.stringContaining('(loading)'), expect.anything())
  })
})

describe('a script that is none of the host’s', () => {
  it.each([
    'https://statistics.example/beacon.js',
    '/cdn-cgi/loader.js',
    'chrome-extension://abc/apps/host/x.js',
  ])('is no fault when it cannot be loaded: %s', (address) => {
    open()
    const script = hostScript()
    script.setAttribute('src', address)
    script.dispatchEvent(new Event('error'))
    expect(report).not.toHaveBeenCalled()
    expect(alert()).toBeNull()
  })

  it('is no fault when it throws, also in a function that the host called', () => {
    open()
    arrived()
    const stack =
      'Error\n at chrome-extension://abc/page.js:1:1\n at https://site.example/apps/host/2.0.0/main.js:1:2'
    dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: Object.assign(new Error(), { stack }) }),
    )
    dispatchEvent(
      new ErrorEvent('error', { message: 'gone', filename: 'moz-extension://abc/apps/host/page.js' }),
    )
    seconds(START_LIMITS.afterThrowing)
    expect(report).not.toHaveBeenCalled()
  })
})
