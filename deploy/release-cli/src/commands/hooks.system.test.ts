/** @jest-environment node */
import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { deliverEvents } from '../hooks/deliverEvents'

const temporaryFolder = temporaryFolders()
const KEY = randomBytes(32)
const HOUR_MS = 60 * 60 * 1000

/** One request to a receiver. */
interface Received {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

const servers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of servers.splice(0)) await close()
})

/** A receiver on this machine that answers with these codes one after another, then with 204. */
async function receiver(...codes: number[]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      response.writeHead(codes.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  servers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const texts = () => received.map(({ body }) => (JSON.parse(body) as { text: string }).text)
  return { url: `http://127.0.0.1:${port}/a-secret-path`, received, texts }
}

/** The staging team, and a command line that sends events to a receiver. */
async function team(url: string) {
  const { root, release } = await stagingTeam(temporaryFolder())
  await release('channel', 'staging', '--accept-mixes')
  const environment = { CROSSBOOK_HOOK_URL: url, CROSSBOOK_HOOK_SECRET: `whsec_${KEY.toString('base64')}` }
  const store = folderStore(path.join(root, '.crossbook/store'))
  const waited: number[] = []
  const deliver = (hoursLater = 0) =>
    deliverEvents(
      {
        ...{ store, files: store.files, environment },
        now: () => new Date(Date.now() + hoursLater * HOUR_MS),
      },
      STAGING,
      async (ms) => void waited.push(ms),
    )
  return { release, releaseWithHooks: releaseCommand({ root, environment }), store, deliver, waited }
}

it('reports a promotion, a rollback and a mix in a sentence, each once, and no settings', async () => {
  const { url, received, texts } = await receiver()
  const { releaseWithHooks, store, deliver } = await team(url)
  await deliver()
  const before = received.length
  await releaseWithHooks('promote', 'staging', 'wallet@1.1.0', '--reason', 'Faster transfers')
  await releaseWithHooks('rollback', 'staging', 'wallet')
  await releaseWithHooks('channel', 'staging', '--fallbacks', '2')
  await releaseWithHooks('mix', 'create', 'staging', 'earn@2.0.0', '--name', 'New earn')
  const [mix] = await store.listMixes(STAGING)
  expect(texts().slice(before)).toEqual([
    'Ada promoted on staging: wallet 1.0.0 → 1.1.0. Faster transfers',
    'Ada rolled back on staging: wallet 1.1.0 → 1.0.0. Roll back wallet',
    expect.stringMatching(
      /^Ada opened a mix on staging until \d{4}-\d\d-\d\d: earn 1\.0\.0 → 2\.0\.0\. New earn$/,
    ),
  ])
  const [promoted] = received.slice(before)
  expect(JSON.parse(promoted?.body ?? '')).toMatchObject({
    id: 'staging-3',
    type: 'promotion',
    channel: 'staging',
    author: 'Ada',
    changes: [{ app: 'wallet', from: '1.0.0', to: '1.1.0' }],
  })
  expect(received.at(-1)?.headers['webhook-id']).toBe(`staging-${mix}`)
  expect((await releaseWithHooks('hooks', 'staging')).out).toBe('Channel staging has no pending events.\n')
})

it('reports the start and the end of a rollout', async () => {
  const { url, texts } = await receiver()
  const { releaseWithHooks, deliver } = await team(url)
  await deliver()
  const before = texts().length
  await releaseWithHooks('rollout', 'staging', 'wallet@1.1.0', '--detach', '--reason', 'Faster transfers')
  await releaseWithHooks('rollout', 'abort', 'staging', '--reason', 'Slower after all')
  expect(texts().slice(before)).toEqual([
    'Ada started a rollout on staging (5 % of the visitors). Faster transfers',
    'Ada aborted the rollout on staging. Slower after all',
  ])
})

it('signs events as Standard Webhooks defines it', async () => {
  const { url, received } = await receiver()
  const { releaseWithHooks } = await team(url)
  await releaseWithHooks('promote', 'staging', 'wallet@1.1.0')
  const { headers, body } = received.at(-1) ?? { headers: {}, body: '' }
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`)
})

it('retries a rejected event, after a pause', async () => {
  const { url, received } = await receiver(500, 503)
  const { release, deliver, waited } = await team(url)
  await release('promote', 'staging', 'wallet@1.1.0')
  expect(await deliver()).toEqual({ ok: true, value: 2 })
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    ...['staging-1', 'staging-1', 'staging-1'],
    'staging-3',
  ])
  expect(waited).toEqual([500, 2_000])
})

it('the next command sends pending events of earlier ones, in order, and nothing twice', async () => {
  const { url, received } = await receiver(204, 500, 500, 500)
  const { release, deliver, releaseWithHooks } = await team(url)
  await release('promote', 'staging', 'wallet@1.1.0')
  await release('promote', 'staging', 'earn@2.0.0')
  expect(await deliver()).toEqual({
    ok: false,
    problem:
      'Channel staging: 2 events could not be delivered to the receiver of CROSSBOOK_HOOK_URL: it responded with 500. The next command that moves the channel tries again; pnpm release hooks staging does so now.',
  })
  expect((await releaseWithHooks('hooks', 'staging')).out).toBe('Delivered 2 events of channel staging.\n')
  expect(received.slice(4).map(({ headers }) => headers['webhook-id'])).toEqual(['staging-3', 'staging-4'])
})

it('sends no old events to a new receiver, and missed ones also to a receiver that recovers hours later', async () => {
  const { url, received } = await receiver(500, 500, 500)
  const { release, deliver } = await team(url)
  await release('mix', 'create', 'staging', 'earn@2.0.0')
  expect(await deliver(2)).toEqual({ ok: true, value: 0 })
  expect(await deliver(2)).toEqual({ ok: true, value: 0 })
  await release('promote', 'staging', 'wallet@1.1.0')
  expect(await deliver(2)).toMatchObject({ ok: false })
  expect(await deliver(5)).toEqual({ ok: true, value: 1 })
  expect(received.at(-1)?.headers['webhook-id']).toBe('staging-3')

  const late = await receiver(500, 500, 500)
  const other = await team(late.url)
  expect(await other.deliver()).toMatchObject({ ok: false })
  expect(await other.deliver(5)).toEqual({ ok: true, value: 1 })
})

it('keeps neither address nor key in the store', async () => {
  const { url } = await receiver()
  const { releaseWithHooks, store } = await team(url)
  await releaseWithHooks('promote', 'staging', 'wallet@1.1.0')
  const files = await store.files.list('.')
  expect(files).toContain('deliveries/staging.json')
  for (const file of files) {
    const text = Buffer.from((await store.files.read(file)) ?? []).toString('utf8')
    expect([file, text.includes('a-secret-path') || text.includes(KEY.toString('base64'))]).toEqual([
      file,
      false,
    ])
  }
})

it.each([
  ['http://chat.example/secret', undefined, 'CROSSBOOK_HOOK_URL has to begin with https://'],
  ['secret', undefined, 'CROSSBOOK_HOOK_URL is not an address'],
  ['https://chat.example/secret', 'secret', 'CROSSBOOK_HOOK_SECRET is not a key'],
])(
  'refuses the settings %s and %s with a message that does not contain them',
  async (url, secret, message) => {
    const { root } = await stagingTeam(temporaryFolder())
    const releaseWithHooks = releaseCommand({
      root,
      environment: {
        CROSSBOOK_HOOK_URL: url,
        ...(secret === undefined ? {} : { CROSSBOOK_HOOK_SECRET: secret }),
      },
    })
    const { code, err } = await releaseWithHooks('promote', 'staging', 'wallet@1.1.0')
    expect(code).toBe(0)
    expect(err).toContain(message)
    expect(err).not.toContain('chat.example')
    expect((await releaseWithHooks('hooks', 'staging')).code).toBe(1)
  },
)
