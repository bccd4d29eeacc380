/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installedNginx, runNginxWith } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { startBucketRelay } from '@crossbook/deploy-testing/s3-gateway/bucketRelay'
import {
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { moveRollout, type RolloutMove, syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { s3Store } from '@crossbook/store/bucket'
import { ALL_COHORTS, cohortsOf, newStaff, securityHeaders } from '@crossbook/web-files'
import { readersPolicy } from './bucketProxyFiles'
import { cachingProxy } from './cachingProxy'

const SITE = { authUrl: 'https://abc.supabase.co/auth/v1', authKey: 'public-key' }
const CONNECT = ['https://abc.supabase.co']

/** Far more requests than an answer that is cached for a second needs. */
const LOOKS = 100
const LOOK_MS = 100

type Headers = Record<string, string>

const isReady = installedNginx() !== undefined
const describeProxy = isReady ? describeS3Gateway : describe.skip

describeProxy('a rollout on a site in a bucket, behind nginx', () => {
  let [folder, made]: [string, number] = ['', 0]
  let gateway: S3Gateway
  const ends: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crossbook-stage-'))
    gateway = await startS3Gateway()
  }, 120_000)
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })
  afterAll(async () => {
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Starts a rollout, served by nginx and by the local site of the same store. */
  async function servedRollout({ origin, staff }: { origin?: string; staff?: string } = {}) {
    const prefix = `store-${String(++made)}`
    const store = s3Store({
      client: clientAt(gateway.endpoint, gateway.root),
      bucket: gateway.bucket,
      prefix,
    })
    const { next } = await rolledOut(store, {
      channel: LOCAL,
      settings: { acceptsMixes: false, acceptsStaff: true, site: SITE },
      plan: { ...PLAN, ...(staff === undefined ? {} : { staff }) },
    })
    await syncChannelSite(store, LOCAL)
    const site = { bucket: gateway.bucket, prefix, channel: LOCAL, acceptsMixes: false }
    await gateway.open(readersPolicy(site, ['127.0.0.1/32']))
    const relay = await startBucketRelay(gateway.endpoint)
    ends.push(relay.close)
    const own = path.join(folder, prefix)
    const nginx = await runNginxWith(own, (port) =>
      cachingProxy({
        channel: LOCAL,
        acceptsMixes: false,
        url: new URL(origin ?? `http://localhost:${port}`),
        store: new URL(`${relay.endpoint}/${gateway.bucket}/${prefix}`),
        connect: CONNECT,
        listen: `127.0.0.1:${port}`,
        folder: own,
        resolver: '127.0.0.1',
        trustedProxy: '127.0.0.1',
      }),
    )
    ends.push(nginx.close)
    const local = createSite({
      store,
      channel: LOCAL,
      config: { ...SITE, channel: LOCAL, acceptsMixes: false },
      auth: undefined,
      hostNames: ['localhost'],
      headers: securityHeaders(CONNECT),
    })
    const ask = (address: string, headers: Headers = {}) => rawRequest(nginx.port, address, headers)
    return {
      next,
      relay,
      ask,
      async askLocal(address: string, headers: Headers = {}) {
        const answer = await local(new Request(`http://localhost${address}`, { headers }), {
          address: '127.0.0.1',
        })
        return {
          status: answer.status,
          headers: Object.fromEntries(answer.headers) as Record<string, string | undefined>,
          body: Buffer.from(await answer.arrayBuffer()),
        }
      },
      async move(move: RolloutMove) {
        const moved = await moveRollout(store, LOCAL, move, {
          ...{ author: 'Ada', reason: 'a test', now: () => new Date() },
        })
        if (!moved.ok) throw new Error(JSON.stringify(moved.problem))
        await syncChannelSite(store, LOCAL)
        relay.requests.length = 0
        await until(
          () => ask('/wallet/open'),
          () => relay.requests.some(isOfStage),
        )
      },
    }
  }

  const isOfStage = (request: string) => request.includes('/stage.json')

  /** Asks until an answer is as it should be. */
  async function until<Answer>(ask: () => Promise<Answer>, isDone: (answer: Answer) => boolean) {
    for (let look = 0; look < LOOKS; look++) {
      const answer = await ask()
      if (isDone(answer)) return answer
      await pause(LOOK_MS)
    }
    throw new Error('It has not come to that')
  }

  const versionIn = ({ body }: { body: Buffer }) => /\/apps\/wallet\/([\d.]+)\//.exec(body.toString())?.[1]

  it('shows each cohort the same as the local site, stage by stage, and everybody the same once it is over', async () => {
    const { next, ask, askLocal, move } = await servedRollout()
    const expectStage = async (percent: number, isOver = false) => {
      const inStage = cohortsOf(next.id, percent)
      for (const cohort of ALL_COHORTS) {
        const cookie = { cookie: `cohort=${cohort}` }
        for (const address of ['/wallet/open', '/release.json', '/no/such/page']) {
          const [here, there] = [await askLocal(address, cookie), await ask(address, cookie)]
          const which = [percent, cohort, address]
          for (const name of ['cache-control', 'vary', 'set-cookie', 'server-timing', 'content-type'])
            expect([...which, name, there.headers[name]]).toEqual([...which, name, here.headers[name]])
          if (address === '/wallet/open')
            expect([...which, versionIn(there)]).toEqual([
              ...which,
              inStage.includes(cohort) ? '1.1.0' : '1.0.0',
            ])
          if (address === '/release.json')
            expect(JSON.parse(there.body.toString())).toEqual(JSON.parse(here.body.toString()))
        }
      }
      const { headers } = await ask('/wallet/open')
      expect([percent, headers['set-cookie'] !== undefined]).toEqual([percent, !isOver])
    }
    await expectStage(5)
    await move({ kind: 'advance', visits: 300 })
    await expectStage(25)
    await move({ kind: 'abort' })
    await expectStage(0, true)
  })

  it('shows a browser without a cohort the current release on every page as the local site does, and gives it a cohort, but none with files', async () => {
    const { ask, askLocal } = await servedRollout()
    const drawn = new Set<string>()
    // Enough visits that a random choice for each page would show the next release of a stage of 5 %, except in one run of a million.
    for (let visit = 0; visit < 270; visit++) {
      const address = visit % 2 ? '/wallet/open' : '/no/such/page'
      const [page, local] = await Promise.all([ask(address), askLocal(address)])
      expect(versionIn(page)).toBe('1.0.0')
      expect(page.headers['server-timing']).toBe(local.headers['server-timing'])
      const given = /^cohort=(\d\d); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(
        String(page.headers['set-cookie']),
      )?.[1]
      drawn.add(String(given))
      const again = await ask(address, { cookie: `cohort=${String(given)}` })
      expect([again.status, again.headers['set-cookie'], again.headers['server-timing']]).toEqual([
        ...[page.status, undefined, 'cohort;desc=had'],
      ])
    }
    expect(drawn.size).toBeGreaterThan(60)
    for (const address of ['/apps/wallet/1.0.0/open.js', '/release.json', '/robots.txt'])
      expect((await ask(address)).headers['set-cookie']).toBeUndefined()
  })

  it('finds a cohort and a token among other cookies of their name as the local site does', async () => {
    const staff = newStaff()
    const { ask, askLocal } = await servedRollout({ staff })
    for (const [cookie, desc, version] of [
      ['cohort=zz; cohort=07', 'had'],
      [`cohort=${newStaff()};cohort=07; theme=dark`, 'had'],
      [`cohort=${newStaff()}; cohort=${staff}`, 'had', '1.1.0'],
      [`cohort=07; cohort=${staff}`, 'had', '1.1.0'],
      ['xcohort=07', 'none', '1.0.0'],
      [`cohort=${newStaff()}`, 'none', '1.0.0'],
    ] as const)
      for (const site of [ask, askLocal]) {
        const page = await site('/wallet/open', { cookie })
        expect([cookie, page.headers['server-timing']]).toEqual([cookie, `cohort;desc=${desc}`])
        if (version) expect([cookie, versionIn(page)]).toEqual([cookie, version])
      }
  })

  it('gives it to https alone on a site that is reached so', async () => {
    const { ask } = await servedRollout({ origin: 'https://localhost' })
    expect(String((await ask('/wallet/open')).headers['set-cookie'])).toMatch(/; Secure$/)
  })

  it('lets staff in by the rollout’s token as the local site does, nobody by another one, and them no longer when it is over', async () => {
    const staff = newStaff()
    const { ask, askLocal, move } = await servedRollout({ staff })
    const isOfStaff = { cookie: `cohort=${staff}` }
    const answers = async (address: string, headers: Headers = {}) =>
      [await ask(address, headers), await askLocal(address, headers)].map((one) => [
        one.status,
        one.headers.location?.replace(/^http:\/\/[^/]+/, ''),
        one.headers['cache-control'],
        String(one.headers['set-cookie']).replace(/^cohort=\d\d;/, 'cohort=drawn;'),
      ])
    for (const [address, status, headers] of [
      [`/staff?token=${staff}`, 303, {}],
      ['/wallet/open', 200, isOfStaff],
      ...[newStaff(), '', 'none', '../pages', '07', `${staff}0`, '%2e%2e'].map(
        (token) => [`/staff?token=${token}`, 404, {}] as const,
      ),
      ...[newStaff(), 'none', '../pages', `${staff} 07`].map(
        (cohort) => ['/wallet/open', 200, { cookie: `cohort=${cohort}` }] as const,
      ),
    ] as const) {
      const [there, here] = await answers(address, headers)
      expect([address, headers, there]).toEqual([address, headers, here])
      expect([address, there?.[0]]).toEqual([address, status])
    }
    expect(versionIn(await ask('/wallet/open', isOfStaff))).toBe('1.1.0')
    await move({ kind: 'abort' })
    expect(versionIn(await ask('/wallet/open', isOfStaff))).toBe('1.0.0')
    expect((await ask(`/staff?token=${staff}`)).status).toBe(404)
  })

  it('asks the bucket for the stage at most once a second, uses the last known one while the bucket cannot be reached, and reports nothing to visitors', async () => {
    const { next, relay, ask } = await servedRollout()
    const [inStage = '', ...others] = cohortsOf(next.id, 100)
    const cookie = { cookie: `cohort=${inStage}` }
    for (let visit = 0; visit < 20; visit++) await ask('/wallet/open', cookie)
    await ask('/wallet/open', { cookie: `cohort=${String(others.at(-1))}` })
    const stages = relay.requests.filter(isOfStage)
    expect(stages.length).toBeGreaterThan(0)
    expect(stages.length).toBeLessThan(20)
    relay.cut()
    const old = await until(
      () => ask('/wallet/open', cookie),
      ({ headers }) => headers['x-cache'] === 'STALE',
    )
    expect(versionIn(old)).toBe('1.1.0')
    relay.restore()
    for (const address of [
      '/_stage',
      '/%5fstage',
      '/stage.json',
      '/next/wallet/open.html',
      '/next/release.json',
    ])
      expect([address, (await ask(address)).status]).toEqual([address, 404])
  })
})
