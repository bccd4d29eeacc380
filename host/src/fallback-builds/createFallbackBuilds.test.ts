import type { AppName, AppVersion, PageRemote } from '@crossbook/contract'
import type { Federation } from '../federation/startFederation'
import type { ModuleAddress } from '../modules/moduleAddress'
import { createFallbackBuilds } from './createFallbackBuilds'
import { createShownFallbacks } from './shownFallbacks'

const name = 'wallet' as AppName
const present = '1.1.0' as AppVersion
const before = '1.0.0' as AppVersion
const previous = { version: before, manifest: 'sha256-of-its-app-json' }
const dashboard = { app: name, version: present, module: './dashboard' }

const Present = () => null
const Previous = () => null

/** The previous build's app.json, as the store would serve it. */
const manifest = {
  kind: 'remote',
  contract: 1,
  name,
  version: before,
  commit: null,
  entry: 'remoteEntry.js',
  screens: [
    {
      path: '/dashboard',
      module: './dashboard',
      title: 'Dashboard',
      description: 'Your money.',
      access: 'signedIn',
      files: ['dashboard.js'],
      showsCoinLogos: false,
    },
  ],
  frames: {},
  requires: {},
  files: { 'remoteEntry.js': { integrity: `sha256-${'A'.repeat(43)}=`, bytes: 1 } },
}

function setUp({
  presentLoads = false,
  quarantined = [] as string[],
  remotes = [{ name, version: present, previous }] as Pick<PageRemote, 'name' | 'version' | 'previous'>[],
} = {}) {
  const added: unknown[] = []
  const remembered = new Set(quarantined)
  const federation: Federation = {
    load: ({ version }: ModuleAddress) => {
      if (version === before) return Promise.resolve(Previous)
      return presentLoads ? Promise.resolve(Present) : Promise.reject(new Error('gone'))
    },
    add: (...build) => added.push(build),
    provides: () => new Map(),
  }
  const onFault = jest.fn()
  const shown = createShownFallbacks()
  const fallbacks = createFallbackBuilds({
    remotes,
    federation,
    quarantine: { has: (build) => remembered.has(build), add: (build) => remembered.add(build) },
    onFault,
    shown,
  })
  return { fallbacks, shown, added, remembered, onFault }
}

const answer = jest.fn<Promise<Response>, [string, RequestInit]>()

beforeEach(() => {
  answer.mockReset()
  answer.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(manifest))))
  globalThis.fetch = answer as unknown as typeof fetch
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('falling back', () => {
  it('brings the previous build with the integrity that the page states, and loads the same module from it', async () => {
    const { fallbacks, added, shown } = setUp()
    await expect(fallbacks.fallBack(dashboard, false)).resolves.toBe(Previous)
    expect(answer).toHaveBeenCalledWith(
      '/apps/wallet/1.0.0/app.json',
      expect.objectContaining({ integrity: previous.manifest, cache: 'no-cache' }),
    )
    expect(added).toEqual([
      [
        [expect.objectContaining({ name, version: before })],
        { '/apps/wallet/1.0.0/remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
      ],
    ])
    expect(fallbacks.versionOf(dashboard)).toBe('1.0.0')
    expect(shown.list()).toEqual([{ app: 'wallet', version: '1.1.0', by: '1.0.0' }])
    await expect(fallbacks.load(dashboard)).resolves.toBe(Previous)
  })

  it('remembers the broken build for the session only when its fallback stands', async () => {
    const { fallbacks, remembered } = setUp()
    await fallbacks.fallBack(dashboard, false)
    expect(remembered.size).toBe(0)
    fallbacks.confirm(dashboard)
    expect([...remembered]).toEqual(['wallet@1.1.0'])
  })

  it('goes to the previous build at once when the tab remembers the present one', async () => {
    const { fallbacks } = setUp({ presentLoads: true, quarantined: ['wallet@1.1.0', 'wallet@9.9.9'] })
    await expect(fallbacks.load(dashboard)).resolves.toBe(Previous)
  })

  it('keeps the present build when only the network had been away', async () => {
    const { fallbacks } = setUp({ presentLoads: true })
    await expect(fallbacks.fallBack(dashboard, true)).resolves.toBe(Present)
    expect(fallbacks.versionOf(dashboard)).toBe('1.1.0')
  })

  it.each<[string, () => Promise<Response>]>([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['is of another build', () => Promise.resolve(Response.json({ ...manifest, version: '0.9.0' }))],
  ])('changes nothing when the description of the previous build %s, and says so', async (_what, answers) => {
    answer.mockImplementation(answers)
    const { fallbacks, added, onFault } = setUp()
    await expect(fallbacks.fallBack(dashboard, false)).rejects.toThrow('wallet 1.0.0')
    expect(added).toEqual([])
    expect(fallbacks.versionOf(dashboard)).toBe('1.1.0')
    expect(onFault).toHaveBeenCalledWith({ ...dashboard, version: before }, expect.any(Error), 'loading')
  })

  it('asks again for a description that it could not have', async () => {
    answer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    const { fallbacks } = setUp()
    await expect(fallbacks.fallBack(dashboard, false)).rejects.toThrow()
    await expect(fallbacks.fallBack(dashboard, false)).resolves.toBe(Previous)
  })

  it('has nothing for a remote without a previous build, and for the host', async () => {
    const { fallbacks, onFault } = setUp({ remotes: [{ name, version: present }] })
    await expect(fallbacks.fallBack(dashboard, false)).rejects.toThrow('has no previous build')
    await expect(fallbacks.fallBack({ ...dashboard, app: 'host' }, false)).rejects.toThrow()
    expect(onFault).not.toHaveBeenCalled()
  })
})
