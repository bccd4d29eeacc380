/** @jest-environment node */
import type { FallbackBuilds } from '../modules/fallbackBuilds'
import { UnavailableFile } from '../modules/fault'
import type { LoadModule } from '../modules/moduleAddress'
import { LOAD_BUDGET_MS, OWN_BUDGET_MS } from '../modules/tries'
import { createScreenLoader } from './screenLoader'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }
const frame = { ...spot, module: './frame' }
const Spot = () => null

const onFault = jest.fn()

beforeEach(() => {
  onFault.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('a restart', () => {
  /** A source whose every attempt waits to be answered, and fails when its application is given up. */
  function answered() {
    const attempts: { resolve: (component: typeof Spot) => void; reject: (error: Error) => void }[] = []
    const load: LoadModule = () =>
      new Promise((resolve, reject) => attempts.push({ resolve: (component) => resolve(component), reject }))
    const giveUp = () => attempts.at(-1)?.reject(new Error('given up'))
    return { attempts, loader: createScreenLoader(load, onFault, undefined, giveUp) }
  }

  it('makes a new attempt with a new budget, late in the old one, and waiting callers get its result', async () => {
    const { attempts, loader } = answered()
    const loading = loader.load(spot)
    await jest.advanceTimersByTimeAsync(OWN_BUDGET_MS - 500)
    loader.restart(spot)
    await jest.advanceTimersByTimeAsync(0)
    expect(attempts).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(OWN_BUDGET_MS - 1)
    attempts[1]?.resolve(Spot)
    await expect(loading).resolves.toBe(Spot)
    expect(loader.peek(spot)).toBe(Spot)
    expect(onFault).not.toHaveBeenCalled()
  })

  it('starts each component of the application that is under way, and no other', async () => {
    const { attempts, loader } = answered()
    const other = { ...spot, app: 'tools' }
    for (const address of [frame, other, spot]) loader.load(address).catch(() => undefined)
    loader.restart(spot)
    await jest.advanceTimersByTimeAsync(0)
    expect(attempts).toHaveLength(5)
  })

  it('again starts one attempt, and fails as that one does', async () => {
    const { attempts, loader } = answered()
    const loading = expect(loader.load(spot)).rejects.toThrow('took too long')
    loader.restart(spot)
    loader.restart(spot)
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS)
    await loading
    expect(attempts).toHaveLength(2)
    expect(onFault).toHaveBeenCalledTimes(1)
  })
})

describe('a slow line', () => {
  it('gives each load a longer budget', async () => {
    const loader = createScreenLoader(() => new Promise(() => undefined), onFault)
    let hasEnded = false
    const refused = expect(loader.load(spot).finally(() => (hasEnded = true))).rejects.toThrow(
      'took too long',
    )
    Object.assign(performance, {
      getEntries: () => [{ startTime: 0, responseEnd: 6_000, transferSize: 9_000 }],
    })
    await jest.advanceTimersByTimeAsync(3 * OWN_BUDGET_MS - 1)
    expect(hasEnded).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await refused
  })
})

describe('a file that is blocked in the browser', () => {
  it('is a separate fault kind, is not fetched again, and no earlier build replaces it', async () => {
    const blocked = new UnavailableFile('/apps/trading/1.0.0/spot.js', 'blocked')
    const load = jest.fn(() => Promise.reject(blocked))
    const fallBack = jest.fn()
    const fallbacks: FallbackBuilds = { versionOf: ({ version }) => version, fallBack, confirm() {} }
    await expect(createScreenLoader(load, onFault, fallbacks).load(spot)).rejects.toBe(blocked)
    expect(load).toHaveBeenCalledTimes(1)
    expect(fallBack).not.toHaveBeenCalled()
    expect(onFault).toHaveBeenCalledWith(spot, blocked, 'blocked')
  })
})
