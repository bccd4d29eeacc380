import { BrokenModule } from '../modules/fault'
import { namedFault } from './namedFault'
import { runtimePlugin } from './runtimePlugin'

const ENTRY = 'https://crossbook.example/apps/wallet/1.0.0/remoteEntry.js'
const REMOTE = { remoteInfo: { name: 'wallet_1', entryGlobalName: 'wallet_1', entry: ENTRY } } as never

afterEach(() => Reflect.deleteProperty(globalThis, 'wallet_1'))

describe('entries of remotes', () => {
  it('are loaded as the policy says, which gives up what hangs before the runtime does', () => {
    const prepared = document.createElement('script')
    const createScript = jest.fn(() => prepared)
    const made = runtimePlugin({ createScript }).createScript?.({ url: ENTRY } as never)
    expect(made).toEqual({ script: prepared, timeout: 121_000 })
    expect(createScript).toHaveBeenCalledWith(ENTRY)
  })

  it('are left to the runtime', async () => {
    expect(await runtimePlugin({ createScript: jest.fn() }).loadEntry?.(REMOTE)).toBeUndefined()
  })

  it('are not taken from a script that has defined the remote’s name before', async () => {
    Reflect.set(globalThis, 'wallet_1', { init() {}, get() {} })
    const loading = runtimePlugin({ createScript: jest.fn() }).loadEntry?.(REMOTE)
    await expect(loading).rejects.toMatchObject({ kind: 'contract' })
    await expect(loading).rejects.toThrow(
      `wallet_1 was defined before ${ENTRY} ran: another script on this page has taken the remote’s name`,
    )
  })

  it('are taken when they arrive after their time', async () => {
    const plugin = runtimePlugin({ createScript: jest.fn() })
    await plugin.loadEntry?.(REMOTE)
    Reflect.set(globalThis, 'wallet_1', { init() {}, get() {} })
    expect(await plugin.loadEntry?.(REMOTE)).toBeUndefined()
  })
})

describe('what the runtime fails at', () => {
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

  it('is left as it is where another try may help', () => {
    const lost = new Error('RUNTIME-008: ScriptNetworkError: Failed to load script "x"')
    expect(namedFault(lost)).toBe(lost)
  })
})
