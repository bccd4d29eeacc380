/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { openReading } from '../reading/reading'
import { exportConsole } from './exportConsole'

const temporaryFolder = temporaryFolders()
const PAGE = '<meta name="crossbook-console" content="served" /><script src="/main.js" defer></script>'

/** A store with a rollout, and a way to export the console of it. */
async function trial() {
  const { store, reports, run } = await consoleTrial(temporaryFolder())
  await rolledOut(store)
  const reading = openReading({ store, reports: () => Promise.resolve(reports), now: () => new Date() })
  const files = new Map([['index.html', Buffer.from(PAGE)]])
  return {
    exportTo: (folder: string) =>
      exportConsole({ reading, run, writes: true, place: 'a store' }, files, folder).finally(() =>
        reports.close(),
      ),
  }
}

it('writes the page and its documents under the names that the page asks for', async () => {
  const { exportTo } = await trial()
  const folder = path.join(temporaryFolder(), 'new')
  expect(await exportTo(folder)).toEqual({ ok: true, value: { documents: expect.any(Number) as number } })
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, 'api', name), 'utf8')) as object
  expect(await read('overview.json')).toMatchObject({ writes: false, channels: [{ channel: 'staging' }] })
  expect(await read('channels/staging.json')).toMatchObject({ rollout: { percent: 5 } })
  expect(await read('channels/staging/history.json')).toMatchObject({
    entries: [{ revision: 2 }, { revision: 1 }],
  })
  expect(await read('channels/staging/revisions/2.json')).toMatchObject({ author: 'Grace' })
  expect(await read('apps/wallet/builds/1.1.0.json')).toMatchObject({ app: 'wallet', version: '1.1.0' })
  expect(await read('faults/days=7.json')).toMatchObject({ groups: [] })
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(
    '<meta name="crossbook-console" content="exported" /><script src="./main.js" defer></script>',
  )
})

it('writes over an earlier one, and over nothing else', async () => {
  const folder = temporaryFolder()
  expect(await (await trial()).exportTo(folder)).toMatchObject({ ok: true })
  expect(await (await trial()).exportTo(folder)).toMatchObject({ ok: true })
  const other = temporaryFolder()
  await writeFile(path.join(other, 'letter.txt'), 'Dear Ada')
  expect(await (await trial()).exportTo(other)).toEqual({
    ok: false,
    problem: expect.stringContaining('holds something else') as string,
  })
  expect(await readFile(path.join(other, 'letter.txt'), 'utf8')).toBe('Dear Ada')
})
