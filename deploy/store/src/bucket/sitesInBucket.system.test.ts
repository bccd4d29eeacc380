/** @jest-environment node */
import type { ReleaseId } from '@crossbook/contract'
import { bucketStore, s3Servers, testClock } from '@crossbook/deploy-testing/s3Clients'
import { STAGING } from '@crossbook/deploy-testing/storeBehaviour'
import type { PageSet } from '../names'
import type { Store } from '../store'
import { StoreProblem } from '../storeProblem'

const newServer = s3Servers()
const RELEASE = 'r0123456789abcdef' as ReleaseId
const OLD = `${RELEASE}-000000000001` as PageSet
const NEW = `${RELEASE}-000000000002` as PageSet
const SITE = 'crossbook/sites/staging/pages/'
const STAGE = 'crossbook/sites/staging/stage.json'

async function withTwoSets(store: Store) {
  const pages = (text: string, own: string) =>
    new Map(
      ['release.json', 'release.json.br', '_404.html', 'a.html', own].map((name) => [
        name,
        Buffer.from(text),
      ]),
    )
  await store.putPages(OLD, pages('old', 'gone.html'))
  await store.putPages(NEW, pages('new', 'fresh.html'))
}

it('serves only the pages of the set, and reports last that it is another release', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  await store.showPages(STAGING, OLD)
  server.requests.splice(0)
  await store.showPages(STAGING, NEW)
  const site = [...server.objects].filter(([key]) => key.startsWith(SITE))
  expect(site.map(([key, { bytes }]) => [key.slice(SITE.length), bytes.toString()]).sort()).toEqual([
    ['_404.html', 'new'],
    ['a.html', 'new'],
    ['fresh.html', 'new'],
    ['release.json', 'new'],
    ['release.json.br', 'new'],
  ])
  const writes = server.requests.filter((request) => request.startsWith(`PUT ${SITE}`))
  expect(writes.slice(0, 3).some((request) => request.includes('release.json'))).toBe(false)
  expect(writes.slice(3).every((request) => request.includes('release.json'))).toBe(true)
})

it('recognizes a site in which another copier has left a page, and repairs it', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  await store.showPages(STAGING, OLD)
  const page = server.objects.get(`${SITE}a.html`)
  await store.showPages(STAGING, NEW)
  if (page) server.objects.set(`${SITE}a.html`, page)
  expect(await store.shownPages(STAGING)).toBeUndefined()
  await store.showPages(STAGING, NEW)
  expect(await store.shownPages(STAGING)).toBe(NEW)
  server.objects.delete(`${SITE}fresh.html`)
  expect(await store.shownPages(STAGING)).toBeUndefined()
})

it('puts no form there that browsers of the site need not ask for, and takes away what else is there', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  const forms = ['a.html', 'a.html.br', 'a.html.gz']
  await store.putPages(OLD, new Map(forms.map((name) => [name, Buffer.from(name)])))
  server.objects.set(`${SITE}a.html.gz`, {
    bytes: Buffer.from('x'),
    etag: '"x"',
    at: new Date(),
    headers: {},
  })
  await store.showPages(STAGING, OLD)
  const there = [...server.objects.keys()].filter((key) => key.startsWith(SITE))
  expect(there.map((key) => key.slice(SITE.length)).sort()).toEqual(['a.html', 'a.html.br'])
  expect(await store.shownPages(STAGING)).toBe(OLD)
})

it('repairs changes that another copier has made between an inspection of the site and the next pages', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  await store.showPages(STAGING, NEW)
  expect(await store.shownPages(STAGING)).toBe(NEW)
  const page = server.objects.get(`${SITE}a.html`)
  if (page) server.objects.set(`${SITE}a.html`, { ...page, bytes: Buffer.from('other'), etag: '"other"' })
  await store.showPages(STAGING, NEW)
  expect(await store.shownPages(STAGING)).toBeUndefined()
  await store.showPages(STAGING, NEW)
  expect(await store.shownPages(STAGING)).toBe(NEW)
})

it('leaves existing files of the site alone, byte for byte', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  await store.showPages(STAGING, OLD)
  const same = new Map([
    ...['release.json', 'a.html'].map((name) => [name, Buffer.from('new')] as const),
    ...['_404.html', 'gone.html'].map((name) => [name, Buffer.from('old')] as const),
  ])
  const next = `${RELEASE}-000000000003` as PageSet
  await store.putPages(next, same)
  server.requests.splice(0)
  await store.showPages(STAGING, next)
  const written = server.requests.filter((request) => request.startsWith(`PUT ${SITE}`))
  expect(written).toEqual([`PUT ${SITE}a.html`, `PUT ${SITE}release.json`])
  expect(await store.shownPages(STAGING)).toBe(next)
  expect(server.objects.has(`${SITE}release.json.br`)).toBe(false)
})

it('puts a set again that is not whole any more', async () => {
  const server = await newServer()
  await withTwoSets(bucketStore(server))
  const pack = server.objects.get(`crossbook/shells/${OLD}/.pack`)
  if (pack) pack.bytes = pack.bytes.subarray(0, -1)
  const store = bucketStore(server)
  expect(await store.readPage(OLD, 'a.html')).toBeUndefined()
  await store.putPages(OLD, new Map([['a.html', Buffer.from('again')]]))
  expect(Buffer.from((await bucketStore(server).readPage(OLD, 'a.html')) ?? []).toString()).toBe('again')
})

it('never takes half a site for a whole one, wherever its copier was cut off', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  let hasShown = false
  for (let request = 0; !hasShown; request++) {
    await store.showPages(STAGING, OLD)
    server.cutAfter(request)
    hasShown = await bucketStore(server, testClock())
      .showPages(STAGING, NEW)
      .then(() => true, isStoreProblem)
    server.restore()
    const shown = await store.shownPages(STAGING)
    const texts = [...server.objects].flatMap(([key, { bytes }]) =>
      key.startsWith(SITE) ? [bytes.toString()] : [],
    )
    if (shown !== undefined) expect(new Set(texts)).toEqual(new Set([shown === OLD ? 'old' : 'new']))
  }
  expect(await store.shownPages(STAGING)).toBe(NEW)
})

it('records pages of cohorts only when these are whole, wherever the copier was interrupted', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  const changes = [
    { set: OLD, cohorts: ['07'] },
    { set: NEW, cohorts: ['07', '08'] },
    { set: NEW, cohorts: ['42'] },
    undefined,
  ]
  const textsIn = (place: string) =>
    [...server.objects].flatMap(([key, { bytes }]) =>
      key.startsWith(`crossbook/sites/staging/${place}/`) ? [bytes.toString()] : [],
    )
  for (const [index, change] of changes.entries()) {
    let isDone = false
    for (let request = 0; !isDone; request++) {
      await store.showCohorts(STAGING, changes[index - 1])
      server.cutAfter(request)
      isDone = await bucketStore(server, testClock())
        .showCohorts(STAGING, change)
        .then(() => true, isStoreProblem)
      server.restore()
      const { cohorts } = await store.readSite(STAGING)
      if (cohorts?.set)
        expect(new Set(textsIn('next'))).toEqual(new Set([cohorts.set === OLD ? 'old' : 'new']))
      if (!cohorts) expect([textsIn('next'), server.objects.has(STAGE)]).toEqual([[], false])
    }
    expect((await store.readSite(STAGING)).cohorts).toEqual(change)
  }
})

it('records the cohorts of a stage where servers that read no documents find them, and repairs a damaged stage', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await withTwoSets(store)
  const stage = { set: NEW, cohorts: ['07', '42'] }
  await store.showCohorts(STAGING, stage)
  expect(server.objects.get(STAGE)?.headers['x-amz-meta-cohorts']).toBe('07 42')
  const written = server.objects.get(STAGE)
  if (written) server.objects.set(STAGE, { ...written, bytes: Buffer.from('{') })
  expect((await store.readSite(STAGING)).cohorts).toEqual({ set: undefined, cohorts: [] })
  await store.showCohorts(STAGING, stage)
  expect((await store.readSite(STAGING)).cohorts).toEqual(stage)
})

it('leaves no set half there, wherever its writer was cut off', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  const page = new Map(['_404.html', 'a.html'].map((name) => [name, Buffer.from(name)]))
  let hasPut = false
  for (let request = 0; !hasPut; request++) {
    const set = `${RELEASE}-${String(request).padStart(12, '0')}` as PageSet
    server.cutAfter(request)
    hasPut = await bucketStore(server, testClock())
      .putPages(set, page)
      .then(() => true, isStoreProblem)
    server.restore()
    if (!hasPut) expect(await store.readPage(set, 'a.html')).toBeUndefined()
    if (!hasPut) await store.putPages(set, page)
    expect(Buffer.from((await store.readPage(set, 'a.html')) ?? []).toString()).toBe('a.html')
  }
})

function isStoreProblem(error: unknown) {
  if (error instanceof StoreProblem) return false
  throw error
}
