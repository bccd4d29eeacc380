/** @jest-environment node */
import path from 'node:path'
import { s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { SERVER_BUCKET, SERVER_KEY } from '@crossbook/deploy-testing/s3Server'
import { APP, files, VERSION } from '@crossbook/deploy-testing/storeBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from './folder/folderStore'
import { openStore } from './openStore'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()
const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: SERVER_KEY.accessKeyId,
  AWS_SECRET_ACCESS_KEY: SERVER_KEY.secretAccessKey,
}

async function problem(location: string, environment: Record<string, string> = CREDENTIALS) {
  const opened = await openStore(location, environment)
  return opened.ok ? 'accepted' : opened.problem
}

it('opens a folder, which needs no environment', async () => {
  const folder = path.join(temporaryFolder(), 'store')
  const opened = await openStore(folder, {})
  if (opened.ok) await opened.value.putBuild(APP, VERSION, files('x'))
  expect(await folderStore(folder).listBuilds()).toMatchObject([{ app: APP, version: VERSION }])
})

it('opens a folder of a bucket, with credentials from the environment', async () => {
  const server = await newServer()
  const opened = await openStore(
    `s3://${SERVER_BUCKET}/team/crossbook/?endpoint=${server.endpoint}`,
    CREDENTIALS,
  )
  if (opened.ok) await opened.value.putRelease('r0123456789abcdef' as never, '{}')
  expect([...server.objects.keys()]).toContain('team/crossbook/releases/r0123456789abcdef.json')
})

it('opens a whole bucket', async () => {
  const server = await newServer()
  const opened = await openStore(`s3://${SERVER_BUCKET}?endpoint=${server.endpoint}`, CREDENTIALS)
  if (opened.ok) await opened.value.putRelease('r0123456789abcdef' as never, '{}')
  expect([...server.objects.keys()]).toContain('releases/r0123456789abcdef.json')
})

it('reports refused credentials when the bucket is first used', async () => {
  const { endpoint } = await newServer()
  const opened = await openStore(`s3://${SERVER_BUCKET}?endpoint=${endpoint}`, {
    ...CREDENTIALS,
    AWS_ACCESS_KEY_ID: 'another',
  })
  if (!opened.ok) throw new Error(opened.problem)
  await expect(opened.value.listChannels()).rejects.toThrow(
    's3://releases refuses these credentials (InvalidAccessKeyId, listing channels)',
  )
})

const FORMS =
  'write a folder such as .crossbook/store, or a bucket such as s3://releases/crossbook?region=eu-central-1 (&endpoint=https://s3.example for a server that is not Amazon’s).'

it.each([
  ['', `The store’s address is empty: ${FORMS}`],
  ['https://s3.example/releases', 'which is neither a folder nor a bucket'],
  ['http:releases', 'which is neither a folder nor a bucket'],
  ['s3:/releases', 'in which s3: is not followed by two slashes'],
  ['S3:releases?region=eu-central-1', 'in which s3: is not followed by two slashes'],
  ['s3://', 'whose bucket has an invalid name'],
  ['s3://Releases?region=eu-central-1', 'whose bucket has an invalid name'],
  ['s3://releases/../other?region=eu-central-1&x=1', 'with the unknown part x'],
  ['s3://releases/a%20b?region=eu-central-1', 'whose folder may only have letters'],
  ['s3://releases/.hidden?region=eu-central-1', 'whose folder may only have letters'],
  ['s3://releases?region=eu-central-1#x', 'with the unknown part #x'],
  ['s3://releases?endpoint=s3.example', 'whose endpoint is not an address such as https://s3.example'],
  ['s3://releases?endpoint=https://s3.example/releases', 'whose endpoint is not an address'],
  ['s3://releases', 'which names no region'],
  ['s3://releases?region=EU+1', 'which names no region'],
])('refuses %j in one sentence', async (location, message) => {
  expect(await problem(location)).toContain(message)
  expect(await problem(location)).toContain(FORMS)
})

it('takes the region from the environment, and needs none for a server of its own', async () => {
  expect(await problem('s3://releases', { ...CREDENTIALS, AWS_REGION: 'eu-central-1' })).toBe('accepted')
  expect(await problem('s3://releases?endpoint=http://127.0.0.1:9000')).toBe('accepted')
})

it('takes no credentials from an address, and does not repeat them', async () => {
  expect(await problem('s3://key:secret@releases?region=eu-central-1')).toBe(
    'The store’s address holds credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead, and leave them out of it.',
  )
})

it('names the missing variables of a bucket', async () => {
  const message =
    'The store is a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN, where there is one) to credentials that may list, read, write and delete in it.'
  expect(await problem('s3://releases?region=eu-central-1', {})).toBe(message)
  expect(await problem('s3://releases?region=eu-central-1', { AWS_ACCESS_KEY_ID: 'a' })).toBe(message)
})

it.each([
  'http://s3.example',
  'http://10.0.0.7:9000',
  'http://127.0.0.1.evil.example',
  'http://localhost.evil.example',
])('refuses %s, on the way to which anybody could read published files', async (endpoint) => {
  expect(await problem(`s3://releases?endpoint=${endpoint}`)).toBe(
    `The store’s address names the endpoint ${endpoint}, which would send the published files unencrypted: write https://…, or http only for a server on this machine (localhost, 127.0.0.1, [::1]).`,
  )
})

it.each(['http://localhost:9000', 'http://[::1]:9000', 'https://s3.example'])(
  'takes the endpoint %s',
  async (endpoint) => {
    expect(await problem(`s3://releases?endpoint=${endpoint}`)).toBe('accepted')
  },
)
