import { checkReportBatch, type ReleaseId, type SiteConfig } from '@crossbook/contract'
import { openPageReports } from './openPageReports'

// A browser's own measuring, which jsdom does not do; reportVitals.test.ts looks at what is made of it.
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

/** What the browser says of how the page came: jsdom says nothing. */
let navigation: { serverTiming?: { name: string; description: string }[] }[]

const sendBeacon = jest.fn<boolean, [string, Blob]>()
let heard: [target: EventTarget, type: string, listener: EventListenerOrEventListenerObject][] = []

const config = (visits: number): SiteConfig => ({
  authUrl: '/auth/v1',
  authKey: 'key',
  reports: { url: '/reports', visits },
})
const open = (visits = 1) =>
  openPageReports({ release: RELEASE, config: config(visits), screenPath: () => '/wallet/open' })

/** What has been sent, batch by batch, as the collector reads it. */
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
  // Of the clock that is faked as well.
  Object.assign(performance, { getEntriesByType: () => navigation })
  sendBeacon.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true })
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  heard = []
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    const spied = jest.spyOn(target, 'addEventListener') as jest.SpyInstance
    spied.mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      heard.push([target, type, listener])
      listen(type, listener)
    })
  }
})
afterEach(() => {
  for (const [target, type, listener] of heard) target.removeEventListener(type, listener)
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

  it('tell of faults a second later, those of that second together, with the screen’s path', async () => {
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

  it('tell of a fault at once when the page is left before', async () => {
    const reports = open(0)
    reports?.fault(FAULT)
    await leave()
    expect(await sent()).toEqual([[{ ...FAULT, route: '/wallet/open' }]])
  })

  it('tell of each build once when the page is left, and again when it fails after that', async () => {
    const reports = open(1)
    reports?.standing(WALLET)
    reports?.standing(WALLET)
    reports?.standing({ app: 'earn', version: '1.0.0' })
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

  it('tell of each build of a page that stays open after 15 seconds, and at once of one that fails after that', async () => {
    const reports = open(1)
    reports?.standing(WALLET)
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
    open(0.25)?.standing(WALLET)
    open(0.25)?.standing({ app: 'earn', version: '1.0.0' })
    await leave()
    expect(await sent()).toEqual([[{ type: 'visit', ...WALLET, faulty: false, again: false }]])
  })

  it('tell nothing but faults of a visitor whose browser asks to be left out', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const reports = open(1)
    reports?.standing(WALLET)
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
  ])('say of a page that was asked for %s whether that was so', async (_what, came, withoutCohort) => {
    navigation = came
    open()?.fault(FAULT)
    await leave()
    const [, body] = sendBeacon.mock.calls[0] ?? []
    if (!body) throw new Error('Nothing was sent')
    expect(JSON.parse(await body.text())).toMatchObject({ release: RELEASE })
    expect((JSON.parse(await body.text()) as { withoutCohort?: boolean }).withoutCohort).toBe(withoutCohort)
  })

  it('end after some: a page that fails again and again has said what is wrong', async () => {
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
