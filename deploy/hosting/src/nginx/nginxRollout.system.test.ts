/** @jest-environment node */
import path from 'node:path'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { runNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type Configuration, moveRollout, type RolloutMove, syncChannelSite } from '@crossbook/releases'
import { startSite } from '@crossbook/site-server'
import { folderStore } from '@crossbook/store'
import { ALL_COHORTS, cohortsOf, newStaff } from '@crossbook/web-files'

const temporaryFolder = temporaryFolders()
const SITE = { authUrl: 'https://abc.supabase.co/auth/v1', authKey: 'public-key' }
const configuration: Configuration = {
  host: 'localhost',
  port: 0,
  siteUrl: undefined,
  faultUrl: undefined,
  otlpUrl: undefined,
  auth: { kind: 'hosted', origin: 'https://abc.supabase.co', anonKey: 'public-key' },
}

/** Starts a rollout, with nginx and the local site in front of its store. */
async function servedRollout(siteUrl?: string, staff?: string) {
  const root = path.join(temporaryFolder(), 'store')
  const store = folderStore(root)
  const { next } = await rolledOut(store, {
    channel: LOCAL,
    settings: { acceptsMixes: false, acceptsStaff: true, site: SITE },
    plan: { ...PLAN, ...(staff === undefined ? {} : { staff }) },
  })
  await syncChannelSite(store, LOCAL)
  const settings = {
    CROSSBOOK_CONNECT: 'https://abc.supabase.co',
    ...(siteUrl ? { CROSSBOOK_SITE_URL: siteUrl } : {}),
  }
  const nginx = await runNginx({ store: root, channel: LOCAL, folder: temporaryFolder(), settings })
  const local = await startSite({ store, channel: LOCAL, configuration, authData: '' })
  if (!local.ok) throw new Error(local.problem.kind)
  const localPort = Number(new URL(local.value.url).port)
  return {
    next,
    ask: (address: string, headers: Record<string, string> = {}) => rawRequest(nginx.port, address, headers),
    askLocal: (address: string, headers: Record<string, string> = {}) =>
      rawRequest(localPort, address, headers),
    async move(move: RolloutMove) {
      const moved = await moveRollout(store, LOCAL, move, {
        ...{ author: 'Ada', reason: 'a test', now: () => new Date() },
      })
      if (!moved.ok) throw new Error(JSON.stringify(moved.problem))
      await syncChannelSite(store, LOCAL)
    },
    async close() {
      await nginx.close()
      await local.value.close()
    },
  }
}

const HEADERS = [
  'cache-control',
  'vary',
  'set-cookie',
  'server-timing',
  'content-encoding',
  'content-type',
] as const

/** Cookie headers with other cookies of the same or a similar name, and the cohort that they name. */
const OTHERS_COOKIES = [
  ['cohort=zz; cohort=07', '07'],
  [`cohort=${newStaff()};cohort=07; theme=dark`, '07'],
  ['xcohort=07', undefined],
  ['cohort=07x', undefined],
  ['cohort=', undefined],
] as const

describeNginx('nginx while a rollout runs', () => {
  it('shows each cohort the same as the local site, stage by stage, without a reload', async () => {
    const { next, ask, askLocal, move, close } = await servedRollout()
    const versionOf = (page: Awaited<ReturnType<typeof ask>>) =>
      /\/apps\/wallet\/([\d.]+)\//.exec(page.body.toString())?.[1]
    const expectStage = async (percent: number) => {
      const inStage = percent === 0 ? [] : cohortsOf(next.id, percent)
      for (const cohort of ALL_COHORTS) {
        const cookie = { cookie: `cohort=${cohort}` }
        const [page, local] = [await ask('/wallet/open', cookie), await askLocal('/wallet/open', cookie)]
        const wanted = inStage.includes(cohort) ? '1.1.0' : '1.0.0'
        expect([cohort, versionOf(page), versionOf(local)]).toEqual([cohort, wanted, wanted])
        for (const name of HEADERS)
          expect([cohort, name, page.headers[name]]).toEqual([cohort, name, local.headers[name]])
        const shown = await Promise.all([ask('/release.json', cookie), askLocal('/release.json', cookie)])
        expect(shown[0].body.toString()).toBe(shown[1].body.toString())
        expect(shown[0].headers.vary).toBe(shown[1].headers.vary)
      }
    }
    await expectStage(5)
    await move({ kind: 'advance', visits: 300 })
    await expectStage(25)
    await move({ kind: 'abort' })
    await expectStage(0)
    await close()
  })

  it('shows a browser without a cohort the current release on every page as the local site does, and gives it a cohort, also with a 404', async () => {
    const { ask, askLocal, close } = await servedRollout()
    const drawn = new Set<string>()
    // Enough visits that a random choice for each page would show the next release of a stage of 5 %, except in one run of a million.
    for (let visit = 0; visit < 270; visit++) {
      const address = visit % 2 ? '/wallet/open' : '/no/such/page'
      const [page, local] = await Promise.all([ask(address), askLocal(address)])
      expect(page.body.toString()).toContain('/apps/wallet/1.0.0/')
      expect(page.body.toString()).toBe(local.body.toString())
      expect([page.headers['server-timing'], local.headers['server-timing']]).toEqual(
        Array(2).fill('cohort;desc=none'),
      )
      const given = /^cohort=(\d\d); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(
        String(page.headers['set-cookie']),
      )?.[1]
      drawn.add(String(given))
      const again = await ask(address, { cookie: `cohort=${String(given)}` })
      expect([again.headers['set-cookie'], again.headers['server-timing']]).toEqual([
        undefined,
        'cohort;desc=had',
      ])
    }
    expect(drawn.size).toBeGreaterThan(60)
    const { headers } = await ask('/wallet/open', { cookie: 'cohort=07' })
    const unchanged = await ask('/wallet/open', {
      cookie: 'cohort=07',
      'if-none-match': String(headers.etag),
    })
    expect([unchanged.status, unchanged.headers['server-timing']]).toEqual([304, 'cohort;desc=had'])
    for (const address of ['/apps/wallet/1.0.0/open.js', '/release.json', '/robots.txt'])
      expect((await ask(address)).headers).toEqual(
        expect.not.objectContaining({ 'set-cookie': expect.anything(), 'server-timing': expect.anything() }),
      )
    await close()
  })

  it('finds a cohort among other cookies of its name as the local site does', async () => {
    const { ask, askLocal, close } = await servedRollout()
    for (const [cookie, cohort] of OTHERS_COOKIES)
      for (const site of [ask, askLocal]) {
        const { headers } = await site('/wallet/open', { cookie })
        expect([cookie, headers['server-timing']]).toEqual([cookie, `cohort;desc=${cohort ? 'had' : 'none'}`])
      }
    await close()
  })

  it('gives it to https alone on a site that is reached so', async () => {
    const { ask, close } = await servedRollout('https://localhost')
    expect((await ask('/wallet/open')).headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)])
    expect((await ask('/wallet/open', { cookie: 'cohort=07' })).headers['set-cookie']).toBeUndefined()
    await close()
  })

  it('lets staff in by the rollout’s token as the local site does, nobody by another one, and them no longer when it is over', async () => {
    const staff = newStaff()
    const { ask, askLocal, move, close } = await servedRollout(undefined, staff)
    const isOfStaff = { cookie: `cohort=${staff}` }
    const answers = async (address: string, headers: Record<string, string> = {}) => {
      const both = await Promise.all([ask(address, headers), askLocal(address, headers)])
      return both.map((one) => [
        one.status,
        one.headers.location?.replace(/^http:\/\/[^/]+/, ''),
        one.headers['cache-control'],
        String(one.headers['set-cookie']).replace(/^cohort=\d\d;/, 'cohort=drawn;'),
        /\/apps\/wallet\/([\d.]+)\//.exec(one.body.toString())?.[1],
      ])
    }
    for (const [address, status, headers] of [
      [`/staff?token=${staff}`, 303, {}],
      ['/wallet/open', 200, isOfStaff],
      ...[newStaff(), '', 'none', '../pages', '07', `${staff}0`, '%2e%2e'].map(
        (token) => [`/staff?token=${token}`, 404, {}] as const,
      ),
      ['/wallet/open', 200, { cookie: `cohort=${newStaff()}` }],
      ['/wallet/open', 200, { cookie: 'cohort=none' }],
      ['/wallet/open', 200, { cookie: 'cohort=../pages' }],
    ] as const) {
      const [nginx, local] = await answers(address, headers)
      expect([address, headers, nginx?.slice(0, 4)]).toEqual([address, headers, local?.slice(0, 4)])
      expect([address, nginx?.[0]]).toEqual([address, status])
    }
    expect((await answers('/wallet/open', isOfStaff)).map((each) => each.at(-1))).toEqual(['1.1.0', '1.1.0'])
    await move({ kind: 'abort' })
    expect((await answers('/wallet/open', isOfStaff)).map((each) => each.at(-1))).toEqual(['1.0.0', '1.0.0'])
    expect((await answers(`/staff?token=${staff}`)).map(([status]) => status)).toEqual([404, 404])
    await close()
  })
})
