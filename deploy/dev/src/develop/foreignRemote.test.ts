/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { namedRemote, openForeignRemote } from './foreignRemote'

const SCREEN = {
  path: '/insights',
  module: './Insights',
  title: 'Insights',
  description: 'A test.',
  access: 'public',
}

const FILES: Readonly<Record<string, string>> = {
  '/mf-manifest.json': JSON.stringify({
    name: 'insights',
    metaData: {
      globalName: 'insights',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    },
    shared: [{ name: 'react', singleton: true, requiredVersion: '^19.2' }],
    exposes: [{ path: './Insights', assets: { js: { sync: ['screen.js'] }, css: {} } }],
  }),
  '/remote.json': JSON.stringify({ name: 'insights', screens: [SCREEN] }),
  '/remoteEntry.js': 'var insights',
  '/screen.js': 'screen',
}

/** A dev server of a team elsewhere with these files. */
async function devServer(files = FILES) {
  const server = createServer(({ url = '' }, response) => {
    const text = files[url]
    if (text !== undefined) response.writeHead(200).end(text)
    // As servers of single-page applications do.
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    manifest: new URL(`http://127.0.0.1:${port}/mf-manifest.json`),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

it('shows a remote of another dev server by its manifest and its table, with its current files', async () => {
  const { manifest, close } = await devServer()
  const opened = await openForeignRemote({ name: 'insights', manifest })
  if (!opened.ok) throw new Error(opened.problem)
  expect(opened.value.current()).toMatchObject({
    name: 'insights',
    version: '0.0.0-dev',
    screens: [{ ...SCREEN, files: ['screen.js'] }],
    files: {},
  })
  expect(Buffer.from((await opened.value.read('screen.js')) ?? []).toString()).toBe('screen')
  expect(await opened.value.read('other.js')).toBeUndefined()
  await close()
})

it('follows builds that rename their files', async () => {
  const files: Record<string, string> = { ...FILES }
  const { manifest, close } = await devServer(files)
  const opened = await openForeignRemote({ name: 'insights', manifest })
  if (!opened.ok) throw new Error(opened.problem)
  const changed = new Promise<void>((resolve) => opened.value.watch(resolve, () => undefined))
  files['/mf-manifest.json'] = (files['/mf-manifest.json'] ?? '').replace('screen.js', 'screen-2.js')
  files['/screen-2.js'] = 'screen 2'
  await changed
  expect(opened.value.current()).toMatchObject({ screens: [{ ...SCREEN, files: ['screen-2.js'] }] })
  await close()
})

it.each([
  [
    'no manifest',
    { '/mf-manifest.json': undefined },
    /does not respond: first start the dev server of insights/,
  ],
  [
    'no table',
    { '/remote.json': undefined },
    /remote\.json does not respond: let the dev server of insights serve/,
  ],
  [
    'the table of another remote',
    { '/remote.json': JSON.stringify({ name: 'other', screens: [SCREEN] }) },
    /is the table of other, not of insights\./,
  ],
])('explains what a dev server lacks: %s', async (_, changes, message) => {
  const { manifest, close } = await devServer({ ...FILES, ...changes } as Record<string, string>)
  expect(await openForeignRemote({ name: 'insights', manifest })).toEqual({
    ok: false,
    problem: expect.stringMatching(message) as string,
  })
  await close()
})

it('takes a name and the address of a manifest', () => {
  expect(namedRemote('insights=http://localhost:4000/mf-manifest.json')).toMatchObject({
    ok: true,
    value: { name: 'insights' },
  })
  expect(namedRemote('http://localhost:4000')).toMatchObject({ ok: false })
})
