import type { ReleaseId } from '@crossbook/contract'
import { BrokenModule, isFinal, problemOf, UnavailableFile } from './fault'
import { findProblemAmong, namingProblems } from './findProblem'

const OWN = 'r0123456789abcdef' as ReleaseId
const OTHER = 'rfedcba9876543210' as ReleaseId
const FILE = '/apps/earn/1.0.0/staking.js'
const STAKING = { app: 'earn', version: '1.0.0', module: './staking' }

const requested: [url: string, method: string][] = []
/** The release that the site shows, and the statuses with which it answers for the file in turn; `refused`: no answer. */
let site: { shown?: ReleaseId; answers: (number | 'refused')[] }

beforeEach(() => {
  requested.length = 0
  globalThis.fetch = (input, { method = 'GET' } = {}) => {
    requested.push([input instanceof Request ? input.url : String(input), method])
    const status = site.answers.shift() ?? 'refused'
    return status === 'refused'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }))
  }
})

afterEach(() => jest.restoreAllMocks())

const notLoaded = new Error(`${FILE} could not be loaded`)

/** The rejection when a module's file has failed to load. */
function rejection(cause: Error = notLoaded, failed: readonly string[] = [FILE]): Promise<unknown> {
  const load = namingProblems(
    () => Promise.reject(cause),
    findProblemAmong(
      () => failed,
      OWN,
      () => Promise.resolve(site.shown),
    ),
  )
  return load(STAKING).then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('a module whose file could not be loaded', () => {
  it.each([404, 410])(
    'is of an older version where the site answers %d and shows another release',
    async (status) => {
      site = { shown: OTHER, answers: [status] }
      const error = await rejection()
      expect(error).toEqual(new UnavailableFile(FILE, 'outdated'))
      expect(isFinal(error)).toBe(true)
      expect(requested).toEqual([[FILE, 'HEAD']])
    },
  )

  it.each([
    ['the site shows the same release: a reload would not help', { shown: OWN, answers: [404] }],
    ['the site does not say which release it shows', { answers: [404] }],
  ])('is missing, and not of an older version, where %s', async (_what, answers) => {
    site = answers
    expect(problemOf(await rejection())).toBe('missing')
  })

  it('is the server’s problem where it answers an error, and may pass', async () => {
    site = { shown: OWN, answers: [503] }
    const error = await rejection()
    expect(problemOf(error)).toBe('server')
    expect(isFinal(error)).toBe(false)
  })

  it('is blocked where its address is refused twice while the site answers', async () => {
    site = { shown: OWN, answers: ['refused', 'refused'] }
    const error = await rejection()
    expect(error).toEqual(new UnavailableFile(FILE, 'blocked'))
    expect(isFinal(error)).toBe(true)
  })

  it.each<[string, typeof site]>([
    ['the site answers nothing', { answers: ['refused', 'refused'] }],
    ['the connection was lost for a moment', { shown: OWN, answers: ['refused', 200] }],
    ['the file is there', { shown: OTHER, answers: [200] }],
  ])('keeps its error where %s', async (_what, answers) => {
    site = answers
    expect(await rejection()).toBe(notLoaded)
  })

  it('is not asked about offline, where it arrived broken, or where no file has failed', async () => {
    site = { shown: OTHER, answers: [404] }
    const broken = new BrokenModule('evaluation', 'a bug')
    expect(await rejection(broken)).toBe(broken)
    expect(await rejection(notLoaded, [])).toBe(notLoaded)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await rejection()).toBe(notLoaded)
    expect(requested).toEqual([])
  })
})
