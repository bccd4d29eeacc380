/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from './database'

let place = ''
beforeEach(async () => (place = await mkdtemp(path.join(os.tmpdir(), 'crossbook-accounts-'))))
afterEach(() => rm(place, { recursive: true }))

it.each(['a b', 'a#b', 'a?b', 'a%20b', 'a%zz', "o'neil", 'a!b', 'a[b]', 'äöü', '🚀'])(
  'keeps the accounts in the configured folder, and in no other: %s',
  async (name) => {
    const folder = path.join(place, name)
    await mkdir(folder)
    const database = await openDatabase(folder)
    database.close()
    expect(await readdir(place)).toEqual([name])
    expect(await readdir(folder)).toContain('sign-in.db')
  },
)
