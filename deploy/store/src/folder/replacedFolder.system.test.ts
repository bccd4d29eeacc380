/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { createFolder } from './durableFiles'

const temporaryFolder = temporaryFolders()

/** Before the fault was fixed, one of six rounds failed, so that twenty find it in 97 of 100 runs. */
const ROUNDS = 20
const WRITERS = 12

it('is replaced by many writers at once, none of which fails', async () => {
  const root = temporaryFolder()
  const files = new Map([['app.json', Buffer.from('{}')]])
  for (let round = 0; round < ROUNDS; round++) {
    const target = path.join(root, `version-${round}`)
    const writers = Array.from({ length: WRITERS }, () =>
      createFolder(path.join(root, 'incoming'), target, files, 'replace'),
    )
    expect(await Promise.all(writers)).toContain('stored')
    expect(readFileSync(path.join(target, 'app.json'), 'utf8')).toBe('{}')
  }
})
