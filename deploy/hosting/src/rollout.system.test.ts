/** @jest-environment node */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { installedNginx, runCachingProxy, runNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { startRollout } from '@crossbook/deploy-testing/nginx/startRollout'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { startBucketRelay } from '@crossbook/deploy-testing/s3-gateway/bucketRelay'
import {
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { RolloutMove } from '@crossbook/releases'
import { folderStore } from '@crossbook/store'
import { s3Store } from '@crossbook/store/bucket'
import { ALL_COHORTS, cohortsOf, newStaff } from '@crossbook/web-files'
import { readersPolicy } from './bucket-proxy/bucketProxyFiles'

const temporaryFolder = temporaryFolders()

type Ask = (address: string, headers?: Record<string, string>) => ReturnType<typeof rawRequest>

/** A rollout behind nginx, next to the local site of the same store. */
interface RolloutSite {
  next: { id: string }
  ask: Ask
  askLocal: Ask
  move(move: RolloutMove): Promise<void>
  close(): Promise<void>
}

interface RolloutOptions {
  /** Origin under which browsers reach the site. */
  origin?: string
  staff?: string
}

const HEADERS = ['cache-control', 'vary', 'set-cookie', 'server-timing', 'content-encoding', 'content-type']

/** Returns the version of the wallet that a page shows. */
function versionIn({ body }: { body: Buffer }) {
  return /\/apps\/wallet\/([\d.]+)\//.exec(body.toString())?.[1]
}

/** Tests what visitors get while a rollout runs: from every nginx the same as from the local site. */
function rolloutBehaviour(serve: (options?: RolloutOptions) => Promise<RolloutSite>) {
  it('shows each cohort the same as the local site, stage by stage, and everybody the same once it is over', async () => {
    const { next, ask, askLocal, move, close } = await serve()
    const expectStage = async (percent: number) => {
      const inStage = cohortsOf(next.id, percent)
      for (const cohort of ALL_COHORTS) {
        const cookie = { cookie: `cohort=${cohort}` }
        for (const address of ['/wallet/open', '/release.json', '/no/such/page']) {
          const [there, here] = [await ask(address, cookie), await askLocal(address, cookie)]
          const which = [percent, cohort, address]
          for (const name of HEADERS)
            expect([...which, name, there.headers[name]]).toEqual([...which, name, here.headers[name]])
          if (address === '/release.json')
            expect(JSON.parse(there.body.toString())).toEqual(JSON.parse(here.body.toString()))
          if (address !== '/wallet/open') continue
          const wanted = inStage.includes(cohort) ? '1.1.0' : '1.0.0'
          expect([...which, versionIn(there), versionIn(here)]).toEqual([...which, wanted, wanted])
        }
      }
      const { headers } = await ask('/wallet/open')
      expect([percent, headers['set-cookie'] !== undefined]).toEqual([percent, percent > 0])
    }
    await expectStage(5)
    await move({ kind: 'advance', visits: 300 })
    await expectStage(25)
    await move({ kind: 'abort' })
    await expectStage(0)
    await close()
  })

  it('shows a browser without a cohort the current release on every page as the local site does, and gives it a cohort, also with a 404, but none with files', async () => {
    const { ask, askLocal, close } = await serve()
    const drawn = new Set<string>()
    // Enough visits that a random choice for each page would show the next release of a stage of 5 %, except in one run of a million.
    for (let visit = 0; visit < 270; visit++) {
      const address = visit % 2 ? '/wallet/open' : '/no/such/page'
      const [page, local] = await Promise.all([ask(address), askLocal(address)])
      expect([versionIn(page), page.body.toString()]).toEqual(['1.0.0', local.body.toString()])
      const timings = [page.headers['server-timing'], local.headers['server-timing']]
      expect(timings).toEqual(Array(2).fill('cohort;desc=none'))
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
      expect((await ask(address)).headers).toEqual(
        expect.not.objectContaining({ 'set-cookie': expect.anything(), 'server-timing': expect.anything() }),
      )
    await close()
  })

  it('knows the cohort of a browser that has the page already', async () => {
    const { ask, close } = await serve()
    const { headers } = await ask('/wallet/open', { cookie: 'cohort=07' })
    const known = { cookie: 'cohort=07', 'if-none-match': String(headers.etag) }
    const unchanged = await ask('/wallet/open', known)
    expect([unchanged.status, unchanged.headers['server-timing']]).toEqual([304, 'cohort;desc=had'])
    await close()
  })

  it('finds a cohort and a token among other cookies of their name as the local site does', async () => {
    const staff = newStaff()
    const { ask, askLocal, close } = await serve({ staff })
    for (const [cookie, desc, version] of [
      ['cohort=zz; cohort=07', 'had'],
      [`cohort=${newStaff()};cohort=07; theme=dark`, 'had'],
      [`cohort=${newStaff()}; cohort=${staff}`, 'had', '1.1.0'],
      [`cohort=07; cohort=${staff}`, 'had', '1.1.0'],
      ['xcohort=07', 'none', '1.0.0'],
      ['cohort=07x', 'none', '1.0.0'],
      ['cohort=', 'none', '1.0.0'],
      [`cohort=${newStaff()}`, 'none', '1.0.0'],
    ] as const)
      for (const site of [ask, askLocal]) {
        const page = await site('/wallet/open', { cookie })
        expect([cookie, page.headers['server-timing']]).toEqual([cookie, `cohort;desc=${desc}`])
        if (version) expect([cookie, versionIn(page)]).toEqual([cookie, version])
      }
    await close()
  })

  it('gives it to https alone on a site that is reached so', async () => {
    const { ask, close } = await serve({ origin: 'https://localhost' })
    expect((await ask('/wallet/open')).headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)])
    expect((await ask('/wallet/open', { cookie: 'cohort=07' })).headers['set-cookie']).toBeUndefined()
    await close()
  })

  it('lets staff in by the rollout’s token as the local site does, nobody by another one, and them no longer when it is over', async () => {
    const staff = newStaff()
    const { ask, askLocal, move, close } = await serve({ staff })
    const isOfStaff = { cookie: `cohort=${staff}` }
    const answers = async (address: string, headers: Record<string, string> = {}) =>
      (await Promise.all([ask(address, headers), askLocal(address, headers)])).map((one) => [
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
    const versions = async () =>
      Promise.all([ask, askLocal].map(async (site) => versionIn(await site('/wallet/open', isOfStaff))))
    expect(await versions()).toEqual(['1.1.0', '1.1.0'])
    await move({ kind: 'abort' })
    expect(await versions()).toEqual(['1.0.0', '1.0.0'])
    expect((await answers(`/staff?token=${staff}`)).map(([status]) => status)).toEqual([404, 404])
    await close()
  })
}

describeNginx('nginx while a rollout runs, without a reload', () => {
  rolloutBehaviour(async ({ origin, staff } = {}) => {
    const root = path.join(temporaryFolder(), 'store')
    const rollout = await startRollout(folderStore(root), staff)
    const settings = {
      CROSSBOOK_CONNECT: 'https://abc.supabase.co',
      ...(origin === undefined ? {} : { CROSSBOOK_SITE_URL: origin }),
    }
    const nginx = await runNginx({ store: root, channel: LOCAL, folder: temporaryFolder(), settings })
    return {
      ...rollout,
      ask: (address, headers = {}) => rawRequest(nginx.port, address, headers),
      async close() {
        await nginx.close()
        await rollout.close()
      },
    }
  })
})

/** Far more requests than an answer that is cached for a second needs. */
const LOOKS = 100
const LOOK_MS = 100

const describeProxy = installedNginx() === undefined ? describe.skip : describeS3Gateway

describeProxy('a rollout on a site in a bucket, behind nginx', () => {
  let made = 0
  let gateway: S3Gateway
  beforeAll(async () => {
    gateway = await startS3Gateway()
  }, 120_000)
  afterAll(() => gateway.close())

  /** Starts a rollout, served by nginx and by the local site of the same store. */
  async function servedRollout({ origin, staff }: { origin?: string; staff?: string } = {}) {
    const prefix = `store-${String(++made)}`
    const store = s3Store({
      client: clientAt(gateway.endpoint, gateway.root),
      bucket: gateway.bucket,
      prefix,
    })
    const rollout = await startRollout(store, staff)
    const site = { bucket: gateway.bucket, prefix, channel: LOCAL, acceptsMixes: false }
    await gateway.open(readersPolicy(site, ['127.0.0.1/32']))
    const relay = await startBucketRelay(gateway.endpoint)
    const nginx = await runCachingProxy({
      ...{ folder: temporaryFolder(), connect: ['https://abc.supabase.co'] },
      store: new URL(`${relay.endpoint}/${gateway.bucket}/${prefix}`),
      ...(origin === undefined ? {} : { url: new URL(origin) }),
    })
    const ask = (address: string, headers: Record<string, string> = {}) =>
      rawRequest(nginx.port, address, headers)
    return {
      ...rollout,
      relay,
      ask,
      /** Moves the rollout on, and waits until nginx has learned it. */
      async move(move: RolloutMove) {
        await rollout.move(move)
        relay.requests.length = 0
        await until(
          () => ask('/wallet/open'),
          () => relay.requests.some(isOfStage),
        )
      },
      async close() {
        await nginx.close()
        await relay.close()
        await rollout.close()
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

  rolloutBehaviour(servedRollout)

  it('asks the bucket for the stage at most once a second, uses the last known one while the bucket cannot be reached, and reports nothing to visitors', async () => {
    const { next, relay, ask, close } = await servedRollout()
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
    const internal = '/_stage /%5fstage /stage.json /next/wallet/open.html /next/release.json'
    for (const address of internal.split(' '))
      expect([address, (await ask(address)).status]).toEqual([address, 404])
    await close()
  })
})
