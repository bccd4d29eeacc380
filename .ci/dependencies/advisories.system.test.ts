/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findAdvisories, isSerious } from './advisories'

const packages = [
  { name: 'left', version: '1.0.0', optional: false },
  { name: 'left', version: '2.0.0', optional: false },
  { name: '@scope/right', version: '3.0.0', optional: true },
]

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://registry.example/advisories/1',
  title: 'Reads more than it should',
  severity,
  vulnerable_versions: '<2.0.0',
  cwe: ['CWE-125'],
})

let close = () => Promise.resolve()

afterEach(() => close())

/** Starts a registry with these responses and returns its address. */
async function registryThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => server.close(() => resolve()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm/`
}

it('asks about every version of every package, below the registry’s own path', async () => {
  const bodies: unknown[] = []
  const registry = await registryThat((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      bodies.push(request.method, request.url, JSON.parse(body))
      response.end('{}')
    })
  })
  expect(await findAdvisories(registry, packages)).toEqual({ ok: true, value: [] })
  expect(bodies).toEqual([
    'POST',
    '/npm/-/npm/v1/security/advisories/bulk',
    { left: ['1.0.0', '2.0.0'], '@scope/right': ['3.0.0'] },
  ])
})

it('names package and weakness, and takes high and critical ones seriously', async () => {
  const registry = await registryThat((_request, response) =>
    response.end(JSON.stringify({ left: ['moderate', 'high', 'critical'].map(advisory) })),
  )
  const found = await findAdvisories(registry, packages)
  const serious = found.ok ? found.value.filter(isSerious) : []
  expect(serious.map(({ package: name, severity }) => [name, severity])).toEqual([
    ['left', 'high'],
    ['left', 'critical'],
  ])
})

it.each([
  ['refuses', 405, '', 'it answers 405 to questions about advisories'],
  ['answers something else', 200, '{"left":"fine"}', 'this audit does not understand its answer'],
])('explains when the registry %s', async (_what, status, body, problem) => {
  const registry = await registryThat((_request, response) => response.writeHead(status).end(body))
  expect(await findAdvisories(registry, packages)).toEqual({ ok: false, problem })
})

it('explains when there is no registry', async () => {
  const registry = await registryThat(() => undefined)
  await close()
  close = () => Promise.resolve()
  expect(await findAdvisories(registry, packages)).toEqual({
    ok: false,
    problem: 'it cannot be reached: check the address, the network and, if you need a proxy, HTTPS_PROXY',
  })
})
