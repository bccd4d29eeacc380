/** @jest-environment node */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import type { ChannelName } from '@crossbook/contract'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { faultsOf } from './figures'
import { openReports } from './openReports'

const temporaryFolder = temporaryFolders()
const STAGING = 'staging' as ChannelName

/** The faults of a database of version 3, which knew no controls. */
const FAULTS_OF_VERSION_3 = `create table faults (channel text not null, app text not null, version text not null,
  day integer not null, release text not null, mix text not null, kind text not null, module text not null,
  route text not null, browser text not null, error text not null, stack text not null, count integer not null,
  first_at integer not null, last_at integer not null,
  primary key (channel, app, version, day, release, mix, kind, module, route, browser, error)) without rowid`

it('reads the faults of an older database, also when two processes open it at once', async () => {
  const folder = temporaryFolder()
  const old = createClient({ url: pathToFileURL(path.join(folder, 'reports.db')).href })
  await old.execute(FAULTS_OF_VERSION_3)
  await old.execute(`insert into faults values ('staging', 'wallet', '1.0.0', 19797, 'r0123456789abcdef', '',
    'firstRender', './open', '/wallet', 'Chrome 141', 'Error: gone', '', 2, 1710500000000, 1710500000000)`)
  await old.execute('pragma user_version = 3')
  old.close()

  const opened = await Promise.all([openReports(folder), openReports(folder)])
  for (const reports of opened)
    expect(await faultsOf(reports, { channel: STAGING, since: new Date(0) })).toMatchObject([
      { error: 'Error: gone', control: '', count: 2 },
    ])
  await Promise.all(opened.map((reports) => reports.close()))
})
