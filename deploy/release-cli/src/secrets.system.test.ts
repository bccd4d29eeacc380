/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startReceiver } from '@crossbook/deploy-testing/companyNetwork'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { makeKey } from '@crossbook/trust'

const temporaryFolder = temporaryFolders()
const KEY = makeKey('ada').secret
const [, PRIVATE_HALF = ''] = /"d":"([^"]+)"/.exec(KEY) ?? []

/** A secret in each of the places that a command reads them from. */
const ENVIRONMENT = {
  AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'aws-secret/key+1',
  AWS_SESSION_TOKEN: 'aws-session-token/1',
  CROSSBOOK_HOOK_URL: 'http://127.0.0.1:1/hook-secret-path',
  CROSSBOOK_HOOK_SECRET: `whsec_${Buffer.from('hook-secret-'.repeat(3)).toString('base64')}`,
  CROSSBOOK_SIGNING_KEY: KEY,
  HTTPS_PROXY: 'http://ada:proxy-password@127.0.0.1:1',
  CI_JOB_TOKEN: 'ci-job-token-1',
}
const SECRETS = [
  ...[
    'address-password',
    'aws-secret/key+1',
    'aws-session-token/1',
    encodeURIComponent('aws-session-token/1'),
  ],
  ...[
    'hook-secret-path',
    ENVIRONMENT.CROSSBOOK_HOOK_SECRET,
    PRIVATE_HALF,
    'proxy-password',
    'ci-job-token-1',
  ],
  ...['Signature=', 'AWS4-HMAC-SHA256 Credential'],
]

/** Each command with parameters that it takes. */
const COMMANDS: readonly string[][] = [
  ['publish', 'wallet'],
  ['publish', '--changed'],
  ['describe', 'dist'],
  ['check', 'staging', 'wallet@1.0.0'],
  ['verify', 'staging'],
  ['promote', 'staging', 'wallet@1.0.0'],
  ['rollback', 'staging'],
  ['rollback', 'staging', 'wallet'],
  ['remove', 'staging', 'wallet'],
  ['history', 'staging'],
  ['versions', 'wallet'],
  ['mark', 'wallet@1.0.0', '--bad', 'slow'],
  ['show', 'staging'],
  ['show', 'wallet@1.0.0'],
  ['diff', 'staging', 'production'],
  ['faults', 'staging'],
  ['health', 'staging'],
  ['channels'],
  ['channel', 'staging'],
  ['channel', 'staging', '--accept-mixes'],
  ['serve', 'staging'],
  ['console'],
  ['mix', 'create', 'staging', 'wallet@1.0.0'],
  ['mix', 'list', 'staging'],
  ['mix', 'end', 'staging', 'm0123456789abcdef'],
  ['rollout', 'staging', 'wallet@1.0.0'],
  ...['status', 'watch', 'pause', 'resume', 'abort', 'finish'].map((move) => ['rollout', move, 'staging']),
  ['key', 'show'],
  ['bisect', 'staging', '--', 'true'],
  ['changed', 'HEAD'],
  ['hooks', 'staging'],
  ['prune'],
  ['doctor'],
  ['policy', 'reader'],
]

const closing: { close(): unknown }[] = []
afterEach(() => Promise.all(closing.splice(0).map((one) => one.close())))

function withoutSecrets(place: string, ran: { out: string; err: string }) {
  const found = SECRETS.filter((secret) => (ran.out + ran.err).includes(secret))
  expect([place, found]).toEqual([place, []])
}

/** A server whose errors all repeat the whole request, as those of some servers do. */
async function echoingServer() {
  const server = createServer(({ url = '', headers }, response) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
    const texts = [url, `secret ${ENVIRONMENT.AWS_SECRET_ACCESS_KEY}`, ...lines]
      .join('\n')
      .replaceAll('<', '')
    // Closes each connection: bodies of requests are not read.
    response
      .writeHead(400, { connection: 'close' })
      .end(`<Error><Code>Odd</Code><Message>${texts}</Message></Error>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(server)
  return `s3://releases/x?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Inserts options before the command line of another program. */
function withOptions(command: readonly string[], ...options: string[]) {
  const end = command.includes('--') ? command.indexOf('--') : command.length
  return [...command.slice(0, end), ...options, ...command.slice(end)]
}

function commandLine() {
  const { root, children } = checkoutIn(temporaryFolder())
  return releaseCommand({ root, children, environment: ENVIRONMENT })
}

it('the table has every command', async () => {
  const { out } = await commandLine()('--help')
  const named = [...out.matchAll(/^ {2}([a-z]+) /gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'help' && name !== 'pnpm')
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !COMMANDS.some(([command]) => command === name))).toEqual([])
})

it.each([
  's3://b?endpoint=https://user:address-password@host',
  's3://b?region=x&endpoint=https%3A%2F%2Fuser%3Aaddress-password%40host',
  's3://user:address-password@b',
  's3:/user:address-password@b',
  'https://user:address-password@host/store',
  's3://b?endpoint=http://user:address-password@host/path#x',
])('no command prints the password of --store %s', async (place) => {
  const release = commandLine()
  for (const command of COMMANDS)
    for (const options of [[], ['--json']]) {
      withoutSecrets(command.join(' '), await release(...withOptions(command, '--store', place, ...options)))
    }
})

it.each([
  ['text', []],
  ['JSON', ['--json']],
])('no command prints a secret that a server repeats in its errors, as %s', async (_form, options) => {
  const place = await echoingServer()
  const release = commandLine()
  for (const command of COMMANDS)
    withoutSecrets(command.join(' '), await release(...withOptions(command, '--store', place, ...options)))
})

it('a hook, a history and a store have no secret that somebody wrote into a reason', async () => {
  const receiver = await startReceiver()
  closing.push(receiver)
  const root = temporaryFolder()
  const { release: setUp } = await stagingTeam(root)
  await setUp('channel', 'staging', '--accept-mixes')
  const environment = {
    ...ENVIRONMENT,
    CROSSBOOK_HOOK_URL: `http://127.0.0.1:${receiver.port}/hook-secret-path`,
    CROSSBOOK_SIGNING_KEY: undefined,
  }
  const release = releaseCommand({ root, environment })
  const message = 'See https://ci:address-password@ci.example/1 of ci-job-token-1'
  expect((await release('promote', 'staging', 'wallet@1.1.0', '--reason', message)).code).toBe(0)
  expect((await release('mark', 'earn@2.0.0', '--bad', message)).code).toBe(0)
  expect((await release('mix', 'create', 'staging', 'wallet@1.0.0', '--name', message)).code).toBe(0)
  expect((await release('history', 'staging')).out).toContain('See https://***@ci.example/1 of ***')
  const store = folderStore(path.join(root, '.crossbook/store'))
  const files = await store.files.list('.')
  const texts = await Promise.all(
    files.map(async (file) => Buffer.from((await store.files.read(file)) ?? []).toString()),
  )
  withoutSecrets('the store', { out: texts.join('\n'), err: '' })
  expect(receiver.received.length).toBeGreaterThan(1)
  withoutSecrets('the hook', { out: receiver.received.map(({ body }) => body).join('\n'), err: '' })
})
