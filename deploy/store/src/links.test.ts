/** @jest-environment node */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { APP, buildFiles, files, revision, STAGING, VERSION } from '@crossbook/deploy-testing/storeBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from './folder/folderStore'
import type { PageSet } from './names'

const temporaryFolder = temporaryFolders()
const SET = 'r0123456789abcdef-0123456789ab' as PageSet

afterEach(() => jest.restoreAllMocks())

/** Makes calls of the file system fail as those of network and USB disks do; no file system without links can be mounted in a test. */
function failing(call: 'link' | 'symlink', code: string, where = '') {
  const real = fs[call] as (...parameters: unknown[]) => Promise<void>
  jest.spyOn(fs, call).mockImplementation(async (...parameters: unknown[]) => {
    if (parameters.some((one) => String(one).includes(where)))
      throw Object.assign(new Error(`${code}: ${call}`), { code })
    await real(...parameters)
  })
}

const sentence = (root: string, code: string) =>
  `The file system of ${root} has no hard or symbolic links (${code}), which a store in a folder needs: keep the store on a disk of the machine, or in a bucket.`

describe.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])('where links fail with %s', (code) => {
  it.each(['link', 'symlink'] as const)(
    'a new store is refused at its first write for lack of %s',
    async (call) => {
      const root = path.join(temporaryFolder(), 'store')
      failing(call, code)
      for (let time = 0; time < 2; time++)
        await expect(folderStore(root).putBuild(APP, VERSION, files('x'))).rejects.toThrow(
          sentence(root, code),
        )
      expect(existsSync(path.join(root, 'apps'))).toBe(false)
      expect(existsSync(path.join(root, 'incoming'))).toBe(false)
    },
  )

  it('a store that was copied there shows nothing half done', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    await store.putBuild(APP, VERSION, await buildFiles('x'))
    failing('link', code)
    await expect(store.movePointer(STAGING, revision(1))).rejects.toThrow(sentence(root, code))
    const served = { kind: 'build', app: APP, version: VERSION } as const
    await expect(store.serve(STAGING, served)).rejects.toThrow(sentence(root, code))
    expect(await store.readPointer(STAGING)).toBeUndefined()
    expect(readdirSync(path.join(root, 'incoming'))).toEqual([])
  })
})

it('a store on several file systems is named as that', async () => {
  const root = temporaryFolder()
  const store = folderStore(root)
  await store.putBuild(APP, VERSION, files('x'))
  failing('link', 'EXDEV', 'channels')
  await expect(store.movePointer(STAGING, revision(1))).rejects.toThrow(
    `The store in ${root} spans several file systems, but its files must be linked with each other: keep it on one.`,
  )
})

it('files of others that may not be linked are no fault of the file system', async () => {
  const root = temporaryFolder()
  const store = folderStore(root)
  await store.putBuild(APP, VERSION, await buildFiles('x'))
  failing('link', 'EPERM', 'main.js')
  const served = { kind: 'build', app: APP, version: VERSION } as const
  await expect(store.serve(STAGING, served)).rejects.toMatchObject({ code: 'EPERM' })
})

it('a store is tried once, when it is made', async () => {
  const root = temporaryFolder()
  const store = folderStore(root)
  const tried = jest.spyOn(fs, 'symlink')
  await store.putPages(SET, new Map([['_index.html.br', Buffer.from('x')]]))
  expect(tried).toHaveBeenCalledTimes(1)
  await store.putBuild(APP, VERSION, files('x'))
  expect(tried).toHaveBeenCalledTimes(1)
  rmSync(path.join(root, 'incoming'), { recursive: true })
  await store.movePointer(STAGING, revision(1))
  expect(tried).toHaveBeenCalledTimes(2)
})
