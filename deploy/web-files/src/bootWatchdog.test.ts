import { checkReportBatch, PAGE_MARKUP } from '@crossbook/contract'
import { START_LIMITS, START_MESSAGES } from './bootWatchdog'
import {
  alert,
  arrived,
  covered,
  FAULT_URL,
  hostScript,
  html,
  offered,
  open,
  PAGE,
  report,
  seconds,
  sendBeacon,
  slowFile,
  stillLoading,
  throws,
  settled,
  watchPages,
} from './watchedPage.fixture'

const { starting, hostRuns, rootId, pageDocumentId } = PAGE_MARKUP

watchPages()

describe('a site that has not started', () => {
  it('is reported in the shape of the host’s own reports when its script does not come', () => {
    open()
    const script = hostScript()
    script.setAttribute('src', '/apps/host/2.0.0/main.js')
    script.dispatchEvent(new Event('error'))
    expect(report).toHaveBeenCalledWith(
      'Crossbook fault (loading) in host 2.0.0 at /dashboard: /apps/host/2.0.0/main.js could not be loaded, or is not the file that the release names',
      {
        kind: 'loading',
        app: 'host',
        version: '2.0.0',
        module: './main',
        release: 'r0123456789abcdef',
        route: '/dashboard',
        error: '/apps/host/2.0.0/main.js could not be loaded, or is not the file that the release names',
        time: '2024-03-15T12:00:00.000Z',
      },
    )
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    expect(url).toBe(FAULT_URL)
    expect((body as Blob).type).toBe('text/plain')
  })

  it.each([
    ['with the visit that it spoiled', undefined, 2],
    ['without the visit, of a visitor who asks to be left out', true, 1],
  ])('is reported to the site’s own collector, %s', async (_what, asksToBeLeftOut, reports) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: asksToBeLeftOut, configurable: true })
    open({ ...PAGE, config: { reports: { url: '/reports', visits: 1 } } })
    document.getElementById(rootId)?.setAttribute(PAGE_MARKUP.prerenderedPath, '/dashboard')
    arrived()
    throws()
    seconds(START_LIMITS.afterThrowing)
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    expect(url).toBe('/reports')
    const batch = checkReportBatch(JSON.parse(await (body as Blob).text()))
    expect(batch).toMatchObject({
      ok: true,
      value: { release: 'r0123456789abcdef', reports: { length: reports } },
    })
    expect(batch.ok && batch.value.reports[0]).toMatchObject({
      type: 'fault',
      app: 'host',
      version: '2.0.0',
      route: '/dashboard',
      error: 'Uncaught Error: gone',
    })
  })

  it('is noticed soon after its host has thrown, and reported once', () => {
    open()
    arrived()
    throws()
    throws('another')
    seconds(START_LIMITS.afterThrowing - 1)
    expect(alert()).toBeNull()
    seconds(60)
    expect(alert()).toHaveTextContent(START_MESSAGES.sentence)
    expect(report.mock.calls).toEqual([
      [expect.stringContaining('(evaluation)'), expect.objectContaining({ error: 'Uncaught Error: gone' })],
    ])
  })

  it('is noticed after a promise of its host’s was broken', () => {
    open()
    arrived()
    const reason = Object.assign(new Error('no document'), {
      stack: 'at https://site.example/apps/host/2.0.0/main.js:1:2',
    })
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    seconds(START_LIMITS.afterThrowing)
    expect(report.mock.calls[0]?.[1]).toMatchObject({ kind: 'evaluation', error: 'Error: no document' })
  })

  it.each<[string, () => void, number, string]>([
    ['arrives and says nothing', arrived, START_LIMITS.running, 'evaluation'],
    ['does not arrive', () => undefined, START_LIMITS.arriving, 'loading'],
    ['runs and comes to no end', () => html.setAttribute(hostRuns, ''), START_LIMITS.hydrating, 'evaluation'],
  ])('is noticed when its host %s', async (_what, happens, limit, kind) => {
    open()
    happens()
    await settled()
    seconds(limit - 1)
    expect(alert()).toBeNull()
    seconds(1)
    expect(alert()).not.toBeNull()
    expect(report.mock.calls[0]?.[1]).toMatchObject({ kind })
  })

  it('is noticed later on a slow line, by the slowest file that has arrived', () => {
    open()
    seconds(20)
    slowFile(6)
    seconds(3 * START_LIMITS.arriving - 21)
    expect(alert()).toBeNull()
    seconds(1)
    expect(alert()).not.toBeNull()
  })

  it('leaves personal data out of its report', () => {
    open()
    arrived()
    throws('no user ada@example.com')
    seconds(START_LIMITS.afterThrowing)
    expect(report.mock.calls[0]?.[1]).toMatchObject({ error: 'no user [mail]' })
  })

  it('offers a reload, and the page of the previous release if its host was another', () => {
    open({ ...PAGE, hostBefore: '1.0.0' })
    arrived()
    seconds(START_LIMITS.running)
    expect(document.body.firstElementChild).toBe(alert())
    expect(offered()).toEqual([START_MESSAGES.reload, START_MESSAGES.before])
  })

  it('offers the reload alone without a previous host, and no longer shows that it is loading', () => {
    open()
    arrived()
    seconds(START_LIMITS.running)
    expect(offered()).toEqual([START_MESSAGES.reload])
    expect(document.querySelector('main [role=status]')).not.toBeVisible()
  })

  it('has a heading of the first level, unless its page shows one', () => {
    open()
    arrived()
    seconds(START_LIMITS.running)
    expect(alert()?.querySelector('h1')).toHaveTextContent(START_MESSAGES.heading)
  })

  it('is noticed although its page document cannot be read', () => {
    open()
    document.getElementById(pageDocumentId)?.remove()
    arrived()
    seconds(START_LIMITS.running)
    expect(alert()).not.toBeNull()
  })
})

describe('a start that is slow', () => {
  it('is loaded again when Back restores it unchanged', () => {
    open()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(report).not.toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    // jsdom cannot navigate, and says so.
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    )
  })

  it('shows that it is loading, until the host runs', async () => {
    open()
    seconds(START_LIMITS.silent - 1)
    expect(stillLoading()).toBeNull()
    seconds(1)
    expect(stillLoading()).toHaveTextContent(`${START_MESSAGES.loading}${START_MESSAGES.meanwhile}`)
    expect(covered()).toBe('0px')
    html.setAttribute(hostRuns, '')
    await settled()
    seconds(10)
    expect(stillLoading()).toBeNull()
    expect(covered()).toBe('')
  })

  it('has the bars of the started page measured again once its own is gone', async () => {
    open()
    seconds(START_LIMITS.silent)
    const measureBars = jest.fn()
    addEventListener('resize', measureBars)
    html.setAttribute(hostRuns, '')
    await settled()
    expect(measureBars).toHaveBeenCalled()
    removeEventListener('resize', measureBars)
  })

  it('does not show it any more once it has failed', () => {
    open()
    seconds(START_LIMITS.arriving + 5)
    expect(alert()).not.toBeNull()
    expect(stillLoading()).toBeNull()
  })

  it('has not brought its host while another of its scripts is on its way', () => {
    open()
    const [first, last] = [hostScript(), hostScript()]
    seconds(12)
    first.dispatchEvent(new Event('load'))
    seconds(START_LIMITS.running + 1)
    expect(alert()).toBeNull()
    last.dispatchEvent(new Event('load'))
    seconds(START_LIMITS.running)
    expect(report.mock.calls[0]?.[1]).toMatchObject({ kind: 'evaluation' })
  })
})

describe('nothing is shown of a host that', () => {
  it('starts late', async () => {
    open()
    seconds(START_LIMITS.arriving - 1)
    arrived()
    seconds(START_LIMITS.running - 1)
    html.setAttribute(hostRuns, '')
    await settled()
    seconds(START_LIMITS.hydrating - 1)
    html.removeAttribute(starting)
    await settled()
    seconds(100)
    expect(alert()).toBeNull()
    expect(report).not.toHaveBeenCalled()
  })

  it('has thrown and goes on', async () => {
    open()
    arrived()
    html.setAttribute(hostRuns, '')
    await settled()
    throws()
    seconds(START_LIMITS.hydrating - 1)
    expect(alert()).toBeNull()
  })

  it('has only errors of a browser’s extension and of a remote', () => {
    open()
    arrived()
    dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://abc/x.js' }))
    dispatchEvent(
      new ErrorEvent('error', { message: 'x', filename: 'https://site.example/apps/tools/1.0.0/x.js' }),
    )
    seconds(START_LIMITS.running - 1)
    expect(alert()).toBeNull()
  })

  it('waits in a tab that nobody sees', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    open()
    arrived()
    seconds(300)
    expect(alert()).toBeNull()
  })

  it('starts after all: the notice goes, and what had been waiting is seen again', async () => {
    open()
    arrived()
    seconds(START_LIMITS.running)
    html.removeAttribute(starting)
    await settled()
    expect(alert()).toBeNull()
    expect(document.querySelector('main [role=status]')).toBeVisible()
  })
})
