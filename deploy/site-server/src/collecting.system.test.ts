/** @jest-environment node */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseId } from '@crossbook/contract'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { faultReport, postedReports, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { LOCAL, promotedRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { faultsOf, openReports, visitsOf } from '@crossbook/reports'
import { newStaff } from '@crossbook/web-files'
import { folderStore, type Store } from '@crossbook/store'
import { startedSite } from './startedSite.fixture'
import type { RunningSite } from './startSite'

const temporaryFolder = temporaryFolders()
const ALL = { channel: LOCAL, since: new Date(0) }

let reportsData: string
let release: ReleaseId
let site: RunningSite

async function start(
  fill: (store: Store) => Promise<ReleaseId> = async (store) => (await promotedRelease(store)).id,
) {
  const store = folderStore(temporaryFolder())
  release = await fill(store)
  site = await startedSite(store, { reportsData })
}
beforeEach(() => {
  reportsData = temporaryFolder()
})
afterEach(() => site.close())

const ask = (path: string, method = 'GET', body = '', headers: Record<string, string> = {}) =>
  rawRequest(Number(new URL(site.url).port), path, headers, method, body)
const post = (body: string, headers: Record<string, string> = {}) => ask('/reports', 'POST', body, headers)
const fault = (version: string) => faultReport({ version })

it('collects on the site’s own origin without a setting, and gives its pages the address', async () => {
  await start()
  const page = await ask('/wallet/open')
  expect(page.body.toString()).toContain('"reports":{"url":"/reports","visits":1}')
  expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://abc.supabase.co;")
  const { status, headers } = await post(postedReports(release, [fault('1.0.0')]))
  expect([status, headers['cache-control']]).toEqual([204, 'no-store'])
  await site.close()
  const reports = await openReports(reportsData)
  expect(await faultsOf(reports, ALL)).toMatchObject([{ app: 'wallet', version: '1.0.0', count: 1 }])
  await reports.close()
})

/** Returns the counts after one fault and one visit have been reported, once with each of these cookies. */
async function countedWith(cookies: readonly string[], more: object = {}) {
  const body = JSON.stringify({ ...sentReports(release), ...more })
  for (const cookie of cookies) expect((await post(body, { cookie })).status).toBe(204)
  await site.close()
  const reports = await openReports(reportsData)
  const [faults, visits] = [await faultsOf(reports, ALL), await visitsOf(reports, ALL)]
  await reports.close()
  return { faults: faults[0]?.count ?? 0, visits: visits[0]?.visits ?? 0 }
}

const sentReports = (of: ReleaseId) => ({
  release: of,
  reports: [fault('1.0.0'), visitReport({ version: '1.0.0' })],
})

describe('while a rollout runs', () => {
  const staff = newStaff()
  beforeEach(() =>
    start(async (store) => {
      const settings = { acceptsMixes: false, acceptsStaff: true }
      return (await rolledOut(store, { channel: LOCAL, settings, plan: { ...PLAN, staff } })).present.id
    }),
  )

  it('visitors of every cohort count', async () => {
    expect(await countedWith(['cohort=07', 'theme=dark; cohort=99'])).toEqual({ faults: 2, visits: 2 })
  })

  it('its staff do not, whatever else is in their cookies', async () => {
    expect(await countedWith([`cohort=${staff}`, `cohort=07; cohort=${staff}`])).toEqual({
      faults: 0,
      visits: 0,
    })
  })

  it('a user with another token is a visitor, because a remote could have set it', async () => {
    expect(await countedWith([`cohort=${newStaff()}; cohort=07`])).toEqual({ faults: 1, visits: 1 })
  })

  it('of browsers without a cohort only faults count, not visits', async () => {
    expect(await countedWith(['', 'theme=dark', 'cohort=x', `cohort=${newStaff()}`])).toEqual({
      faults: 4,
      visits: 0,
    })
  })

  it('the same holds for the page with which a browser was given its cohort', async () => {
    expect(await countedWith(['cohort=07'], { withoutCohort: true })).toEqual({ faults: 1, visits: 0 })
  })
})

it('counts every visitor while no rollout runs, also with a cookie that looks like a token', async () => {
  await start()
  expect(await countedWith(['', `cohort=${newStaff()}`, 'cohort=07'])).toEqual({ faults: 3, visits: 3 })
})

it('takes no report about a release or a build that its channel has not shown', async () => {
  await start()
  expect((await post(postedReports('rffffffffffffffff' as ReleaseId, [fault('1.0.0')]))).status).toBe(400)
  expect((await post(postedReports(release, [fault('7.0.0')]))).status).toBe(400)
})

it('answers its pages while it is flooded with reports and junk, and groups similar reports', async () => {
  await start()
  const good = postedReports(release, [fault('1.0.0')])
  const junk = 'x'.repeat(1_000)
  const statuses = new Set<number>()
  const pour = async () => {
    for (let sent = 0; sent < 50; sent++) statuses.add((await post(sent % 2 ? good : junk)).status)
  }
  const flood = Promise.all(Array.from({ length: 20 }, pour))
  for (let visit = 0; visit < 5; visit++) expect((await ask('/wallet/open')).status).toBe(200)
  await flood
  // How many are refused for their number depends on how fast the machine is.
  statuses.delete(429)
  expect(statuses).toEqual(new Set([204, 400]))
  await site.close()
  expect(statSync(path.join(reportsData, 'reports.db')).size).toBeLessThan(100_000)
})

it('serves its pages if the reports cannot be opened, and explains why', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  writeFileSync(path.join(reportsData, 'reports.db'), 'half a database'.repeat(1_000))
  await start()
  expect(said.mock.calls.flat().join()).toMatch(/^The reports in .* cannot be opened/)
  expect((await ask('/wallet/open')).body.toString()).not.toContain('"reports"')
  expect((await post('{}')).status).toBe(405)
  expect(readFileSync(path.join(reportsData, 'reports.db'), 'utf8')).toMatch(/^half a database/)
  said.mockRestore()
})
