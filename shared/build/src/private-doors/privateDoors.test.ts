/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { closedDoors } from './privateDoors'

const door = {
  package: 'chatty',
  file: 'inner/loud.js',
  uses: ['shout', 'voice.raise'],
  because: 'the crier needs it loud',
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-doors-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Installs a package with these files for an application in `folder`. */
async function install(files: Readonly<Record<string, string>>) {
  const all = {
    'package.json': '{ "name": "chatty", "version": "2.0.0", "main": "index.js" }',
    'index.js': 'exports.__PRIVATE__ = { sheet: {} }',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    const place = path.join(folder, 'node_modules/chatty', file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, text)
  }
}

describe('the private doors of packages', () => {
  it('are open as long as everything used is behind them', async () => {
    await install({ 'inner/loud.js': 'exports.shout = () => 1; exports.voice = { raise() {} }' })
    expect(closedDoors(folder, [door])).toEqual([])
  })

  it('that an update has closed are named, with who used them', async () => {
    await install({})
    expect(closedDoors(folder, [door])).toEqual([
      'chatty 2.0.0 has no chatty/inner/loud.js any more. It was never promised: the crier needs it loud. Find what stands in its place, or do without it; then correct shared/build/src/private-doors/privateDoors.ts.',
    ])
  })

  it('that lack a part say which', async () => {
    await install({ 'inner/loud.js': 'exports.shout = () => 1; exports.voice = {}' })
    expect(closedDoors(folder, [door])).toEqual([
      expect.stringMatching(/^chatty 2\.0\.0 has no voice\.raise in chatty\/inner\/loud\.js any more\./),
    ])
    expect(
      closedDoors(folder, [{ package: 'chatty', uses: ['__PRIVATE__.sheet.getTag'], because: 'of styles' }]),
    ).toEqual([
      expect.stringMatching(/^chatty 2\.0\.0 has no __PRIVATE__\.sheet\.getTag in chatty any more\./),
    ])
  })
})
