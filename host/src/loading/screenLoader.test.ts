import { act, render, screen } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import type { FallbackBuilds } from '../modules/fallbackBuilds'
import { BrokenModule, UnavailableFile } from '../modules/fault'
import type { LoadModule, ModuleAddress } from '../modules/moduleAddress'
import { LOAD_BUDGET_MS, OWN_BUDGET_MS } from '../modules/tries'
import { createScreenLoader as createLoader } from './screenLoader'

const spot = { app: 'trading', version: '1.0.0', module: './spot' }
const frame = { ...spot, module: './frame' }
const Spot = () => null
const PreviousSpot = () => null

/** Creates a source with one answer for each call. The last answer repeats. */
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
const createScreenLoader = (load: LoadModule, fallbacks?: FallbackBuilds) =>
  createLoader(load, onFault, fallbacks)

const arrives = () => Promise.resolve(Spot)
const fails = () => Promise.reject(new Error('gone'))
const hangs = () => new Promise<never>(() => undefined)
const throws = () => Promise.reject(new BrokenModule('evaluation', 'a bug in the module'))

/** Creates fallback builds with the members that the loader uses: 1.0.0 falls back to 0.9.0, and that to 0.8.0. */
function previousBuilds(
  loadPrevious: (version: string) => Promise<typeof Spot> = () => Promise.resolve(PreviousSpot),
) {
  const before: Record<string, string> = { '1.0.0': '0.9.0', '0.9.0': '0.8.0' }
  const versions = new Map<string, string>()
  const confirmed: ModuleAddress[] = []
  const notLoaded: boolean[] = []
  const versionOf = ({ app, version }: ModuleAddress) => versions.get(`${app}@${version}`) ?? version
  const fallbacks: FallbackBuilds = {
    versionOf,
    fallBack: async (address, from, couldNotBeLoaded) => {
      notLoaded.push(couldNotBeLoaded)
      const version = versionOf(address) === from ? before[from] : versionOf(address)
      if (version === undefined) throw new Error('nothing is before it')
      const component = await loadPrevious(version)
      versions.set(`${address.app}@${address.version}`, version)
      return { component, version }
    },
    confirm: (address) => confirmed.push(address),
  }
  return { fallbacks, confirmed, notLoaded }
}

beforeEach(() => {
  onFault.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('shows a component that arrives before React renders its place', async () => {
  const loader = createScreenLoader(() => Promise.resolve(() => createElement('p', {}, 'Spot')))
  const place = createElement(loader.component(spot))
  await loader.load(spot)
  await act(async () => {
    render(createElement(Suspense, { fallback: 'waiting' }, place))
  })
  expect(screen.getByText('Spot')).toBeTruthy()
})

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

  it('gives up after the third try, and does not remember the failure, so that a retry recovers', async () => {
    const source = scripted(fails, fails, fails, arrives)
    const loader = createScreenLoader(source.load)
    const refused = expect(loader.load(spot)).rejects.toThrow('gone')
    await jest.runAllTimersAsync()
    await refused
    expect(loader.peek(spot)).toBeUndefined()
    expect(onFault).toHaveBeenCalledWith(spot, new Error('gone'), 'loading')
    await expect(loader.load(spot)).resolves.toBe(Spot)
    expect(onFault).toHaveBeenCalledTimes(1)
  })

  it('does not try a file again that the site no longer has', async () => {
    const missing = new UnavailableFile('/apps/trading/1.0.0/spot.js', 'outdated')
    const source = scripted(() => Promise.reject(missing))
    await expect(createScreenLoader(source.load).load(spot)).rejects.toBe(missing)
    expect(source.calls()).toBe(1)
    expect(onFault).toHaveBeenCalledWith(spot, missing, 'loading')
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

describe('a build that is broken', () => {
  it('is replaced by the previous one after the last try', async () => {
    const { fallbacks, notLoaded } = previousBuilds()
    const loader = createScreenLoader(scripted(fails).load, fallbacks)
    const loading = loader.load(spot)
    await jest.runAllTimersAsync()
    await expect(loading).resolves.toBe(PreviousSpot)
    expect(loader.versionOf(spot)).toBe('0.9.0')
    expect(notLoaded).toEqual([true])
    expect(onFault).toHaveBeenCalledWith(spot, new Error('gone'), 'loading')
  })

  it('is replaced at once, without another try, when the site no longer has it', async () => {
    const { fallbacks, notLoaded } = previousBuilds()
    const source = scripted(() =>
      Promise.reject(new UnavailableFile('/apps/trading/1.0.0/spot.js', 'outdated')),
    )
    await expect(createScreenLoader(source.load, fallbacks).load(spot)).resolves.toBe(PreviousSpot)
    expect([source.calls(), notLoaded]).toEqual([1, [false]])
  })

  it('that hangs is replaced, within the whole budget even when an earlier step hangs as well', async () => {
    const { fallbacks } = previousBuilds(() => hangs())
    const loader = createScreenLoader(scripted(hangs).load, fallbacks)
    let hasEnded = false
    const refused = expect(loader.load(spot).finally(() => (hasEnded = true))).rejects.toThrow(
      'took too long',
    )
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1)
    expect(hasEnded).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await refused

    const sound = createScreenLoader(scripted(hangs).load, previousBuilds().fallbacks)
    const loading = sound.load(spot)
    await jest.advanceTimersByTimeAsync(OWN_BUDGET_MS)
    await expect(loading).resolves.toBe(PreviousSpot)
  })

  it('is replaced at once when the module throws while it is evaluated', async () => {
    const source = scripted(throws)
    const { fallbacks, notLoaded } = previousBuilds()
    await expect(createScreenLoader(source.load, fallbacks).load(spot)).resolves.toBe(PreviousSpot)
    expect(source.calls()).toBe(1)
    expect(notLoaded).toEqual([false])
    expect(onFault).toHaveBeenCalledWith(spot, expect.any(BrokenModule), 'evaluation')
  })

  it('gives its first fault when there is nothing to replace it by', async () => {
    const { fallbacks } = previousBuilds(fails)
    await expect(createScreenLoader(scripted(throws).load, fallbacks).load(spot)).rejects.toThrow('a bug')
  })

  it('takes the modules that had arrived with it, so that one page shows one build', async () => {
    const source = scripted(arrives, throws, () => Promise.resolve(PreviousSpot))
    const { fallbacks } = previousBuilds()
    const loader = createScreenLoader(source.load, fallbacks)
    const listener = jest.fn()
    await loader.load(frame)
    loader.subscribe(listener)
    await loader.load(spot)
    expect(loader.peek(frame)).toBeUndefined()
    expect(listener).toHaveBeenCalled()
    await expect(loader.load(frame)).resolves.toBe(PreviousSpot)
  })

  it('ignores modules that arrive after another of its modules has failed', async () => {
    let arrive = (_late: typeof Spot) => {}
    const late = new Promise<typeof Spot>((resolve) => (arrive = resolve))
    const { fallbacks } = previousBuilds()
    const load: LoadModule = (address) => {
      if (fallbacks.versionOf(address) === '0.9.0') return Promise.resolve(PreviousSpot)
      return address.module === './frame' ? late : throws()
    }
    const loader = createScreenLoader(load, fallbacks)
    const loading = loader.load(frame)
    await loader.load(spot)
    arrive(Spot)
    await expect(loading).resolves.toBe(PreviousSpot)
  })

  it('is confirmed as broken when a module of the previous one has mounted in the page, and not before', async () => {
    const { fallbacks, confirmed } = previousBuilds()
    const loader = createScreenLoader(scripted(throws).load, fallbacks)
    await loader.load(spot)
    expect(confirmed).toEqual([])
    loader.hasRendered(spot)
    expect(confirmed).toEqual([spot])
  })

  it('is replaced again when the previous one throws as well, until there is no other', async () => {
    const Oldest = () => null
    const { fallbacks, notLoaded } = previousBuilds((version) =>
      Promise.resolve(version === '0.8.0' ? Oldest : PreviousSpot),
    )
    const loader = createScreenLoader(scripted(throws).load, fallbacks)
    await loader.load(spot)
    await expect(loader.onRenderError(spot, new Error('older bug'))).resolves.toBe(Oldest)
    expect(loader.versionOf(spot)).toBe('0.8.0')
    await expect(loader.onRenderError(spot, new Error('oldest bug'))).rejects.toThrow('oldest bug')
    expect(notLoaded).toHaveLength(3)
    expect(onFault.mock.calls.map(([{ version }, , kind]) => [version, kind])).toEqual([
      ['1.0.0', 'evaluation'],
      ['0.9.0', 'firstRender'],
      ['0.8.0', 'firstRender'],
    ])
  })
})

describe('a screen that throws while rendering', () => {
  it('is replaced when it was its first time', async () => {
    const { fallbacks } = previousBuilds()
    const loader = createScreenLoader(scripted(arrives).load, fallbacks)
    await loader.load(spot)
    await loader.onRenderError(spot, new Error('no data'))
    expect(loader.peek(spot)).toBe(PreviousSpot)
    expect(onFault).toHaveBeenCalledWith(spot, new Error('no data'), 'firstRender')
  })

  it('is left to its section when it was already mounted', async () => {
    const { fallbacks, notLoaded } = previousBuilds()
    const loader = createScreenLoader(scripted(arrives).load, fallbacks)
    await loader.load(spot)
    loader.hasRendered(spot)
    expect(loader.onRenderError(spot, new Error('a bug'))).toBeUndefined()
    expect(notLoaded).toEqual([])
    expect(onFault).toHaveBeenCalledWith(spot, new Error('a bug'), 'laterRender')
  })

  it('gives its section the reason when a later part of it is missing', async () => {
    const missing = new UnavailableFile('/apps/trading/1.0.0/depth.js', 'outdated')
    const found: Record<string, UnavailableFile | undefined> = { '1.0.0': missing, '1.0.1': undefined }
    const loader = createLoader(
      () => arrives(),
      onFault,
      undefined,
      () => undefined,
      ({ version }) => Promise.resolve(found[version]),
    )
    for (const [version, reason] of [
      ['1.0.0', missing],
      ['1.0.1', new Error('a bug')],
    ] as const) {
      await loader.load({ ...spot, version })
      loader.hasRendered({ ...spot, version })
      await expect(loader.onRenderError({ ...spot, version }, new Error('a bug'))).rejects.toEqual(reason)
    }
  })
})
