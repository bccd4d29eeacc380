/** @jest-environment node */
import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { AppVersion } from '@crossbook/contract'
import { APP, files, revision, STAGING } from '@crossbook/deploy-testing/storeBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from './folderStore'

const temporaryFolder = temporaryFolders()

it('a store in a folder is whole after a process is killed in the middle of its writes, and the next write works', async () => {
  const root = temporaryFolder()
  const source = path.resolve(__dirname, '../../../testing/src/writeForever.ts')
  for (let round = 0; round < 5; round++) {
    const child = fork(source, [root], {
      execArgv: ['--import', 'tsx'],
      cwd: path.resolve(__dirname, '..'),
      stdio: 'ignore',
    })
    await new Promise((resolve) => child.once('message', resolve))
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended

    const store = folderStore(root)
    const history = await store.readHistory(STAGING)
    expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => index + 1))
    for (const version of readdirSync(path.join(root, 'apps', APP)))
      expect(readdirSync(path.join(root, 'apps', APP, version)).sort()).toEqual(
        version.startsWith('9.') ? [...files('').keys()].sort() : ['app.json', 'main.js'],
      )
    expect(await store.movePointer(STAGING, revision(history.length + 1, 'c'))).toBe('moved')
    expect(await store.putBuild(APP, `9.0.${round}` as AppVersion, files('next'))).toBe('stored')
  }
})
