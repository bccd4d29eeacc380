/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { folderProblem } from './folderProblem.mjs'

it.each(['a b', 'a#b', 'a%20b', 'a%zz', 'a[b]', 'a{b,c}', 'a(b)', 'a"b', 'a$HOME`b', 'a&b;c', 'äöü', '🚀'])(
  'takes a folder called %s',
  (name) => {
    expect(folderProblem(path.join('/home/ada', name, 'crossbook'))).toBeUndefined()
  },
)

describe('a folder in which no build can work', () => {
  let place = ''
  beforeEach(() => (place = mkdtempSync(path.join(os.tmpdir(), 'crossbook-folder-'))))
  afterEach(() => rmSync(place, { recursive: true }))

  it.each([
    ['a!b', 'an exclamation mark, which webpack keeps for its loaders'],
    ['a?b', 'a question mark, with which the address of a module ends'],
    ["o'neil", 'an apostrophe, between which module federation writes paths'],
    ['a:b', 'a colon, which separates the folders of PATH'],
    ['a\nb', 'a line break or another control character'],
  ])('is refused in one sentence by the build: %j', (name, has) => {
    const folder = path.join(place, name)
    mkdirSync(folder)
    const build = path.resolve(__dirname, 'build.mjs')
    const { status, stdout, stderr } = spawnSync(process.execPath, [build], { cwd: folder, encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`The path ${JSON.stringify(folder)} has ${has}: use a folder whose path has none.\n`)
  })
})
