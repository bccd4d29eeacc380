/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { AppVersion } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { SERVER_BUCKET, SERVER_KEY } from '@crossbook/deploy-testing/s3Server'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { Store } from '@crossbook/store'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()
const EVIL = '<script src="https://evil.example/x.js"></script>'

type Release = ReturnType<typeof releaseCommand>

/** The files of a site, and a way to write there with the store's credentials. */
interface SiteFiles {
  release: Release
  store: Store
  read(name: string): string | undefined
  write(name: string, bytes: string | Uint8Array): void
  names(): string[]
}

async function inFolder(): Promise<SiteFiles & { root: string }> {
  const { root, release, store } = await stagingTeam(temporaryFolder())
  await release('channel', 'staging', '--auth-url', '/auth', '--auth-key', 'public-key')
  const site = path.join(root, '.crossbook/store/sites/staging')
  return {
    ...{ root: site, release, store },
    read: (name) => readFileSync(path.join(site, name), 'utf8'),
    write(name, bytes) {
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
      rmSync(path.join(site, name), { force: true })
      writeFileSync(path.join(site, name), bytes)
    },
    names: () => readdirSync(site, { recursive: true }).map(String),
  }
}

async function inBucket(): Promise<SiteFiles & { server: Awaited<ReturnType<typeof newServer>> }> {
  const server = await newServer({ listSize: 1000 })
  const store = bucketStore(server)
  const release = releaseCommand({
    root: temporaryFolder(),
    environment: {
      CROSSBOOK_STORE: `s3://${SERVER_BUCKET}/crossbook?endpoint=${server.endpoint}`,
      AWS_ACCESS_KEY_ID: SERVER_KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: SERVER_KEY.secretAccessKey,
    },
  })
  await published(store, hostBuild())
  for (const name of ['wallet', 'earn'])
    for (const version of ['1.0.0', '2.0.0'])
      await published(store, remoteBuild({ name, version: version as AppVersion } as never))
  await release('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', 'earn@1.0.0', '--gone', '/')
  await release('channel', 'staging', '--auth-url', '/auth', '--auth-key', 'public-key')
  const site = 'crossbook/sites/staging/'
  return {
    ...{ server, release, store },
    read: (name) => server.objects.get(site + name)?.bytes.toString(),
    write(name, text) {
      const bytes = Buffer.from(text)
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
      server.objects.set(site + name, { bytes, etag, at: new Date(), headers: {} })
    },
    names: () =>
      [...server.objects.keys()].flatMap((key) => (key.startsWith(site) ? [key.slice(site.length)] : [])),
  }
}

const PAGE = 'pages/wallet/open.html'
const SCRIPT = 'apps/wallet/1.0.0/open.js'

/** Files that no release put on the site, by name. */
const FOREIGN: Readonly<Record<string, string | Uint8Array>> = {
  // A page with other bytes, an extra page, and a compressed page of something else.
  [PAGE]: EVIL,
  'pages/prizes.html': EVIL,
  'pages/login.html.br': brotliCompressSync(EVIL),
  // A changed file of a build, a compressed form of something else, and an extra file.
  [SCRIPT]: 'evil()',
  'apps/wallet/1.0.0/remoteEntry.js.br': brotliCompressSync('evil()'),
  'apps/wallet/1.0.0/evil.svg': '<svg/>',
  // Files of builds that were never promoted, and a file next to the pages.
  'apps/evil/6.6.6/app.json': '{}',
  'apps/evil/6.6.6/remoteEntry.js': 'evil()',
  'login.html': EVIL,
}

const foreignNames = Object.keys(FOREIGN)

/** Names in the report, relative to the site: a build that is no build of the release is named as a whole. */
const REPORTED = foreignNames
  .map((name) => name.replace(/^(apps\/evil\/6\.6\.6)\/.*$/, '$1'))
  .filter((name, at, all) => all.indexOf(name) === at)
  .sort()

/** A folder's pages are in a set of their own. */
const onSite = (file: string) => file.replace(/^shells\/[^/]+\//, 'pages/').replace(/^sites\/staging\//, '')

it.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('show names every foreign file on a site in %s, and the next promotion removes it', async (_, open) => {
  const { release, read, write, names } = await open()
  const before = new Map(foreignNames.map((name) => [name, names().includes(name) ? read(name) : undefined]))
  expect((await release('show', 'staging')).out).not.toContain('differs from its release')
  for (const [name, bytes] of Object.entries(FOREIGN)) write(name, bytes)

  const shown = await release('show', 'staging')
  expect([shown.code, shown.out]).toEqual([
    0,
    expect.stringContaining('The site of channel staging differs from its release: ') as string,
  ])
  const { site } = JSON.parse((await release('show', 'staging', '--json')).out) as {
    site: { differs: { file: string; wrong: string }[] }
  }
  expect(site.differs.map(({ file }) => onSite(file)).sort()).toEqual(REPORTED)
  expect((await release('doctor')).code).toBe(1)

  expect((await release('promote', 'staging', 'earn@2.0.0')).err).toBe('')
  for (const [name, bytes] of Object.entries(FOREIGN)) {
    const after = names().includes(name) ? read(name) : undefined
    // The pages of the wallet name the new build of earn as well, so they differ from those before.
    if (name.startsWith('pages/')) expect([name, after]).not.toEqual([name, bytes.toString()])
    else expect([name, after]).toEqual([name, before.get(name)])
  }
  expect((await release('show', 'staging')).out).not.toContain('differs from its release')
  expect((await release('doctor', '--fix')).code).toBe(0)
})

describe('in a folder', () => {
  it('a page written over in the set that the site shows is restored by a command that moves nothing', async () => {
    const { root, release, read } = await inFolder()
    const before = read(PAGE)
    writeFileSync(path.join(root, PAGE), EVIL)
    expect((await release('show', 'staging')).out).toContain('wallet/open.html has other bytes')
    await release('channel', 'staging', '--auth-url', '/auth')
    expect(read(PAGE)).toBe(before)
  })

  it('a page written over before a promotion does not come back with a rollback', async () => {
    const { root, release, read } = await inFolder()
    const before = read(PAGE)
    writeFileSync(path.join(root, PAGE), EVIL)
    await release('promote', 'staging', 'earn@2.0.0')
    expect((await release('rollback', 'staging', '--all')).code).toBe(0)
    expect(read(PAGE)).toBe(before)
    expect((await release('doctor')).out).toBe('The store is not damaged.\n')
  })

  it('pages that are a folder, or a link to others, are replaced', async () => {
    const { root, release, read } = await inFolder()
    const before = read(PAGE)
    for (const replace of [
      () => mkdirSync(path.join(root, 'pages')),
      () => symlinkSync('apps', path.join(root, 'pages')),
    ]) {
      rmSync(path.join(root, 'pages'), { recursive: true })
      replace()
      expect((await release('show', 'staging')).out).toContain('differs from its release')
      await release('channel', 'staging', '--auth-url', '/auth')
      expect(read(PAGE)).toBe(before)
    }
  })

  it('a link out of the site is taken away', async () => {
    const { root, release, names } = await inFolder()
    symlinkSync('../../../channels', path.join(root, 'apps/wallet/1.0.0/channels'))
    symlinkSync('../../apps', path.join(root, 'everything'))
    expect((await release('show', 'staging')).out).toContain('sites/staging/everything belongs to no release')
    await release('channel', 'staging', '--auth-url', '/auth')
    expect(names().filter((name) => /everything|channels/.test(name))).toEqual([])
  })
})

it('in a bucket a page is found although the list of pages has its unescaped name', async () => {
  const { server, release, read, write, store } = await inBucket()
  write(PAGE, EVIL)
  const etag = server.objects.get(`crossbook/sites/staging/${PAGE}`)?.etag
  const key = 'crossbook/listings/staging/site.json'
  const list = JSON.parse(String(server.objects.get(key)?.bytes)) as { files: Record<string, unknown> }
  list.files[PAGE.slice('pages/'.length)] = etag
  const bytes = Buffer.from(JSON.stringify(list))
  const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
  server.objects.set(key, { bytes, etag: tag, at: new Date(), headers: {} })

  expect(await store.shownPages(STAGING)).toBeDefined()
  expect((await release('show', 'staging')).out).toContain(`sites/staging/${PAGE} has other bytes`)
  expect((await release('doctor')).err).toContain(
    'sites/staging/pages are missing, or differ from what the channel shows',
  )
  expect((await release('promote', 'staging', 'earn@2.0.0')).code).toBe(0)
  expect(read(PAGE)).not.toBe(EVIL)
  expect((await release('show', 'staging')).out).not.toContain('differs from its release')
})
