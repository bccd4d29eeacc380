/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { rolloutBehaviour, startRollout, versionIn } from '@crossbook/deploy-testing/nginx/rolloutBehaviour'
import { installedNginx, runCachingProxy } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { startBucketRelay } from '@crossbook/deploy-testing/s3-gateway/bucketRelay'
import {
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import type { RolloutMove } from '@crossbook/releases'
import { s3Store } from '@crossbook/store/bucket'
import { cohortsOf } from '@crossbook/web-files'
import { readersPolicy } from './bucketProxyFiles'

/** Far more requests than an answer that is cached for a second needs. */
const LOOKS = 100
const LOOK_MS = 100

const isReady = installedNginx() !== undefined
const describeProxy = isReady ? describeS3Gateway : describe.skip

describeProxy('a rollout on a site in a bucket, behind nginx', () => {
  let [folder, made]: [string, number] = ['', 0]
  let gateway: S3Gateway

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crossbook-stage-'))
    gateway = await startS3Gateway()
  }, 120_000)
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
    const rollout = await startRollout(store, staff)
    const site = { bucket: gateway.bucket, prefix, channel: LOCAL, acceptsMixes: false }
    await gateway.open(readersPolicy(site, ['127.0.0.1/32']))
    const relay = await startBucketRelay(gateway.endpoint)
    const nginx = await runCachingProxy({
      ...{ folder: path.join(folder, prefix), connect: ['https://abc.supabase.co'] },
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
    for (const address of [
      '/_stage',
      '/%5fstage',
      '/stage.json',
      '/next/wallet/open.html',
      '/next/release.json',
    ])
      expect([address, (await ask(address)).status]).toEqual([address, 404])
    await close()
  })
})
