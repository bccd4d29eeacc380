/** @jest-environment node */
import type { AppVersion } from '@crossbook/contract'
import { bucketStore, clientOf, s3Servers, testClock } from '@crossbook/deploy-testing/s3Clients'
import type { S3Server } from '@crossbook/deploy-testing/s3Server'
import { APP, files, VERSION } from '@crossbook/deploy-testing/storeBehaviour'
import { MANIFEST } from '@crossbook/web-files'
import type { Store } from '../store'
import { StoreProblem } from '../storeProblem'

const newServer = s3Servers()
const ELEVEN_MINUTES_MS = 11 * 60 * 1000

/** Returns the texts of a version's files: none when the store has no such build, and one when it is complete. */
async function contents(store: Store, version: AppVersion = VERSION) {
  const read = [...files('').keys()].map((file) => store.readBuildFile(APP, version, file))
  const texts = (await Promise.all(read)).map((bytes) => (bytes ? Buffer.from(bytes).toString() : undefined))
  const listed = (await store.listBuilds()).some((build) => build.version === version)
  expect(texts.every((text) => (text !== undefined) === listed)).toBe(true)
  return new Set(texts)
}

const isSealed = (server: S3Server, version: AppVersion) =>
  server.objects.get(`crossbook/claims/wallet/${version}`)?.bytes.includes('"manifest"') ?? false

it.each([
  ['before a request', false],
  ['before the answer to a request', true],
])('takes a version whose publisher was cut off %s, whichever request it was', async (_, dropsResponse) => {
  const server = await newServer()
  const clock = testClock()
  const store = bucketStore(server, clock)
  let hasPublished = false
  for (let request = 0; !hasPublished; request++) {
    const version = `1.0.${request}` as AppVersion
    server.cutAfter(request, { dropsResponse })
    hasPublished = await bucketStore(server, clock)
      .putBuild(APP, version, files('first'))
      .then(() => true, isStoreProblem)
    server.restore()
    if (hasPublished) expect(await contents(store, version)).toEqual(new Set(['first']))
    else if (isSealed(server, version)) {
      expect(await store.putBuild(APP, version, files('second'))).toBe('exists')
      expect(await contents(store, version)).toEqual(new Set(['first']))
    } else {
      expect(await contents(store, version)).toEqual(new Set([undefined]))
      clock.pass(ELEVEN_MINUTES_MS)
      expect(await store.putBuild(APP, version, files('second'))).toBe('stored')
      expect(await contents(store, version)).toEqual(new Set(['second']))
    }
  }
})

it('takes over no publication for ten minutes, and names the time', async () => {
  const server = await newServer()
  const clock = testClock()
  // Three requests find out whether the server keeps conditions, one looks for the build and one claims it.
  server.cutAfter(5)
  await expect(bucketStore(server, clock).putBuild(APP, VERSION, files('first'))).rejects.toThrow(
    StoreProblem,
  )
  server.restore()
  await expect(bucketStore(server, clock).putBuild(APP, VERSION, files('second'))).rejects.toThrow(
    /^Another publisher began with wallet 1\.0\.0 at 2024-03-15T12:00:00\.000Z and has not finished\. If it was killed, publish again after 2024-03-15T12:10:00\.000Z\.$/,
  )
  expect(await contents(bucketStore(server))).toEqual(new Set([undefined]))
})

it('takes over a version at once whose publisher failed and could still record it', async () => {
  const server = await newServer()
  const clock = testClock()
  server.refuse(/^PUT .*style\.css$/, { status: 403, code: 'AccessDenied' })
  await expect(bucketStore(server, clock).putBuild(APP, VERSION, files('first'))).rejects.toThrow(
    'refuses these credentials (AccessDenied, writing apps/wallet/1.0.0/style.css)',
  )
  expect(await bucketStore(server, clock).putBuild(APP, VERSION, files('second'))).toBe('stored')
  expect(await contents(bucketStore(server))).toEqual(new Set(['second']))
})

it('leaves nothing of a killed publisher that its successor does not have', async () => {
  const server = await newServer()
  const clock = testClock()
  // One file and the manifest: of several concurrent writes, any could arrive first.
  const { [MANIFEST]: manifest } = Object.fromEntries(files('first'))
  if (!manifest) throw new Error('The sample build has no manifest')
  const another = new Map([
    ['a.js', Buffer.from('first')],
    [MANIFEST, manifest],
  ])
  // The same as above, then a check whether the build was removed, and then that file.
  server.cutAfter(7)
  await expect(bucketStore(server, clock).putBuild(APP, VERSION, another)).rejects.toThrow(StoreProblem)
  server.restore()
  expect(server.objects.has('crossbook/apps/wallet/1.0.0/a.js')).toBe(true)
  clock.pass(ELEVEN_MINUTES_MS)
  expect(await bucketStore(server, clock).putBuild(APP, VERSION, files('second'))).toBe('stored')
  expect(server.objects.has('crossbook/apps/wallet/1.0.0/a.js')).toBe(false)
})

it('replaces no file of a successor when it was kept from it for long', async () => {
  const server = await newServer()
  const clock = testClock()
  // A killed publisher has left a file to replace, and the server is busy at that moment.
  server.objects.set('crossbook/apps/wallet/1.0.0/main.js', {
    bytes: Buffer.from('left'),
    etag: '"left"',
    at: new Date(),
    headers: {},
  })
  const busy = /^PUT .*\/1\.0\.0\/main\.js$/
  server.refuse(busy, { status: 412, code: 'PreconditionFailed' })
  server.refuse(busy, { status: 503, code: 'SlowDown' })
  let successor: Promise<string> | undefined
  const slow = bucketStore(server, {
    ...clock,
    async wait() {
      if (successor) return
      clock.pass(ELEVEN_MINUTES_MS)
      successor = bucketStore(server, clock).putBuild(APP, VERSION, files('second'))
      await successor
    },
  })
  expect(await slow.putBuild(APP, VERSION, files('first'))).toBe('exists')
  expect(await successor).toBe('stored')
  expect(await contents(bucketStore(server))).toEqual(new Set(['second']))
})

it('lists no build that has no app.json, and reads none of its files', async () => {
  const server = await newServer()
  await bucketStore(server).putBuild(APP, VERSION, files('x'))
  server.objects.delete('crossbook/apps/wallet/1.0.0/app.json')
  expect(await contents(bucketStore(server))).toEqual(new Set([undefined]))
})

it.each(Array.from({ length: 15 }, (_, seed) => seed))(
  'keeps one of three publishers whole, however long each sleeps at any point (order %i)',
  async (seed) => {
    const server = await newServer()
    const clock = testClock()
    const turns = takeTurns(random(seed), () => clock.pass(ELEVEN_MINUTES_MS))
    const names = ['first', 'second', 'third']
    const outcomes = await turns.run(
      names.map((name) => (turn) => {
        const client = clientOf(server)
        client.middlewareStack.add(
          (next, { commandName }) =>
            (request) =>
              isDestructive(commandName, request.input) ? next(request) : turn(() => next(request)),
          { step: 'build' },
        )
        return bucketStore(server, { ...clock, client })
          .putBuild(APP, VERSION, files(name))
          .catch((error: unknown) => (isStoreProblem(error), 'left'))
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored').length).toBeLessThanOrEqual(1)
    const winner = names[outcomes.indexOf('stored')]
    const found = await contents(bucketStore(server))
    expect(found.size).toBe(1)
    if (winner !== undefined) expect(found).toEqual(new Set([winner]))
    if (outcomes.includes('exists')) expect(found).not.toEqual(new Set([undefined]))
  },
)

/** Returns whether a request is one before which a publisher never sleeps, because it has just checked that its claim is fresh. */
function isDestructive(command: string | undefined, input: object) {
  if (command === 'DeleteObjectCommand') return true
  const isBuildFile = 'Key' in input && String(input.Key).includes('/apps/')
  return command === 'PutObjectCommand' && isBuildFile && 'IfMatch' in input
}

function isStoreProblem(error: unknown) {
  if (error instanceof StoreProblem) return false
  throw error
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Turn = <Value>(request: () => Promise<Value>) => Promise<Value>

/** Lets one request through at a time, mostly of the same publisher. Sometimes it switches to another publisher, after a long sleep. */
function takeTurns(chance: () => number, sleep: () => void) {
  const waiting: { who: number; go: () => Promise<void> }[] = []
  let awake = 0

  async function next() {
    if (chance() < 0.15) {
      awake = Math.floor(chance() * 3)
      if (chance() < 0.5) sleep()
    }
    const own = waiting.filter(({ who }) => who === awake)
    const chosen = own[Math.floor(chance() * own.length)] ?? waiting[Math.floor(chance() * waiting.length)]
    if (!chosen) return
    awake = chosen.who
    waiting.splice(waiting.indexOf(chosen), 1)
    await chosen.go()
  }

  return {
    async run<Outcome>(works: ((turn: Turn) => Promise<Outcome>)[]) {
      let left = works.length
      const turnOf =
        (who: number): Turn =>
        (request) =>
          new Promise((resolve, reject) => {
            waiting.push({ who, go: () => request().then(resolve, reject) })
          })
      const outcomes = works.map((work, who) => work(turnOf(who)).finally(() => left--))
      while (left > 0) {
        await next()
        // Gives the publishers time to react to the answer with their next request.
        for (let tick = 0; tick < 5; tick++) await new Promise((resolve) => setImmediate(resolve))
      }
      return Promise.all(outcomes)
    },
  }
}
