/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { faultsOf } from './figures'
import { openReports } from './openReports'

const temporaryFolder = temporaryFolders()
const WRITER = path.join(import.meta.dirname, 'writer/main.ts')
const ALL = { channel: 'production' as never, since: new Date(0) }

let writer: ChildProcess | undefined
afterEach(() => writer?.kill('SIGKILL'))

it('is whole and has all that was written before its collector was killed, and goes on', async () => {
  const folder = temporaryFolder()
  for (const round of [1, 2, 3]) {
    writer = spawn(process.execPath, ['--import', 'tsx', WRITER, folder], {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // It says so after a write and goes on writing.
    const [count] = (await once(writer, 'message')) as [number]
    const ended = once(writer, 'exit')
    writer.kill('SIGKILL')
    await ended
    const reports = await openReports(folder)
    const { rows } = await reports.client.execute('pragma integrity_check')
    expect(rows[0]?.integrity_check).toBe('ok')
    const [cause] = await faultsOf(reports, ALL)
    expect(cause?.count).toBeGreaterThanOrEqual(round * count)
    await reports.close()
  }
})
