/** @jest-environment node */
import { readConfiguration } from './readConfiguration'
import { isUnsafePort, portAfter } from './unsafePorts'

it('contains each port that the fetch of this Node, which follows the standard, refuses', async () => {
  const cause = async (port: number) => {
    const failed: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
    return String(Reflect.get(Object(failed) as object, 'cause'))
  }
  for (const port of Array.from({ length: 65_536 }, (_, index) => index).filter(isUnsafePort))
    expect([port, await cause(port)]).toEqual([port, 'Error: bad port'])
})

it.each([6000, 6665, 6669, 10_080])('refuses PORT=%d in a sentence', (port) => {
  expect(readConfiguration({ PORT: String(port) })).toEqual({
    ok: false,
    problem: `PORT is ${port}, which browsers refuse as unsafe: choose another port, such as ${portAfter(port)}.`,
  })
})

it('suggests a port that browsers take', () => {
  expect([portAfter(3000), portAfter(5999), portAfter(6664), portAfter(65_535)]).toEqual([
    3001, 6001, 6670, 1024,
  ])
})
