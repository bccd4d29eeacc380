/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openReports, readReports } from './openReports'

let place = ''
beforeEach(async () => (place = await mkdtemp(path.join(os.tmpdir(), 'crossbook-reports-'))))
afterEach(() => rm(place, { recursive: true }))

it.each(['a b', 'a#b', 'a?b', 'a%20b', 'a%zz', "o'neil", 'a!b', 'a[b]', 'äöü', '🚀'])(
  'keeps the reports in the configured folder, and in no other: %s',
  async (name) => {
    const folder = path.join(place, name)
    await (await openReports(folder)).close()
    expect(await readdir(place)).toEqual([name])
    expect(await readdir(folder)).toContain('reports.db')
    const read = await readReports(folder)
    expect(read).toBeDefined()
    await read?.close()
  },
)
