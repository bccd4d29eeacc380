/** @jest-environment node */
import { PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { moveRollout, type RolloutMove, syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName } from '@crossbook/store'
import { ALL_COHORTS, cohortsOf, newStaff, securityHeaders } from '@crossbook/web-files'
import { CONNECT, HOST, workerOf } from './cloudflare.fixture'

const newServer = s3Servers()
const STAGING = channelName('staging')
const SITE = { authUrl: '/auth/v1', authKey: 'public-key' }

describe('a Worker while a rollout runs', () => {
  const staff = newStaff()

  async function servedRollout() {
    const server = await newServer()
    const store = bucketStore(server)
    const settings = { acceptsMixes: false, acceptsStaff: true, site: SITE }
    const { next } = await rolledOut(store, { settings, plan: { ...PLAN, staff } })
    await syncChannelSite(store, STAGING)
    const local = createSite({
      store,
      channel: STAGING,
      config: { ...SITE, channel: STAGING, acceptsMixes: false },
      auth: undefined,
      isSecure: true,
      hostNames: [HOST],
      headers: securityHeaders(CONNECT, { isSecure: true }),
    })
    return {
      next,
      server,
      here: (address: string, headers: Record<string, string> = {}) =>
        local(new Request(`https://${HOST}${address}`, { headers }), { address: '127.0.0.1' }),
      async move(move: RolloutMove) {
        const occasion = { author: 'Ada', reason: 'a test', now: () => new Date() }
        const moved = await moveRollout(store, STAGING, move, occasion)
        if (!moved.ok) throw new Error(JSON.stringify(moved.problem))
        await syncChannelSite(store, STAGING)
      },
    }
  }

  const said = (answer: Response) => [
    answer.status,
    answer.headers.get('location')?.replace(`https://${HOST}`, ''),
    answer.headers.get('cache-control'),
    answer.headers.get('vary'),
    answer.headers.get('set-cookie')?.replace(/^cohort=\d\d;/, 'cohort=drawn;'),
  ]
  const versionIn = async (answer: Response) => /\/apps\/wallet\/([\d.]+)\//.exec(await answer.text())?.[1]

  it('shows each cohort what the local site shows it, stage by stage, and gives who has none one by which his page is chosen', async () => {
    const { next, server, here, move } = await servedRollout()
    const expectStage = async (percent: number) => {
      // One that has learned nothing yet.
      const there = workerOf(server, STAGING)
      for (const cohort of ALL_COHORTS) {
        const headers = { cookie: `a=b; cohort=${cohort}` }
        const page = await there('/wallet/open', { headers })
        const which = [percent, cohort]
        expect([...which, said(page)]).toEqual([...which, said(await here('/wallet/open', headers))])
        const wanted = cohortsOf(next.id, percent).includes(cohort) ? '1.1.0' : '1.0.0'
        expect([...which, await versionIn(page)]).toEqual([...which, wanted])
      }
      for (const address of [
        '/wallet/open',
        '/release.json',
        '/no/such/page',
        '/robots.txt',
        '/apps/wallet/1.0.0/open.js',
      ])
        expect([percent, address, said(await there(address))]).toEqual([
          ...[percent, address, said(await here(address))],
        ])
      return there
    }
    const there = await expectStage(5)
    const drawn = new Set<string>()
    for (let visit = 0; visit < 60; visit++) {
      const page = await there('/wallet/open')
      const cohort = /^cohort=(\d\d); /.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? 'none'
      drawn.add(cohort)
      const again = await there('/wallet/open', { headers: { cookie: `cohort=${cohort}` } })
      expect(await again.text()).toBe(await page.text())
    }
    expect(drawn.size).toBeGreaterThan(20)
    await move({ kind: 'advance', visits: 300 })
    await expectStage(25)
    await move({ kind: 'abort' })
    await expectStage(0)
  })

  it('lets staff in by the rollout’s token as the local site does, nobody by another one, and them no longer when it is over', async () => {
    const { server, here, move } = await servedRollout()
    const there = workerOf(server, STAGING)
    for (const [address, cohort] of [
      [`/staff?token=${staff}`],
      ...[newStaff(), '', 'none', '../pages', '07', `${staff}0`].map((token) => [`/staff?token=${token}`]),
      ...[staff, newStaff(), 'none', '../pages'].map((kept) => ['/wallet/open', kept]),
    ] as const) {
      const headers = cohort === undefined ? {} : { cookie: `cohort=${cohort}` }
      expect([address, cohort, said(await there(address ?? '', { headers }))]).toEqual([
        ...[address, cohort, said(await here(address ?? '', headers))],
      ])
    }
    const isOfStaff = { headers: { cookie: `cohort=${staff}` } }
    expect(await versionIn(await there('/wallet/open', isOfStaff))).toBe('1.1.0')
    await move({ kind: 'abort' })
    const later = workerOf(server, STAGING)
    expect(await versionIn(await later('/wallet/open', isOfStaff))).toBe('1.0.0')
    expect((await later(`/staff?token=${staff}`)).status).toBe(404)
  })
})
