import { createScreenLoader as createLoader, LOAD_BUDGET_MS, type LoadModule } from './screenLoader'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }
const Spot = () => null

/** A source that answers each call as told, the last answer for ever. */
function scripted(...answers: (() => ReturnType<LoadModule>)[]) {
  let calls = 0
  const load: LoadModule = () => {
    const answer = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    return answer ? answer() : Promise.reject(new Error('no answer was scripted'))
  }
  return { load, calls: () => calls }
}

const onFault = jest.fn()
const createScreenLoader = (load: LoadModule) => createLoader(load, onFault)

const arrives = () => Promise.resolve(Spot)
const fails = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => undefined)

beforeEach(() => {
  onFault.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('loading a screen', () => {
  it('hands over the component and has it at once from then on', async () => {
    const source = scripted(arrives)
    const loader = createScreenLoader(source.load)
    expect(loader.peek(spot)).toBeUndefined()
    await expect(loader.load(spot)).resolves.toBe(Spot)
    expect(loader.peek(spot)).toBe(Spot)
    await loader.load(spot)
    expect(source.calls()).toBe(1)
  })

  it('shares one request between all who ask while it is under way', async () => {
    const source = scripted(arrives)
    const loader = createScreenLoader(source.load)
    await Promise.all([loader.load(spot), loader.load(spot)])
    expect(source.calls()).toBe(1)
  })

  it('tries again what may pass', async () => {
    const source = scripted(fails, fails, arrives)
    const loading = createScreenLoader(source.load).load(spot)
    await jest.runAllTimersAsync()
    await expect(loading).resolves.toBe(Spot)
  })

  it('gives up after the third try, and forgets the failure, so that a retry recovers', async () => {
    const source = scripted(fails, fails, fails, arrives)
    const loader = createScreenLoader(source.load)
    const refused = expect(loader.load(spot)).rejects.toThrow('gone')
    await jest.runAllTimersAsync()
    await refused
    expect(loader.peek(spot)).toBeUndefined()
    expect(onFault).toHaveBeenCalledWith(spot, new Error('gone'))
    await expect(loader.load(spot)).resolves.toBe(Spot)
    expect(onFault).toHaveBeenCalledTimes(1)
  })

  it('gives up when a module hangs for the whole budget, and a retry asks afresh', async () => {
    const source = scripted(hangs, arrives)
    const loader = createScreenLoader(source.load)
    const refused = expect(loader.load(spot)).rejects.toThrow('took too long')
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS)
    await refused
    await expect(loader.load(spot)).resolves.toBe(Spot)
  })

  it('keeps versions of one remote apart', async () => {
    const loader = createScreenLoader(scripted(arrives).load)
    await loader.load(spot)
    expect(loader.peek({ ...spot, version: '1.0.1' })).toBeUndefined()
  })
})
