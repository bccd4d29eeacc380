/** @jest-environment node */
import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName, AppVersion, ReleaseId } from '@crossbook/contract'
import { temporaryFolders } from '../testing/temporaryFolder'
import { channelName, type ChannelMove } from './channel'
import { folderStore } from './folderStore'
import type { PageSet } from './store'

const temporaryFolder = temporaryFolders()
const APP = 'wallet' as AppName
const VERSION = '1.0.0' as AppVersion
const STAGING = channelName('staging')

const files = (text: string) =>
  new Map([
    ['app.json', Buffer.from(text)],
    ['main.js', Buffer.from(text)],
  ])
const move = (revision: number, digit: string): ChannelMove => ({
  revision,
  release: `r${digit.repeat(16)}` as ReleaseId,
  at: '2024-03-15T12:00:00.000Z',
  author: 'a test',
  reason: 'to see it move',
})

describe('builds', () => {
  it('gives back what was put, and undefined for what was not', async () => {
    const store = folderStore(temporaryFolder())
    expect(await store.putBuild(APP, VERSION, files('one'))).toBe('stored')
    expect((await store.readBuildFile(APP, VERSION, 'main.js'))?.toString()).toBe('one')
    expect(await store.readBuildFile(APP, VERSION, 'other.js')).toBeUndefined()
    expect(await store.readBuildFile(APP, '2.0.0' as AppVersion, 'main.js')).toBeUndefined()
  })

  it('keeps the first build of a version when a second one comes', async () => {
    const store = folderStore(temporaryFolder())
    await store.putBuild(APP, VERSION, files('first'))
    expect(await store.putBuild(APP, VERSION, files('second'))).toBe('exists')
    expect((await store.readBuildFile(APP, VERSION, 'main.js'))?.toString()).toBe('first')
  })

  it('keeps exactly one of many builds that are put at once, whole', async () => {
    const root = temporaryFolder()
    const puts = Array.from({ length: 20 }, (_, index) =>
      folderStore(root).putBuild(APP, VERSION, files(`build ${index}`)),
    )
    const outcomes = await Promise.all(puts)
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
    const winner = outcomes.indexOf('stored')
    const store = folderStore(root)
    for (const file of ['app.json', 'main.js'])
      expect((await store.readBuildFile(APP, VERSION, file))?.toString()).toBe(`build ${winner}`)
    expect(readdirSync(path.join(root, 'incoming'))).toEqual([])
  })

  it('refuses names that lead out of the store', async () => {
    const root = temporaryFolder()
    const store = folderStore(path.join(root, 'store'))
    await expect(store.putBuild('..' as AppName, VERSION, files('x'))).rejects.toThrow('is no name of a file')
    await expect(store.putBuild(APP, VERSION, new Map([['../../../x', Buffer.from('x')]]))).rejects.toThrow()
    expect(readdirSync(root)).toEqual([])
  })

  it('is not disturbed by what a killed process left, and removes it after a day', async () => {
    const root = temporaryFolder()
    const [old, young] = ['old', 'young'].map((name) => path.join(root, 'incoming', name)) as [string, string]
    for (const folder of [old, young]) mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(old, 'main.js'), 'half a fi')
    utimesSync(old, 0, 0)
    expect(await folderStore(root).putBuild(APP, VERSION, files('whole'))).toBe('stored')
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  })
})

describe('releases and pages', () => {
  it('gives a release document back, also when it is put twice', async () => {
    const store = folderStore(temporaryFolder())
    const id = 'r0123456789abcdef' as ReleaseId
    expect(await store.readRelease(id)).toBeUndefined()
    await store.putRelease(id, '{}')
    await store.putRelease(id, '{}')
    expect(await store.readRelease(id)).toBe('{}')
  })

  it('keeps pages in folders as their paths are', async () => {
    const store = folderStore(temporaryFolder())
    const set = 'r0123456789abcdef-0123456789ab' as PageSet
    await store.putPages(set, new Map([['tools/gas.html', Buffer.from('gas')]]))
    expect((await store.readPage(set, 'tools/gas.html'))?.toString()).toBe('gas')
    expect(await store.readPage(set, 'tools')).toBeUndefined()
  })
})

describe('channels', () => {
  it('shows nothing before the first move, then the last move, and remembers all', async () => {
    const store = folderStore(temporaryFolder())
    expect(await store.readPointer(STAGING)).toBeUndefined()
    expect(await store.readHistory(STAGING)).toEqual([])
    await store.movePointer(STAGING, move(1, 'a'))
    await store.movePointer(STAGING, move(2, 'b'))
    expect(await store.readPointer(STAGING)).toEqual(move(2, 'b'))
    expect(await store.readHistory(STAGING)).toEqual([move(1, 'a'), move(2, 'b')])
  })

  it('tells the second of two movers that it was overtaken, and keeps the first', async () => {
    const store = folderStore(temporaryFolder())
    expect(await store.movePointer(STAGING, move(1, 'a'))).toBe('moved')
    expect(await store.movePointer(STAGING, move(1, 'b'))).toBe('conflict')
    expect(await store.readHistory(STAGING)).toEqual([move(1, 'a')])
  })

  it('refuses a move that would leave a gap in the history', async () => {
    const store = folderStore(temporaryFolder())
    await expect(store.movePointer(STAGING, move(3, 'a'))).rejects.toThrow('3 cannot follow it')
  })

  it('loses none of 200 moves that four stores make at once', async () => {
    const root = temporaryFolder()
    const mover = async () => {
      const store = folderStore(root)
      for (let done = 0; done < 50;) {
        const next = ((await store.readPointer(STAGING))?.revision ?? 0) + 1
        if ((await store.movePointer(STAGING, move(next, 'a'))) === 'moved') done++
      }
    }
    await Promise.all([mover(), mover(), mover(), mover()])
    const revisions = (await folderStore(root).readHistory(STAGING)).map(({ revision }) => revision)
    expect(revisions).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  })

  it('says which move is damaged', async () => {
    const root = temporaryFolder()
    const store = folderStore(root)
    await store.movePointer(STAGING, move(1, 'a'))
    const file = path.join(root, 'channels', 'staging', '00000001.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('raaaa', 'x'))
    await expect(store.readPointer(STAGING)).rejects.toThrow('Channel staging, revision 1: release must be')
  })
})

describe('processes', () => {
  it('is whole after a process is killed in the middle of its writes, and the next write works', async () => {
    const root = temporaryFolder()
    const source = path.resolve(__dirname, '../testing/writeForever.ts')
    for (let round = 0; round < 5; round++) {
      const child = fork(source, [root], {
        execArgv: ['--import', 'tsx'],
        cwd: path.resolve(__dirname, '../..'),
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
        expect(readdirSync(path.join(root, 'apps', APP, version)).sort()).toEqual(['app.json', 'main.js'])
      expect(await store.movePointer(STAGING, move(history.length + 1, 'c'))).toBe('moved')
      expect(await store.putBuild(APP, `9.0.${round}` as AppVersion, files('next'))).toBe('stored')
    }
  })
})
