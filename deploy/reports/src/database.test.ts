/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { ChannelName } from '@crossbook/contract'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { faultsOf } from './figures'
import { openReports, readReports } from './openReports'

const temporaryFolder = temporaryFolders()
const QUERY = { channel: 'staging' as ChannelName, since: new Date(0) }

it('is made by whichever of two processes is first, when both open it at once', async () => {
  const folder = temporaryFolder()
  const opened = await Promise.all([openReports(folder), openReports(folder)])
  for (const reports of opened) expect(await faultsOf(reports, QUERY)).toEqual([])
  await Promise.all(opened.map((reports) => reports.close()))
})

it('is refused where its tables are of another version', async () => {
  const folder = temporaryFolder()
  const old = createClient({ url: pathToFileURL(path.join(folder, 'reports.db')).href })
  await old.execute('pragma user_version = 3')
  old.close()
  await expect(openReports(folder)).rejects.toThrow(
    `The reports in ${folder} cannot be opened (its tables have version 3 instead of 4). Move that folder away to start with none.`,
  )
})

it.each(['a b', 'a#b', 'a?b', 'a%20b', 'a%zz', "o'neil", 'a!b', 'a[b]', 'äöü', '🚀'])(
  'is kept in the configured folder, and in no other: %s',
  async (name) => {
    const place = temporaryFolder()
    const folder = path.join(place, name)
    await (await openReports(folder)).close()
    expect(await readdir(place)).toEqual([name])
    expect(await readdir(folder)).toContain('reports.db')
    const read = await readReports(folder)
    expect(read).toBeDefined()
    await read?.close()
  },
)
