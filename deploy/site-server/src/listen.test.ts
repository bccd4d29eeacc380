/** @jest-environment node */
import { Server } from 'node:net'
import { listen, listenMessage } from './listen'

/** Makes listening on some addresses fail, as on a machine that has none of them. Other addresses work as usual. */
function machineWithout(addresses: readonly string[], code: string) {
  const listenTo = Server.prototype.listen
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    ...parameters: unknown[]
  ) {
    const [options] = parameters as [{ host: string }]
    if (!addresses.includes(options.host)) return Reflect.apply(listenTo, this, parameters) as Server
    process.nextTick(() => this.emit('error', Object.assign(new Error(code), { code })))
    return this
  })
}

afterEach(() => jest.restoreAllMocks())

it.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])('serves a machine without 127.0.0.1 on ::1 (%s)', async (code) => {
  machineWithout(['127.0.0.1'], code)
  const listening = await listen('localhost', 0)
  if (!listening.ok) throw new Error(listenMessage(listening.problem))
  const { port, setHandler, close } = listening.value
  setHandler(() => Promise.resolve(new Response('by IPv6')))
  expect(await (await fetch(`http://[::1]:${port}/`)).text()).toBe('by IPv6')
  await close()
})

it('reports that a machine has no loopback address, and does not mention HOST if it is not set', async () => {
  machineWithout(['127.0.0.1', '::1'], 'EADDRNOTAVAIL')
  const listening = await listen('localhost', 3000)
  expect(listening.ok ? 'listens' : listenMessage(listening.problem)).toBe(
    'This machine has neither 127.0.0.1 nor ::1, its addresses for itself: bring up its loopback interface and run npm start again.',
  )
})

it('suggests another port that browsers accept', () => {
  expect(listenMessage({ kind: 'portTaken', host: 'localhost', port: 5999 })).toBe(
    'Port 5999 is used by another program: stop that program, or choose another port with PORT=6001 npm start.',
  )
})
