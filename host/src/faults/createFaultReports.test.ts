import { checkPageDocument, type PageDocument } from '@crossbook/contract'
import { createFaultReports } from './createFaultReports'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }
const FAULT_URL = 'https://faults.example/reports'

const page = ({ faultUrl }: { faultUrl?: string } = {}): Pick<PageDocument, 'release' | 'config'> => {
  const checked = checkPageDocument({
    release: 'r0123456789abcdef',
    config: { authUrl: '/auth/v1', authKey: 'key', ...(faultUrl ? { faultUrl } : {}) },
    remotes: [],
    host: { version: '1.0.0', session: [], screens: {} },
    integrity: {},
  })
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

const sendBeacon = jest.fn()
const report = jest.fn()

beforeEach(() => {
  for (const mock of [sendBeacon, report]) mock.mockReset()
  jest.spyOn(console, 'error').mockImplementation(report)
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  jest.useFakeTimers({ now: new Date('2024-03-15T12:00:00Z') })
  history.replaceState(null, '', '/trading/spot?token=secret#access_token=secret')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a fault report', () => {
  it('is one readable line in the console, with all that is needed to see the fault again', () => {
    createFaultReports({ ...page(), mix: 'm0123456789abcdef' })(spot, new Error('gone'), 'loading')
    expect(report).toHaveBeenCalledWith(
      'Crossbook fault (loading) in trading 1.0.0 at /trading/spot: Error: gone',
      {
        kind: 'loading',
        app: 'trading',
        version: '1.0.0',
        module: './spot',
        release: 'r0123456789abcdef',
        mix: 'm0123456789abcdef',
        route: '/trading/spot',
        error: 'Error: gone',
        time: '2024-03-15T12:00:00.000Z',
      },
      new Error('gone'),
    )
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('goes to the address that the site’s settings name, in a form that needs no leave from it', () => {
    createFaultReports(page({ faultUrl: FAULT_URL }))(spot, new Error('gone'), 'loading')
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    expect(url).toBe(FAULT_URL)
    expect((body as Blob).type).toBe('text/plain')
  })

  it('goes to the site’s own collector as well, with the places of its stack and nothing else of it', () => {
    const collect = jest.fn()
    const error = Object.assign(new TypeError('gone for ada@example.com'), {
      stack: `TypeError: gone for ada@example.com
    at Open (${location.origin}/apps/trading/1.0.0/spot.js?token=secret:1:200)
    at async load (${location.origin}/apps/host/1.0.0/main.js:1:7)
    at https://elsewhere.example/ada/script.js:1:1`,
    })
    createFaultReports({ ...page(), collect })(spot, error, 'firstRender')
    expect(collect.mock.calls).toEqual([
      [
        {
          type: 'fault',
          kind: 'firstRender',
          app: 'trading',
          version: '1.0.0',
          module: './spot',
          error: 'TypeError: gone for [mail]',
          stack: 'Open /apps/trading/1.0.0/spot.js:1:200\nload /apps/host/1.0.0/main.js:1:7',
        },
      ],
    ])
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('is made once for the same fault, and again for another one', () => {
    const onFault = createFaultReports(page())
    onFault(spot, new Error('gone'), 'loading')
    onFault(spot, new Error('gone'), 'loading')
    expect(report).toHaveBeenCalledTimes(1)
    onFault(spot, new Error('gone'), 'firstRender')
    onFault({ ...spot, version: '1.0.1' }, new Error('gone'), 'loading')
    expect(report).toHaveBeenCalledTimes(3)
  })

  it('is made of forty different faults at most', () => {
    const onFault = createFaultReports(page())
    for (let fault = 0; fault < 100; fault++) onFault(spot, new Error(`fault ${fault}`), 'uncaught')
    expect(report).toHaveBeenCalledTimes(40)
  })

  it('leaves out mail addresses, tokens and numbers that could be personal, in its message and its address', () => {
    history.replaceState(null, '', '/invited/ada%40example.com')
    createFaultReports(page({ faultUrl: FAULT_URL }))(
      spot,
      new Error('no ada@example.com, 4111 1111 1111 1111'),
      'loading',
    )
    expect(report.mock.calls[0]?.[1]).toMatchObject({
      route: '/invited/[mail]',
      error: 'Error: no [mail], [number]',
    })
    expect(report.mock.calls[0]?.[0]).not.toMatch(/ada|4111/)
  })

  it.each([
    ['an object without words', Object.create(null)],
    ['an error whose words throw', { toString: () => JSON.parse('{') as string }],
    ['nothing', undefined],
  ])('is made of %s as well, and never throws', (_what, thrown) => {
    sendBeacon.mockImplementation(() => {
      throw new TypeError('refused')
    })
    createFaultReports(page({ faultUrl: FAULT_URL }))(spot, thrown, 'laterRender')
    expect(report).toHaveBeenCalledTimes(1)
  })
})
