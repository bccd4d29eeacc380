import { BrokenModule } from '../modules/fault'
import { namedFault } from './namedFault'
import { runtimePlugin, trialPlugin } from './runtimePlugin'

const ENTRY = 'https://crossbook.example/apps/wallet/1.0.0/remoteEntry.js'
const REMOTE = { remoteInfo: { name: 'wallet_1', entryGlobalName: 'wallet_1', entry: ENTRY } } as never

const plugin = ({ createScript = jest.fn() } = {}) =>
  runtimePlugin({ createScript }, { entries: new Map([['wallet_1', ENTRY]]) })

afterEach(() => Reflect.deleteProperty(globalThis, 'wallet_1'))

describe('entries of remotes', () => {
  it('are loaded under the script policy, which gives up on a hanging file before the runtime does', () => {
    const prepared = document.createElement('script')
    const createScript = jest.fn(() => prepared)
    const made = plugin({ createScript }).createScript?.({ url: ENTRY } as never)
    expect(made).toEqual({ script: prepared, timeout: 121_000 })
    expect(createScript).toHaveBeenCalledWith(ENTRY)
  })

  it('are left to the runtime', async () => {
    expect(await plugin().loadEntry?.(REMOTE)).toBeUndefined()
  })

  it('are not taken from a script that has defined the remote’s name before', async () => {
    Reflect.set(globalThis, 'wallet_1', { init() {}, get() {} })
    const loading = plugin().loadEntry?.(REMOTE)
    await expect(loading).rejects.toMatchObject({ kind: 'contract' })
    await expect(loading).rejects.toThrow(
      `wallet_1 was defined before ${ENTRY} ran: another script on this page has taken the remote’s name`,
    )
  })

  it('are taken when they arrive after their time', async () => {
    const opened = plugin()
    await opened.loadEntry?.(REMOTE)
    Reflect.set(globalThis, 'wallet_1', { init() {}, get() {} })
    expect(await opened.loadEntry?.(REMOTE)).toBeUndefined()
  })
})

describe('overrides of DevTools', () => {
  const warn = jest.fn()
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(warn.mockReset()))
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['an entry elsewhere', { entry: 'https://elsewhere.example/remoteEntry.js' }],
    ['a version', { version: '2.0.0' }],
  ])('are refused in a sentence: %s', (_, override) => {
    const remote = { name: 'wallet_1', ...override }
    plugin().beforeRegisterRemote?.({ remote } as never)
    expect(remote).toEqual({ name: 'wallet_1', entry: ENTRY })
    expect(warn).toHaveBeenCalledWith(
      'Crossbook: the override of wallet_1 is refused. Try other versions in a mix, or with “Try versions” on a channel that accepts mixes.',
    )
  })

  it('print nothing where there are none', () => {
    plugin().beforeRegisterRemote?.({ remote: { name: 'wallet_1', entry: ENTRY } } as never)
    expect(warn).not.toHaveBeenCalled()
  })
})

it('on a trial page, remotes get the shared modules of the host whatever their ranges', () => {
  const shared = { version: '20.0.0' }
  const args = {
    ...{ scope: 'default', pkgName: 'react', version: '20.0.0' },
    shareScopeMap: { default: { react: { '20.0.0': shared } } },
  } as never
  expect(trialPlugin.resolveShare?.(args)?.resolver()).toEqual({ shared, useTreesShaking: false })
})

describe('a failure of the runtime', () => {
  it.each([
    ['contract', '[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001'],
    ['contract', 'RUNTIME-015'],
    ['contract', 'Module "./spot" does not exist in container.'],
    ['evaluation', 'RUNTIME-008: ScriptExecutionError: Script "x" loaded but threw a runtime error'],
  ])('is a fault of %s where another try would bring the same: %s', (kind, message) => {
    const fault = namedFault(new Error(message))
    expect(fault).toBeInstanceOf(BrokenModule)
    expect(fault).toMatchObject({ kind })
  })

  it('is not reported as final where another attempt may help', () => {
    const lost = new Error('RUNTIME-008: ScriptNetworkError: Failed to load script "x"')
    expect(namedFault(lost)).toBe(lost)
  })
})
