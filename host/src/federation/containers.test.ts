import { BrokenModule } from '../modules/fault'
import { createContainers, type Container } from './containers'

const URL = 'https://crossbook.example/apps/wallet/1.0.0/remoteEntry.js'
const SHARED = { react: {} }

describe('containers of remotes', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'wallet_1')
  })

  it('runs a script once, however many modules are asked of its container', async () => {
    const { run, container } = scriptOf(workingContainer())
    const [first, second] = await Promise.all([container('wallet_1', URL), container('wallet_1', URL)])
    await container('wallet_1', URL)
    expect(run).toHaveBeenCalledTimes(1)
    expect(run).toHaveBeenCalledWith(URL)
    expect(first).toBe(second)
  })

  it('hands the shared modules over before anything is asked for', async () => {
    const walletContainer = workingContainer()
    await scriptOf(walletContainer).container('wallet_1', URL)
    expect(walletContainer.init).toHaveBeenCalledTimes(1)
    expect(walletContainer.init).toHaveBeenCalledWith(SHARED, [])
  })

  it('tries again after a script that did not arrive', async () => {
    const { run, container } = scriptOf(workingContainer())
    run.mockRejectedValueOnce(new Error('could not be loaded'))
    await expect(container('wallet_1', URL)).rejects.toThrow('could not be loaded')
    await expect(container('wallet_1', URL)).resolves.toHaveProperty('get')
    expect(run).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['nothing', undefined],
    ['something else', 'hello'],
    ['half a container', { get: () => Promise.resolve() }],
  ])('calls a script that leaves %s broken', async (_, left) => {
    const opening = scriptOf(left).container('wallet_1', URL)
    await expect(opening).rejects.toBeInstanceOf(BrokenModule)
    await expect(opening).rejects.toThrow(`${URL} is not a federation container`)
  })

  it('runs no script whose name another remote has defined', async () => {
    Reflect.set(globalThis, 'wallet_1', workingContainer())
    const { run, container } = scriptOf(workingContainer())
    const opening = container('wallet_1', URL)
    await expect(opening).rejects.toMatchObject({ kind: 'contract' })
    await expect(opening).rejects.toThrow(
      `wallet_1 was defined before ${URL} ran: another script on this page has taken the remote’s name`,
    )
    expect(run).not.toHaveBeenCalled()
  })

  it('takes the container of a script that arrived after its time', async () => {
    const late = workingContainer()
    const { run, container } = scriptOf(late)
    run.mockImplementationOnce(() => {
      Reflect.set(globalThis, 'wallet_1', late)
      return Promise.reject(new Error('did not arrive in time'))
    })
    await expect(container('wallet_1', URL)).rejects.toThrow('did not arrive in time')
    await expect(container('wallet_1', URL)).resolves.toBe(late)
  })

  it('calls a container broken that does not take the shared modules', async () => {
    const refusing = { ...workingContainer(), init: () => Promise.reject(new Error('no')) }
    const opening = scriptOf(refusing).container('wallet_1', URL)
    await expect(opening).rejects.toBeInstanceOf(BrokenModule)
    await expect(opening).rejects.toThrow('wallet_1 did not take the shared modules: Error: no')
  })
})

function workingContainer() {
  return { init: jest.fn<unknown, Parameters<Container['init']>>(), get: () => Promise.resolve(() => ({})) }
}

/** Containers whose script leaves `left` under the name wallet_1. */
function scriptOf(left: unknown) {
  const run = jest.fn((_url: string) => {
    Reflect.set(globalThis, 'wallet_1', left)
    return Promise.resolve()
  })
  return { run, container: createContainers(run, SHARED) }
}
