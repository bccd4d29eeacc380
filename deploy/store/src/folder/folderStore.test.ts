/** @jest-environment node */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import {
  APP,
  describeStore,
  files,
  revision,
  STAGING,
  VERSION,
} from '@crossbook/deploy-testing/storeBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from './folderStore'
import type { PageSet } from '../names'

const temporaryFolder = temporaryFolders()

describeStore('a store in a folder', async () => {
  const root = temporaryFolder()
  return () => folderStore(root)
})

describe('its files', () => {
  it('leaves nothing unfinished when many put a build at once', async () => {
    const root = temporaryFolder()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        folderStore(root).putBuild(APP, VERSION, files(`build ${index}`)),
      ),
    )
    expect(readdirSync(path.join(root, 'incoming'))).toEqual([])
  })

  it('touches nothing when a name leads out of the store', async () => {
    const root = temporaryFolder()
    const outside = new Map([...files('x'), ['../../../x', Buffer.from('x')]])
    await expect(folderStore(path.join(root, 'store')).putBuild(APP, VERSION, outside)).rejects.toThrow()
    expect(readdirSync(root)).toEqual([])
  })

  it('is not disturbed by leftovers of a killed process, and removes them after a day', async () => {
    const root = temporaryFolder()
    const [old, young] = ['old', 'young'].map((name) => path.join(root, 'incoming', name)) as [string, string]
    for (const folder of [old, young]) mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(old, 'main.js'), 'half a fi')
    utimesSync(old, 0, 0)
    expect(await folderStore(root).putBuild(APP, VERSION, files('whole'))).toBe('stored')
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  })

  it('takes no older revision in the place of a newer one', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    for (const number of [1, 2]) await store.movePointer(STAGING, revision(number))
    const folder = path.join(root, 'channels/staging')
    copyFileSync(path.join(folder, '00000001.json'), path.join(folder, '00000002.json'))
    await expect(store.readPointer(STAGING)).rejects.toThrow(
      'Channel staging, revision 2 is a copy of revision 1: somebody put another document in its place; restore channels/staging/00000002.json',
    )
  })

  it('shows pages by a relative link, so that the folder may be moved and mounted elsewhere', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    const set = 'r0123456789abcdef-0123456789ab' as PageSet
    await store.putPages(set, new Map([['_404.html', Buffer.from('page')]]))
    await store.showPages(STAGING, set)
    const site = path.join(root, 'sites', 'staging', 'pages')
    expect(lstatSync(site).isSymbolicLink()).toBe(true)
    expect(readlinkSync(site)).toBe(path.join('..', '..', 'shells', set))
    expect(readFileSync(path.join(site, '_404.html'), 'utf8')).toBe('page')
  })

  it('shows some cohorts other pages by links of their own, and none once all are shown the same', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    const [old, next] = ['0', '1'].map((digit) => `r0123456789abcdef-0123456789a${digit}` as PageSet)
    if (!old || !next) throw new Error('no sets')
    for (const set of [old, next]) await store.putPages(set, new Map([['_404.html', Buffer.from(set)]]))
    await store.showPages(STAGING, old)
    const page = (place: string) => readFileSync(path.join(root, 'sites/staging', place, '_404.html'), 'utf8')
    expect((await store.readSite(STAGING)).cohorts).toBeUndefined()

    await store.showCohorts(STAGING, { set: next, cohorts: ['07', '99'] })
    expect([page('pages'), page('cohorts/07'), page('cohorts/99')]).toEqual([old, next, next])
    expect(readlinkSync(path.join(root, 'sites/staging/cohorts/07'))).toBe(`../../../shells/${next}`)
    await store.showCohorts(STAGING, { set: next, cohorts: ['07', '08'] })
    expect((await store.readSite(STAGING)).cohorts).toEqual({ set: next, cohorts: ['07', '08'] })
    // Leftovers of a process that was killed while it switched to other pages.
    await store.showCohorts(STAGING, { set: old, cohorts: ['07'] })
    symlinkSync(`../../../shells/${next}`, path.join(root, 'sites/staging/cohorts/08'))
    expect((await store.readSite(STAGING)).cohorts).toEqual({ set: old, cohorts: ['07'] })

    await store.showCohorts(STAGING, undefined)
    await store.showCohorts(STAGING, undefined)
    expect((await store.readSite(STAGING)).cohorts).toBeUndefined()
    expect([existsSync(path.join(root, 'sites/staging/cohorts')), page('pages')]).toEqual([false, old])
    await expect(
      store.showCohorts(STAGING, { set: 'r0123456789abcdef-no' as PageSet, cohorts: ['07'] }),
    ).rejects.toThrow('The store has no pages')
  })

  it('overlooks files that are not its own', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    await store.putBuild(APP, VERSION, files('x'))
    await store.movePointer(STAGING, revision(1))
    for (const folder of ['apps', 'apps/wallet', 'channels', 'channels/staging']) {
      mkdirSync(path.join(root, folder, 'Not A Name'))
      writeFileSync(path.join(root, folder, '.DS_Store'), '')
    }
    expect((await store.listBuilds()).map(({ version }) => version)).toEqual([VERSION])
    expect([await store.listChannels(), await store.readHistory(STAGING)]).toEqual([[STAGING], [revision(1)]])
  })

  it('names the damaged revision', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    await store.movePointer(STAGING, revision(1, 'a'))
    const file = path.join(root, 'channels', 'staging', '00000001.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('raaaa', 'x'))
    await expect(store.readPointer(STAGING)).rejects.toThrow('Channel staging, revision 1: release must be')
  })
})
