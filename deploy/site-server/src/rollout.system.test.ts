/** @jest-environment node */
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { NEXT, PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { APP } from '@crossbook/deploy-testing/servingBehaviour'
import { beginRollout, changeSettings, moveRollout } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { ALL_COHORTS, cohortsOf, newStaff } from '@crossbook/web-files'
import { startedSite } from './startedSite.fixture'
import type { RunningSite } from './startSite'

const temporaryFolder = temporaryFolders()

let store: Store
let site: RunningSite
let releases: Awaited<ReturnType<typeof rolledOut>>

beforeEach(async () => {
  store = folderStore(temporaryFolder())
  releases = await rolledOut(store, { channel: LOCAL })
  site = await startedSite(store)
})
afterEach(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(Number(new URL(site.url).port), path, headers)
const changed = (acceptsStaff: boolean) =>
  changeSettings(store, LOCAL, (now) => ({ ok: true, value: { ...now, acceptsStaff } }), {
    ...{ author: 'Ada', reason: 'a test', now: () => new Date() },
  })
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

it('shows a browser without a cohort the current release on every page, and gives it a cohort for the next ones', async () => {
  const given = new Set<string>()
  // So many that a draw for each page would show the next release, of a stage of 5 %, in all but one run of a million.
  for (let visit = 0; visit < 270; visit++) {
    const { headers, body } = await get('/wallet/open')
    const cookie = String(headers['set-cookie'])
    given.add(/^cohort=(\d\d); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/.exec(cookie)?.[1] ?? '')
    expect(/\/apps\/wallet\/([\d.]+)\//.exec(body.toString())?.[1]).toBe('1.0.0')
    expect(headers['server-timing']).toBe('cohort;desc=none')
  }
  expect(ALL_COHORTS).toEqual(expect.arrayContaining([...given]))
  expect(given.size).toBeGreaterThan(60)
  const { headers } = await get('/wallet/open', { cookie: 'cohort=07' })
  expect([headers['set-cookie'], headers['server-timing']]).toEqual([undefined, 'cohort;desc=had'])
  expect((await get('/release.json')).body.toString()).toContain(releases.present.id)
})

it('lets no cache serve one visitor’s page to another', async () => {
  const cookie = { cookie: 'cohort=00' }
  const { headers } = await get('/wallet/open', cookie)
  expect([headers['cache-control'], headers.vary]).toEqual([
    'private, no-cache, no-transform',
    'accept-encoding, cookie',
  ])
  const etag = { 'if-none-match': String(headers.etag) }
  expect((await get('/wallet/open', { ...cookie, ...etag })).status).toBe(304)
  const others = cohortsOf(releases.next.id, 100)
  const other = others.slice(0, 5).includes('00') ? others[50] : others[0]
  expect((await get('/wallet/open', { cookie: `cohort=${String(other)}`, ...etag })).status).toBe(200)
})

it('shows all visitors the same release and sets no cookie after it has ended', async () => {
  await move('abort')
  for (const cohort of ALL_COHORTS) expect((await shownTo(cohort)).wallet).toBe('1.0.0')
  const { headers } = await get('/wallet/open')
  expect([headers['set-cookie'], headers['server-timing'], headers['cache-control'], headers.vary]).toEqual([
    undefined,
    undefined,
    'no-cache, no-transform',
    'accept-encoding',
  ])
})

it('shows all visitors the next release when it is finished', async () => {
  await move('finish')
  for (const cohort of ALL_COHORTS) expect((await shownTo(cohort)).wallet).toBe('1.1.0')
})

describe('the staff of a rollout', () => {
  const staff = newStaff()
  const isOfStaff = { cookie: `cohort=${staff}` }

  beforeEach(async () => {
    await site.close()
    store = folderStore(temporaryFolder())
    const settings = { acceptsMixes: false, acceptsStaff: true }
    releases = await rolledOut(store, { channel: LOCAL, settings, plan: { ...PLAN, staff } })
    site = await startedSite(store)
  })

  it('follow their link, whose token leaves the address, and see the next release for a day', async () => {
    const { status, headers } = await get(`/staff?token=${staff}`)
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store'])
    expect(headers['set-cookie']).toEqual([`cohort=${staff}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`])
    expect(await shownTo(staff)).toEqual({ wallet: '1.1.0', release: releases.next.id })
    const page = await get('/wallet/open', isOfStaff)
    expect([page.headers['set-cookie'], page.headers['cache-control']]).toEqual([
      undefined,
      'private, no-cache, no-transform',
    ])
  })

  it.each([
    ['another token', newStaff()],
    ['no token', ''],
    ['a cohort of visitors', '07'],
    ['a way up', '../pages'],
    ['a longer token', `${staff}0`],
    ['two tokens', `${staff}&token=${staff}x`.replace(staff, '0'.repeat(32))],
  ])('are not joined by %s', async (_what, token) => {
    const { status, headers } = await get(`/staff?token=${token}`)
    expect(status).toBe(404)
    expect(String(headers['set-cookie'])).toMatch(/^cohort=\d\d; /)
  })

  it('are ordinary visitors after it has ended and when the next one begins', async () => {
    await move('abort')
    expect(await shownTo(staff)).toEqual({ wallet: '1.0.0', release: releases.present.id })
    expect((await get(`/staff?token=${staff}`)).status).toBe(404)
    const again = { channel: LOCAL, builds: [{ app: APP, version: NEXT }], author: 'Ada', reason: 'a test' }
    const begun = await beginRollout(store, { ...again, now: () => new Date() }, PLAN)
    expect(begun.ok).toBe(true)
    const cookie = String((await get('/wallet/open', isOfStaff)).headers['set-cookie'])
    expect(ALL_COHORTS).toContain(/^cohort=(\d\d); /.exec(cookie)?.[1])
  })

  it('have no link if the channel does not offer one', async () => {
    await changed(false)
    expect((await get(`/staff?token=${staff}`)).status).toBe(404)
    expect(String((await get('/wallet/open', isOfStaff)).headers['set-cookie'])).toMatch(/^cohort=\d\d; /)
  })
})
