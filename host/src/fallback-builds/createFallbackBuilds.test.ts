/** @jest-environment node */
import type { AppName, AppVersion, PageRemote } from '@crossbook/contract'
import type { Federation } from '../federation/startFederation'
import { BrokenModule } from '../modules/fault'
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
  const federation: Pick<Federation, 'load' | 'add'> = {
    load: ({ version }: ModuleAddress) => {
      if (version === before) return Promise.resolve(Previous)
      return presentLoads ? Promise.resolve(Present) : Promise.reject(new Error('gone'))
    },
    add: (...build) => added.push(build),
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
    await expect(fallbacks.fallBack(dashboard, present, false)).resolves.toEqual({
      component: Previous,
      version: before,
    })
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

  it('remembers the broken build for the session only after its fallback has mounted', async () => {
    const { fallbacks, remembered } = setUp()
    await fallbacks.fallBack(dashboard, present, false)
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
    await expect(fallbacks.fallBack(dashboard, present, true)).resolves.toEqual({
      component: Present,
      version: present,
    })
    expect(fallbacks.versionOf(dashboard)).toBe('1.1.0')
  })

  it.each<[string, () => Promise<Response>]>([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['is of another build', () => Promise.resolve(Response.json({ ...manifest, version: '0.9.0' }))],
  ])(
    'changes nothing when the description of the previous build %s, and reports it',
    async (_what, answers) => {
      answer.mockImplementation(answers)
      const { fallbacks, added, onFault } = setUp()
      await expect(fallbacks.fallBack(dashboard, present, false)).rejects.toThrow('wallet 1.0.0')
      expect(added).toEqual([])
      expect(fallbacks.versionOf(dashboard)).toBe('1.1.0')
      expect(onFault).toHaveBeenCalledWith({ ...dashboard, version: before }, expect.any(Error), 'loading')
    },
  )

  it('asks again for a description that it could not have', async () => {
    answer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    const { fallbacks } = setUp()
    await expect(fallbacks.fallBack(dashboard, present, false)).rejects.toThrow()
    await expect(fallbacks.fallBack(dashboard, present, false)).resolves.toEqual({
      component: Previous,
      version: before,
    })
  })

  it('has nothing for a remote without a previous build, and for the host', async () => {
    const { fallbacks, onFault } = setUp({ remotes: [{ name, version: present }] })
    await expect(fallbacks.fallBack(dashboard, present, false)).rejects.toThrow('has no earlier build')
    await expect(fallbacks.fallBack({ ...dashboard, app: 'host' }, present, false)).rejects.toThrow()
    expect(onFault).not.toHaveBeenCalled()
  })
})

describe('going back over several builds', () => {
  const versions = ['1.0.0', '0.9.0', '0.8.0'] as AppVersion[]
  const [, ...earlier] = versions.map((version) => ({ version, manifest: 'sha256-of-its-app-json' }))
  const remotes = [{ name, version: present, previous, earlier }]
  const Sound = () => null

  /** Fallback builds of a remote of which these versions give their module; the others throw when it is evaluated. */
  function several({ sound, quarantined = [] }: { sound: readonly string[]; quarantined?: string[] }) {
    answer.mockImplementation((url) => {
      const [, , , version] = url.split('/')
      return Promise.resolve(Response.json({ ...manifest, version }))
    })
    const remembered = new Set(quarantined)
    const requested: string[] = []
    const onFault = jest.fn()
    const shown = createShownFallbacks()
    const fallbacks = createFallbackBuilds({
      remotes,
      federation: {
        load: ({ version }) => {
          requested.push(version)
          return sound.includes(version)
            ? Promise.resolve(Sound)
            : Promise.reject(new BrokenModule('evaluation', `${version} throws`))
        },
        add: () => undefined,
      },
      quarantine: { has: (build) => remembered.has(build), add: (build) => remembered.add(build) },
      onFault,
      shown,
    })
    return { fallbacks, shown, remembered, requested, onFault }
  }

  it('shows the first that gives the module, and reports each that does not', async () => {
    const { fallbacks, onFault, shown } = several({ sound: ['0.8.0'] })
    await expect(fallbacks.fallBack(dashboard, present, false)).resolves.toEqual({
      component: Sound,
      version: '0.8.0',
    })
    expect(onFault.mock.calls).toEqual([
      [{ ...dashboard, version: '1.0.0' }, expect.any(BrokenModule), 'evaluation'],
      [{ ...dashboard, version: '0.9.0' }, expect.any(BrokenModule), 'evaluation'],
    ])
    expect(fallbacks.versionOf(dashboard)).toBe('0.8.0')
    expect(shown.list()).toEqual([{ app: 'wallet', version: '1.1.0', by: '0.8.0' }])
  })

  it('goes on from one that threw after it had taken its place', async () => {
    const { fallbacks, requested, shown } = several({ sound: versions })
    await fallbacks.fallBack(dashboard, present, false)
    await expect(fallbacks.fallBack(dashboard, '1.0.0', false)).resolves.toMatchObject({ version: '0.9.0' })
    expect(requested).toEqual(['1.0.0', '0.9.0'])
    expect(shown.list()).toEqual([{ app: 'wallet', version: '1.1.0', by: '0.9.0' }])
  })

  it('remembers all skipped builds once one has mounted, and reports it once', async () => {
    const { fallbacks, remembered } = several({ sound: ['0.9.0'] })
    await fallbacks.fallBack(dashboard, present, false)
    fallbacks.confirm(dashboard)
    fallbacks.confirm(dashboard)
    expect([...remembered]).toEqual(['wallet@1.1.0', 'wallet@1.0.0'])
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(console.warn).toHaveBeenCalledWith('Crossbook shows wallet 0.9.0 in place of 1.1.0.')
  })

  it('never shows a build that the tab remembers as broken, neither at first nor when falling back', async () => {
    const first = several({ sound: versions, quarantined: ['wallet@1.1.0', 'wallet@1.0.0'] })
    await first.fallbacks.load(dashboard)
    expect(first.requested).toEqual(['0.9.0'])
    const later = several({ sound: versions, quarantined: ['wallet@1.0.0', 'wallet@0.9.0'] })
    await later.fallbacks.fallBack(dashboard, present, false)
    expect(later.requested).toEqual(['0.8.0'])
  })

  it('ends with the last one’s fault when none mounts', async () => {
    const { fallbacks } = several({ sound: [] })
    await expect(fallbacks.fallBack(dashboard, present, false)).rejects.toThrow('0.8.0 throws')
    expect(fallbacks.versionOf(dashboard)).toBe('1.1.0')
  })

  it('gives a second module from where the first one has fallen to', async () => {
    const { fallbacks, requested } = several({ sound: ['0.9.0', '0.8.0'] })
    await fallbacks.fallBack(dashboard, present, false)
    requested.length = 0
    await fallbacks.fallBack({ ...dashboard, module: './history' }, present, false)
    expect(requested).toEqual(['0.9.0'])
  })
})
