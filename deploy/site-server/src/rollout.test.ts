/** @jest-environment node */
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type Configuration, moveRollout } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { ALL_COHORTS, cohortsOf } from '@crossbook/web-files'
import { type RunningSite, startSite } from './startSite'

const temporaryFolder = temporaryFolders()
const configuration: Configuration = {
  host: 'localhost',
  port: 0,
  siteUrl: undefined,
  faultUrl: undefined,
  otlpUrl: undefined,
  auth: { kind: 'hosted', origin: 'https://abc.supabase.co', anonKey: 'public-key' },
}

let store: Store
let site: RunningSite
let releases: Awaited<ReturnType<typeof rolledOut>>

beforeEach(async () => {
  store = folderStore(temporaryFolder())
  releases = await rolledOut(store, { channel: LOCAL })
  const started = await startSite({ store, channel: LOCAL, configuration, authData: '' })
  if (!started.ok) throw new Error(started.problem.kind)
  site = started.value
})
afterEach(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(Number(new URL(site.url).port), path, headers)
const move = (kind: 'abort' | 'finish') =>
  moveRollout(store, LOCAL, { kind }, { author: 'Ada', reason: 'a test', now: () => new Date() })

/** The version of the wallet on the page that a cohort is shown, and the release that the site says to it. */
async function shownTo(cohort: string) {
  const cookie = { cookie: `theme=dark; cohort=${cohort}` }
  const page = (await get('/wallet/open', cookie)).body.toString()
  const { release } = JSON.parse((await get('/release.json', cookie)).body.toString()) as { release: string }
  return { wallet: /\/apps\/wallet\/([\d.]+)\//.exec(page)?.[1], release }
}

it('shows the next release to the cohorts of the stage, and no other, on pages and to open tabs', async () => {
  const { present, next } = releases
  const inStage = cohortsOf(next.id, 5)
  for (const cohort of inStage) expect(await shownTo(cohort)).toEqual({ wallet: '1.1.0', release: next.id })
  for (const cohort of ALL_COHORTS.filter((each) => !inStage.includes(each)))
    expect(await shownTo(cohort)).toEqual({ wallet: '1.0.0', release: present.id })
})

it('gives a cohort in a cookie once, which decides about the very first page', async () => {
  for (let visit = 0; visit < 30; visit++) {
    const { headers, body } = await get('/wallet/open')
    const cookie = String(headers['set-cookie'])
    const cohort = /^cohort=(\d\d); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/.exec(cookie)?.[1] ?? ''
    expect(ALL_COHORTS).toContain(cohort)
    const version = /\/apps\/wallet\/([\d.]+)\//.exec(body.toString())?.[1]
    expect(version).toBe((await shownTo(cohort)).wallet)
    expect((await get('/wallet/open', { cookie: `cohort=${cohort}` })).headers['set-cookie']).toBeUndefined()
  }
})

it('lets nobody on the way keep one visitor’s page for another', async () => {
  const cookie = { cookie: 'cohort=00' }
  const { headers } = await get('/wallet/open', cookie)
  expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'accept-encoding, cookie'])
  const etag = { 'if-none-match': String(headers.etag) }
  expect((await get('/wallet/open', { ...cookie, ...etag })).status).toBe(304)
  const others = cohortsOf(releases.next.id, 100)
  const other = others.slice(0, 5).includes('00') ? others[50] : others[0]
  expect((await get('/wallet/open', { cookie: `cohort=${String(other)}`, ...etag })).status).toBe(200)
})

it('shows all visitors the same again, and gives no cookie any more, when it is over', async () => {
  await move('abort')
  for (const cohort of ALL_COHORTS) expect((await shownTo(cohort)).wallet).toBe('1.0.0')
  const { headers } = await get('/wallet/open')
  expect([headers['set-cookie'], headers['cache-control'], headers.vary]).toEqual([
    undefined,
    'no-cache',
    'accept-encoding',
  ])
})

it('shows all visitors the next release when it is finished', async () => {
  await move('finish')
  for (const cohort of ALL_COHORTS) expect((await shownTo(cohort)).wallet).toBe('1.1.0')
})
