import type { ReleaseId } from '@crossbook/contract'
import { BrokenModule } from './fault'
import { findMissingAmong, isOutdated, MissingModule, namingMissing } from './missingModule'

const OWN = 'r0123456789abcdef' as ReleaseId
const OTHER = 'rfedcba9876543210' as ReleaseId
const FILE = '/apps/earn/1.0.0/staking.js'
const STAKING = { app: 'earn', version: '1.0.0', module: './staking' }

const asked: [url: string, method: string][] = []
/** The release that the site shows, and the status with which it answers; undefined: it answers nothing. */
let site: { shown?: ReleaseId; status?: number }

beforeEach(() => {
  asked.length = 0
  globalThis.fetch = (input, { method = 'GET' } = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    asked.push([url, method])
    return site.status ? Promise.resolve(new Response(null, { status: site.status })) : unreachable()
  }
})

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const notLoaded = new Error(`${FILE} could not be loaded`)

/** What loading a module rejects with whose file has failed. */
function rejection(cause: Error = notLoaded, failed: readonly string[] = [FILE]): Promise<unknown> {
  const load = namingMissing(
    () => Promise.reject(cause),
    findMissingAmong(
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
      site = { shown: OTHER, status }
      const error = await rejection()
      expect(error).toEqual(new MissingModule(FILE, true))
      expect(isOutdated(error)).toBe(true)
      expect(asked).toEqual([[FILE, 'HEAD']])
    },
  )

  it.each([
    ['the site shows the same release: a reload would not help', { shown: OWN, status: 404 }],
    ['the site does not say which release it shows', { status: 404 }],
  ])('is missing, and not of an older version, where %s', async (_what, answers) => {
    site = answers
    const error = await rejection()
    expect(error).toBeInstanceOf(MissingModule)
    expect(isOutdated(error)).toBe(false)
  })

  it.each([
    ['there is no connection', {}],
    ['the site is down', { shown: OTHER, status: 503 }],
    ['the file is there', { shown: OTHER, status: 200 }],
  ])('is neither where %s', async (_what, answers) => {
    site = answers
    expect(await rejection()).toBe(notLoaded)
    expect(asked).toEqual([[FILE, 'HEAD']])
  })

  it('is not looked for where it arrived broken, or where no file has failed', async () => {
    site = { shown: OTHER, status: 404 }
    const broken = new BrokenModule('evaluation', 'a bug')
    expect(await rejection(broken)).toBe(broken)
    expect(await rejection(notLoaded, [])).toBe(notLoaded)
    expect(asked).toEqual([])
  })
})
