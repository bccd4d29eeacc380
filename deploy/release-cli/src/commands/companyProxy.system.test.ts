/** @jest-environment node */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { certificateFor, startProxy, startReceiver } from '@crossbook/deploy-testing/companyNetwork'
import { SERVER_BUCKET, SERVER_KEY, startS3Server } from '@crossbook/deploy-testing/s3Server'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { Environment } from '@crossbook/network'

const temporaryFolder = temporaryFolders()
const NAME = 's3.company.example'
const STORE = `s3://${SERVER_BUCKET}/crossbook?endpoint=https://${NAME}`
const PASSWORD = 'p@ss/word'
/** The password as a URL has it. */
const ENCODED = encodeURIComponent(PASSWORD)

const open: { close(): unknown }[] = []
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())))

function opened<One extends { close(): unknown }>(one: One) {
  open.push(one)
  return one
}

/** A store that only a proxy reaches, behind a certificate of the company. */
async function company(dates?: Parameters<typeof certificateFor>[2]) {
  const { certificate, file } = await certificateFor(NAME, temporaryFolder(), dates)
  const server = opened(await startS3Server({ certificate }))
  const proxy = opened(
    await startProxy({
      hosts: { [NAME]: Number(new URL(server.endpoint).port) },
      credentials: `ada:${PASSWORD}`,
    }),
  )
  const environment: Environment = {
    HTTPS_PROXY: `http://ada:${ENCODED}@127.0.0.1:${proxy.port}`,
    NODE_EXTRA_CA_CERTS: file,
    AWS_ACCESS_KEY_ID: SERVER_KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: SERVER_KEY.secretAccessKey,
  }
  return { server, proxy, environment }
}

/** The command line as a process of its own, with these variables and no proxy of this machine. */
function release(environment: Environment, ...parameters: string[]) {
  const { PATH, HOME } = process.env
  // The S3 client warns of old Nodes on standard error.
  const quiet = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/main.ts', ...parameters],
      {
        cwd: path.resolve(__dirname, '../..'),
        env: { PATH, HOME, GIT_AUTHOR_NAME: 'Ada', ...quiet, ...environment },
      },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}

it.each(['HTTPS_PROXY', 'https_proxy'])('reaches a store through the proxy of %s', async (name) => {
  const { proxy, environment, server } = await company()
  const { HTTPS_PROXY, ...others } = environment
  const { code, err } = await release({ ...others, [name]: HTTPS_PROXY }, 'channels', '--store', STORE)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(new Set(proxy.requested)).toEqual(new Set([`${NAME}:443`]))
  expect(server.requests).not.toEqual([])
})

it('connects directly to the hosts in NO_PROXY, and suggests a fix where that fails', async () => {
  const { proxy, environment } = await company()
  const exempt = { ...environment, NO_PROXY: 'company.example' }
  const { code, err } = await release(exempt, 'channels', '--store', STORE)
  expect(code).toBe(1)
  expect(err).toContain(
    'the host name of the server cannot be resolved; check the address, the network and, if you need a proxy, HTTPS_PROXY.',
  )
  expect(proxy.requested).toEqual([])
})

it('a proxy that does not accept the credentials is named without them', async () => {
  const { proxy, environment } = await company()
  const HTTPS_PROXY = `http://ada:wrong-password@127.0.0.1:${proxy.port}`
  expect(await release({ ...environment, HTTPS_PROXY }, 'channels', '--store', STORE)).toEqual({
    code: 1,
    out: '',
    err: `s3://releases/crossbook cannot be reached (listing channels): the proxy http://127.0.0.1:${proxy.port}, which HTTPS_PROXY names, does not accept the credentials in HTTPS_PROXY (407); write the user, a colon, the password and an @ before its host, both percent-encoded.\n`,
  })
})

it('a proxy that is down, refuses the host or is none ends in a sentence', async () => {
  const { proxy, environment } = await company()
  const err = async (HTTPS_PROXY: string, place = STORE) =>
    (await release({ ...environment, HTTPS_PROXY }, 'channels', '--store', place)).err
  expect(await err(environment.HTTPS_PROXY ?? '', STORE.replace('s3.', 'other.'))).toBe(
    `s3://releases/crossbook cannot be reached (listing channels): the proxy http://127.0.0.1:${proxy.port}, which HTTPS_PROXY names, refuses to connect to the server (403); ask the people who run it to allow that, or put the host into NO_PROXY if it is reached without a proxy.\n`,
  )
  expect(await err('socks5://ada:secret-password@127.0.0.1:1')).toBe(
    's3://releases/crossbook cannot be reached (listing channels): HTTPS_PROXY is not a usable proxy; write its address as http://host:port, with percent-encoded credentials.\n',
  )
  proxy.close()
  expect(await err(environment.HTTPS_PROXY ?? '')).toBe(
    `s3://releases/crossbook cannot be reached (listing channels): the proxy http://127.0.0.1:${proxy.port}, which HTTPS_PROXY names, cannot be reached (ECONNREFUSED); correct HTTPS_PROXY, or put the host into NO_PROXY if it is reached without a proxy.\n`,
  )
})

it('an unknown authority leads to a message with the setting that adds it to Node', async () => {
  const { environment } = await company()
  const { err } = await release(
    { ...environment, NODE_EXTRA_CA_CERTS: undefined },
    'channels',
    '--store',
    STORE,
  )
  expect(err).toBe(
    "s3://releases/crossbook cannot be reached (DEPTH_ZERO_SELF_SIGNED_CERT, listing channels): this machine does not trust the issuer of the certificate of the server; if that is your company, set NODE_EXTRA_CA_CERTS to the file of the company's certificate (PEM).\n",
  )
})

it.each([
  ['is not valid any more', { from: new Date('2020-01-01'), to: new Date('2021-01-01') }],
  ['is not valid yet', { from: new Date('2090-01-01'), to: new Date('2091-01-01') }],
])('a certificate that %s makes the user look at the clock', async (_case, dates) => {
  const { environment } = await company(dates)
  const { err } = await release(environment, 'channels', '--store', STORE)
  expect(err).toMatch(
    /the certificate of the server is not valid at \S+Z, the time of this machine; set the clock if it is wrong/,
  )
})

it('sends hooks through the proxy', async () => {
  const { certificate, file } = await certificateFor('chat.company.example', temporaryFolder())
  const receiver = opened(await startReceiver(certificate))
  const proxy = opened(await startProxy({ hosts: { 'chat.company.example': receiver.port } }))
  const { root } = await stagingTeam(temporaryFolder())
  const environment = {
    CROSSBOOK_HOOK_URL: 'https://chat.company.example/a-secret-path',
    HTTPS_PROXY: `127.0.0.1:${proxy.port}`,
    NODE_EXTRA_CA_CERTS: file,
  }
  const store = path.join(root, '.crossbook/store')
  const promoted = await release(environment, 'promote', 'staging', 'wallet@1.1.0', '--store', store)
  expect(promoted).toMatchObject({ code: 0, err: '' })
  expect(receiver.received.at(-1)?.body).toContain('Ada promoted on staging: wallet 1.0.0 → 1.1.0')
  expect(proxy.requested).toContain('chat.company.example:443')

  const untrusting = { ...environment, NODE_EXTRA_CA_CERTS: undefined }
  const { err } = await release(untrusting, 'rollback', 'staging', 'wallet', '--store', store)
  expect(err).toContain(
    'it could not be reached (this machine does not trust the issuer of the certificate of the receiver;',
  )
  expect(err).not.toContain('chat.company.example')
})

it('never uses a proxy for addresses of this machine', async () => {
  const server = opened(await startS3Server())
  const { environment, proxy } = await company()
  const place = `s3://${SERVER_BUCKET}/crossbook?endpoint=${server.endpoint}`
  const { code } = await release(
    { ...environment, HTTP_PROXY: environment.HTTPS_PROXY },
    'channels',
    '--store',
    place,
  )
  expect(code).toBe(0)
  expect(proxy.requested).toEqual([])
})
