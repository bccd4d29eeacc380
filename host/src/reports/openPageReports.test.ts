import { checkReportBatch, type ReleaseId, type SiteConfig } from '@crossbook/contract'
import { openPageReports } from './openPageReports'

// The browser's own measurements, which jsdom lacks. reportVitals.test.ts tests their processing.
jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }))

const RELEASE = 'r0123456789abcdef' as ReleaseId
const WALLET = { app: 'wallet', version: '1.1.0' }
const FAULT = {
  type: 'fault',
  kind: 'firstRender',
  ...WALLET,
  module: './open',
  error: 'TypeError: gone',
} as const

/** The browser's navigation entry, which jsdom lacks. */
let navigation: { serverTiming?: { name: string; description: string }[] }[]

const sendBeacon = jest.fn<boolean, [string, Blob]>()
let listeners: [target: EventTarget, type: string, listener: EventListenerOrEventListenerObject][] = []

const config = (visits: number): SiteConfig => ({
  authUrl: '/auth/v1',
  authKey: 'key',
  reports: { url: '/reports', visits },
})
const open = (visits = 1) =>
  openPageReports({ release: RELEASE, config: config(visits), screenPath: () => '/wallet/open' })

/** The sent batches, as the collector reads them. */
function sent() {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([, body]) => {
      const batch = checkReportBatch(JSON.parse(await body.text()))
      if (!batch.ok) throw new Error(batch.problem)
      return batch.value.reports
    }),
  )
}

async function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
}

beforeEach(() => {
  navigation = []
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  // Uses the fake clock as well.
  Object.assign(performance, { getEntriesByType: () => navigation })
  sendBeacon.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true })
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  listeners = []
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    const spied = jest.spyOn(target, 'addEventListener') as jest.SpyInstance
    spied.mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([target, type, listener])
      listen(type, listener)
    })
  }
})
afterEach(() => {
  for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the reports of a page', () => {
  it('go nowhere where the site collects none', () => {
    expect(
      openPageReports({
        release: RELEASE,
        config: { authUrl: '/auth/v1', authKey: 'key' },
        screenPath: () => '/',
      }),
    ).toBeUndefined()
  })

  it('contain faults a second later, those of that second together, with the screen’s path', async () => {
    const reports = open()
    reports?.fault(FAULT)
    reports?.fault({ ...FAULT, error: 'another' })
    expect(sendBeacon).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1_000)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports')
    expect(await sent()).toEqual([
      [
        { ...FAULT, route: '/wallet/open' },
        { ...FAULT, error: 'another', route: '/wallet/open' },
      ],
    ])
  })

  it('contain a fault at once when the user leaves the page before', async () => {
    const reports = open(0)
    reports?.fault(FAULT)
    await leave()
    expect(await sent()).toEqual([[{ ...FAULT, route: '/wallet/open' }]])
  })

  it('are sent together when the user leaves the page, as a page that is closed may not send a second request', async () => {
    const reports = open(1)
    reports?.fault(FAULT)
    reports?.failed(WALLET)
    await leave()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(await sent()).toEqual([
      [
        { ...FAULT, route: '/wallet/open' },
        { type: 'visit', ...WALLET, faulty: true, again: false },
      ],
    ])
  })

  it('contain each build once when the user leaves the page, and again when it fails after that', async () => {
    const reports = open(1)
    reports?.rendered(WALLET)
    reports?.rendered(WALLET)
    reports?.rendered({ app: 'earn', version: '1.0.0' })
    await leave()
    await leave()
    reports?.failed(WALLET)
    await leave()
    await leave()
    const visit = { type: 'visit', faulty: false, again: false }
    expect(await sent()).toEqual([
      [
        { ...visit, ...WALLET },
        { ...visit, app: 'earn', version: '1.0.0' },
      ],
      [{ ...visit, ...WALLET, faulty: true, again: true }],
    ])
  })

  it('contain each build of a page that stays open after 15 seconds, and at once one that fails after that', async () => {
    const reports = open(1)
    reports?.rendered(WALLET)
    reports?.failed({ app: 'earn', version: '1.0.0' })
    jest.advanceTimersByTime(14_000)
    expect(sendBeacon).not.toHaveBeenCalled()
    jest.advanceTimersByTime(2_000)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    reports?.failed(WALLET)
    jest.advanceTimersByTime(1_000)
    expect(sendBeacon).toHaveBeenCalledTimes(2)
    reports?.failed(WALLET)
    await leave()
    const visit = { type: 'visit', faulty: false, again: false }
    expect(await sent()).toEqual([
      [
        { ...visit, ...WALLET },
        { ...visit, app: 'earn', version: '1.0.0', faulty: true },
      ],
      [{ ...visit, ...WALLET, faulty: true, again: true }],
    ])
  })

  it('report the share of the visits that the page names, and leave out the others', async () => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.24).mockReturnValueOnce(0.25)
    open(0.25)?.rendered(WALLET)
    open(0.25)?.rendered({ app: 'earn', version: '1.0.0' })
    await leave()
    expect(await sent()).toEqual([[{ type: 'visit', ...WALLET, faulty: false, again: false }]])
  })

  it('contain only faults for a visitor whose browser asks to be left out', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const reports = open(1)
    reports?.rendered(WALLET)
    reports?.failed(WALLET)
    reports?.fault(FAULT)
    await leave()
    expect(await sent()).toEqual([[{ ...FAULT, route: '/wallet/open' }]])
  })

  it.each([
    ['without a cohort', [{ serverTiming: [{ name: 'cohort', description: 'none' }] }], true],
    ['with one', [{ serverTiming: [{ name: 'cohort', description: 'had' }] }], undefined],
    ['while no rollout ran', [{ serverTiming: [] }], undefined],
    ['in a browser that does not say', [{}], undefined],
  ])('contain for a page that was requested %s whether that was so', async (_what, came, withoutCohort) => {
    navigation = came
    open()?.fault(FAULT)
    await leave()
    const [, body] = sendBeacon.mock.calls[0] ?? []
    if (!body) throw new Error('Nothing was sent')
    expect(JSON.parse(await body.text())).toMatchObject({ release: RELEASE })
    expect((JSON.parse(await body.text()) as { withoutCohort?: boolean }).withoutCohort).toBe(withoutCohort)
  })

  it('end after some: a page that fails again and again has reported enough', async () => {
    const reports = open(0)
    for (let fault = 0; fault < 200; fault++) reports?.fault({ ...FAULT, error: `Error ${fault}` })
    await leave()
    expect((await sent()).flat()).toHaveLength(60)
  })

  it('are never a fault of their own', async () => {
    sendBeacon.mockImplementation(() => {
      throw new TypeError('refused')
    })
    open()?.fault(FAULT)
    await leave()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })
})
