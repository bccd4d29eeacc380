import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Starts a registry that has one package, pnpm 10.0.0, whose program is the given script. `hash` is of its tarball, in hexadecimal. */
export async function startPnpmRegistry(program: string) {
  const packed = mkdtempSync(path.join(tmpdir(), 'crossbook-registry-'))
  mkdirSync(path.join(packed, 'bin'))
  const manifest = { name: 'pnpm', version: '10.0.0', bin: { pnpm: 'bin/pnpm.cjs' } }
  writeFileSync(path.join(packed, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(packed, 'bin/pnpm.cjs'), program)
  execFileSync('npm', ['pack'], { cwd: packed, stdio: 'ignore' })
  const tarball = readFileSync(path.join(packed, 'pnpm-10.0.0.tgz'))
  rmSync(packed, { recursive: true })
  const hash = createHash('sha512').update(tarball).digest('hex')
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return void response.end(tarball)
    const integrity = `sha512-${Buffer.from(hash, 'hex').toString('base64')}`
    const dist = { tarball: `${url}/pnpm/-/pnpm-10.0.0.tgz`, integrity }
    const versions = { '10.0.0': { ...manifest, dist } }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: 'pnpm', 'dist-tags': { latest: '10.0.0' }, versions }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, hash, close: () => server.close() }
}
