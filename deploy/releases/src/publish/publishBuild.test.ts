/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AppName, AppVersion } from '@crossbook/contract'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { integrityOf } from '@crossbook/web-files'
import { problemMessage } from '../checks/rules'
import { publishBuild } from './publishBuild'
import { readBuild } from '../builds/readBuild'

interface Row {
  name: AppName
  title: string
  description: string
}

const temporaryFolder = temporaryFolders()
const newStore = () => folderStore(temporaryFolder())
const newServer = s3Servers()

async function refusal(files: ReadonlyMap<string, Uint8Array>, store = newStore()) {
  const outcome = await publishBuild(store, files)
  return outcome.ok ? 'published' : outcome.problem.map((problem) => problemMessage(problem)).join('\n')
}

const changed = (files: ReadonlyMap<string, Uint8Array>, name: string, text: string | undefined) => {
  const copy = new Map(files)
  if (text === undefined) copy.delete(name)
  else copy.set(name, Buffer.from(text))
  return copy
}

/** The files of a wallet whose app.json also lists this file. */
function withFile(name: string, text = 'x') {
  const { app, files } = remoteBuild()
  const bytes = Buffer.from(text)
  const listed = { ...app.files, [name]: { integrity: integrityOf(bytes), bytes: bytes.byteLength } }
  return changed(changed(files, name, text), 'app.json', JSON.stringify({ ...app, files: listed }))
}

it('keeps a build with the compressed forms of its texts, and not of its fonts', async () => {
  const store = newStore()
  const { app, files } = hostBuild()
  await published(store, { app, files })
  expect(await readBuild(store, app.name, app.version)).toEqual(app)

  const read = async (file: string) =>
    (await store.readBuildFile(app.name, app.version, file)) ?? Buffer.from('absent')
  const plain = await read('main.js')
  expect(brotliDecompressSync(await read('main.js.br'))).toEqual(plain)
  expect(gunzipSync(await read('main.js.gz'))).toEqual(plain)
  expect((await read('type.woff2.br')).toString()).toBe('absent')
})

it('keeps the source maps of a build, and no compressed forms of them', async () => {
  const store = newStore()
  const { app } = remoteBuild()
  await published(store, { app, files: withFile('open.js.map', '{"version":3}') })
  const read = async (file: string) => (await store.readBuildFile(app.name, app.version, file))?.toString()
  expect(await read('open.js.map')).toBe('{"version":3}')
  expect(await read('open.js.map.br')).toBeUndefined()
})

it('leaves out files that the build does not list', async () => {
  const store = newStore()
  const { app, files } = remoteBuild()
  await published(store, { app, files: changed(files, 'notes.txt', 'left lying about') })
  expect(await store.readBuildFile(app.name, app.version, 'notes.txt')).toBeUndefined()
})

it.each([
  [
    'the name of something that every object has',
    { name: 'constructor' as AppName },
    'name must be another word',
  ],
  [
    'an escape sequence in a title',
    { title: 'Home\u001b[2J' },
    'screens.0.title has the character U+001B in it',
  ],
  ['two lines in a description', { description: 'a\nb' }, 'screens.0.description has the character U+000A'],
])('refuses a build with %s from any builder', async (_, { name, ...texts }: Partial<Row>, message) => {
  const build = remoteBuild(name ? { name } : {})
  const screens = build.app.screens.map((screen) => ({ ...screen, ...texts }))
  const { files } = remoteBuild({ ...(name ? { name } : {}), screens })
  expect(await refusal(files)).toContain(message)
})

it.each([
  'page.html',
  'page.xhtml',
  'feed.xml',
  'data.json',
  'notes.txt',
  'code.wasm',
  'code.mjs',
  'paper.pdf',
  'noending',
])('refuses a build with %s, which a site would have to serve', async (file) => {
  expect(await refusal(withFile(file))).toBe(
    `wallet 1.0.0 has a file ${file}, and sites serve only scripts, styles, fonts, pictures and maps of a build; leave it out of the build.`,
  )
})

it.each(['main.js.map', 'main.js.LICENSE.txt', 'coin.webp', 'type.woff2'])(
  'takes a build with %s',
  async (file) => {
    expect(await refusal(withFile(file))).toBe('published')
  },
)

it.each([
  ['a version that leads into another build', { version: '1.0.0/../0.9.0' }],
  ['a version that leads to another application', { version: '../host/1.0.0' }],
  ['a version of the platform’s other separators', { version: '1.0.0\\..\\0.9.0' }],
  ['a name that leads to another application', { name: 'wallet/../host' }],
  ['a name in other letters', { name: 'Wallet' }],
])('refuses %s, so that no file shadows another’s', async (_, changes) => {
  const root = temporaryFolder()
  const store = folderStore(root)
  await published(store, remoteBuild({ version: '0.9.0' as AppVersion }))
  const { app, files } = remoteBuild()
  const message = await refusal(changed(files, 'app.json', JSON.stringify({ ...app, ...changes })), store)
  expect(message).toContain('app.json')
  expect(readdirSync(`${root}/apps`)).toEqual(['wallet'])
  expect(readdirSync(`${root}/apps/wallet`)).toEqual(['0.9.0'])
})

it.each(['../0.9.0/open.js', 'sub/open.js', '..\\open.js', '.', '/open.js', 'open.js.br'])(
  'refuses a build that lists %j, so that no file shadows another’s',
  async (file) => {
    expect(await refusal(withFile(file))).not.toBe('published')
  },
)

it('refuses a build with two files that some disks take for one', async () => {
  expect(await refusal(withFile('Home.js'))).toBe(
    'wallet 1.0.0 has files whose names differ in upper and lower case only (home.js and Home.js), and not every disk tells them apart; rename one of them.',
  )
})

describe.each([
  ['a folder', async () => newStore()],
  ['a bucket', async () => bucketStore(await newServer())],
])('in %s', (_place, newPlace) => {
  const version = (text: string) => remoteBuild({ version: text as AppVersion })

  it('refuses the second of two versions that some disks take for one', async () => {
    const store = await newPlace()
    await published(store, version('1.0.0-RC1'))
    await published(store, version('1.0.0-rc2'))
    const message =
      'wallet 1.0.0-rc1 differs from 1.0.0-RC1, which is published already, in upper and lower case only, and not every disk tells such names apart; choose another tag or version.'
    expect(await refusal(version('1.0.0-rc1').files, store)).toBe(message)
    await store.removeBuild(version('').app.name, '1.0.0-RC1' as AppVersion)
    expect(await refusal(version('1.0.0-rc1').files, store)).toBe(message)
    const earn = remoteBuild({ name: 'earn' as AppName, version: '1.0.0-rc1' as AppVersion })
    expect(await refusal(earn.files, store)).toBe('published')
  })
})

it('refuses a version that is there already', async () => {
  const store = newStore()
  await published(store, remoteBuild())
  const second = remoteBuild({ requires: {} })
  expect(await refusal(second.files, store)).toBe(
    'wallet 1.0.0 is already published, and published versions never change; raise the version in its package.json.',
  )
})

it('takes one of two builds of a version that are published at once', async () => {
  const store = newStore()
  const outcomes = await Promise.all([
    refusal(remoteBuild().files, store),
    refusal(remoteBuild().files, store),
  ])
  expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(1)
})

it('refuses a build without app.json, with one that is no JSON, and with one that is wrong', async () => {
  const { files } = remoteBuild()
  expect(await refusal(changed(files, 'app.json', undefined))).toBe(
    'The build has no app.json; build the app before publishing it.',
  )
  expect(await refusal(changed(files, 'app.json', '{'))).toMatch(
    /^app\.json is not JSON; build the app again/,
  )
  expect(await refusal(changed(files, 'app.json', '{"kind":"remote"}'))).toMatch(
    /^app\.json: contract .*; build the app again/,
  )
})

it('refuses a build whose files are missing or changed', async () => {
  const { files } = remoteBuild()
  expect(await refusal(changed(files, 'open.js', undefined))).toBe(
    'wallet 1.0.0 lacks its file open.js; build and publish a new version.',
  )
  expect(await refusal(changed(files, 'open.js', 'tampered'))).toBe(
    'open.js of wallet 1.0.0 is not the file that was built (its hash differs); build and publish a new version.',
  )
})

it('refuses a build that needs a file which it does not list', async () => {
  expect(await refusal(remoteBuild({ entry: 'other.js' }).files)).toBe(
    'wallet 1.0.0: the remote itself needs other.js, which app.json does not list; build and publish a new version.',
  )
  expect(await refusal(hostBuild({ session: ['gone.js'] }).files)).toBe(
    'host 1.0.0: the session needs gone.js, which app.json does not list; build and publish a new version.',
  )
})

it('refuses a remote that calls itself host', async () => {
  expect(await refusal(remoteBuild({ name: hostBuild().app.name }).files)).toBe(
    'The name "host" is reserved for the host; host needs another name or another kind.',
  )
})
