/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { describeCeph, startCephGateway } from '@crossbook/deploy-testing/s3-gateway/cephGateway'
import {
  type Credentials,
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { s3Store } from '@crossbook/store/bucket'
import { type BucketPolicy, channelName } from '@crossbook/store'

const STAGING = channelName('staging')
const temporaryFolder = temporaryFolders()

/** The policy as the command prints it. */
async function policyOf(who: string, store = 's3://releases/crossbook', ...more: string[]) {
  const release = releaseCommand({ root: temporaryFolder() })
  const { out } = await release('policy', who, '--store', store, ...more, '--json')
  return (JSON.parse(out) as { policy: BucketPolicy }).policy
}

const allowed = (policy: BucketPolicy, action: string) =>
  policy.Statement.filter(({ Action }) => Action.includes(action)).flatMap(({ Resource }) => Resource)

describe('policy', () => {
  it('gives a team its own builds, and no channel', async () => {
    const policy = await policyOf('wallet')
    expect(policy.Version).toBe('2012-10-17')
    expect(allowed(policy, 's3:PutObject')).toEqual([
      'arn:aws:s3:::releases/crossbook/apps/wallet/*',
      'arn:aws:s3:::releases/crossbook/claims/wallet/*',
      'arn:aws:s3:::releases/crossbook/marks/wallet/*',
      'arn:aws:s3:::releases/crossbook/probes/*',
    ])
    expect(allowed(policy, 's3:DeleteObject')).toEqual(['arn:aws:s3:::releases/crossbook/marks/wallet/*'])
  })

  it('gives a promoter channels and their pages, and no builds', async () => {
    const written = allowed(await policyOf('promoter', 's3://releases'), 's3:PutObject')
    expect(written).toContain('arn:aws:s3:::releases/channels/*')
    expect(written.filter((place) => /apps|claims/.test(place))).toEqual([])
    expect(allowed(await policyOf('promoter', 's3://releases'), 's3:DeleteObject')).toEqual([
      'arn:aws:s3:::releases/marks/*',
      'arn:aws:s3:::releases/sites/*',
      'arn:aws:s3:::releases/listings/*',
    ])
  })

  it('gives the promoter of one channel that channel alone', async () => {
    const limited = ['--channel', 'staging'] as const
    const written = allowed(await policyOf('promoter', 's3://releases', ...limited), 's3:PutObject')
    const at = (place: string) => `arn:aws:s3:::releases/${place}`
    for (const place of ['channels/staging/*', 'sites/staging/*', 'deliveries/staging.json'])
      expect(written).toContain(at(place))
    expect(written.filter((place) => /(channels|sites|mixes|listings|deliveries)\/\*/.test(place))).toEqual(
      [],
    )
    expect(written.filter((place) => /apps|claims/.test(place))).toEqual([])
  })

  it('lets a promoter write builds only to copy them from another store', async () => {
    const copying = await policyOf('promoter', 's3://releases', '--copies-builds')
    expect(allowed(copying, 's3:PutObject')).toEqual(
      expect.arrayContaining(['arn:aws:s3:::releases/apps/*', 'arn:aws:s3:::releases/claims/*']),
    )
    const release = releaseCommand({ root: temporaryFolder() })
    const { code, err } = await release(
      'policy',
      'reader',
      '--store',
      's3://releases',
      '--channel',
      'staging',
    )
    expect([code, err]).toEqual([2, expect.stringContaining('are for a promoter') as string])
  })

  it('gives a reader reading', async () => {
    const { Statement } = await policyOf('reader')
    expect(Statement.map(({ Action, Resource }) => [Action, Resource])).toEqual([
      [['s3:ListBucket'], ['arn:aws:s3:::releases']],
      [['s3:GetObject'], ['arn:aws:s3:::releases/crossbook/*']],
    ])
  })

  it('is for buckets, and for applications that there can be', async () => {
    const release = releaseCommand({ root: temporaryFolder(), environment: { CROSSBOOK_STORE: 's3://b' } })
    expect((await release('policy', 'wallet')).out).toContain('arn:aws:s3:::b/apps/wallet/*')
    expect((await release('policy', 'wallet', '--store', 'a-folder')).err).toContain(
      'A policy is for a store in a bucket, and "a-folder" is not one: name a bucket with --store s3://bucket/prefix.',
    )
    expect((await release('policy', '../x')).code).toBe(2)
  })
})

/** Tries the printed policies on a server that enforces them. */
function describePolicies(start: () => Promise<S3Gateway>) {
  let gateway: S3Gateway
  beforeAll(async () => {
    gateway = await start()
  })
  afterAll(() => gateway.close())

  let users = 0
  const userFor = async (who: string) => gateway.user(`${who}-${++users}`, await policyOf(who))
  const storeOf = (credentials: Credentials) =>
    s3Store({
      client: clientAt(gateway.endpoint, credentials),
      bucket: gateway.bucket,
      prefix: 'crossbook',
    })
  const environmentOf = ({ accessKeyId, secretAccessKey }: Credentials) => ({
    CROSSBOOK_STORE: `s3://${gateway.bucket}/crossbook?endpoint=${gateway.endpoint}`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  })
  const files = new Map([['app.json', Buffer.from('{}')]])
  const revision = (number: number) => ({
    revision: number,
    release: 'r0123456789abcdef' as never,
    at: '2024-03-15T12:00:00.000Z',
    author: 'Ada',
    reason: 'to see it move',
    kind: 'promotion' as const,
    apps: {},
  })
  const refused = (doing: string) => new RegExp(`refuses these credentials .*${doing}`)

  it('let a team publish its own application, and a promoter bring it on a channel', async () => {
    const [host, wallet, promoter] = [
      await userFor('host'),
      await userFor('wallet'),
      await userFor('promoter'),
    ]
    const { root, children } = checkoutIn(temporaryFolder())
    const as = (credentials: Credentials) =>
      releaseCommand({ root, children, environment: environmentOf(credentials) })
    expect(await as(host)('publish', 'host')).toMatchObject({ code: 0, err: 'Building host 1.4.0\n' })
    expect(await as(wallet)('publish', 'wallet')).toMatchObject({ code: 0, err: 'Building wallet 1.4.0\n' })
    expect((await as(wallet)('check', 'staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')).code).toBe(0)
    const promoted = await as(promoter)('promote', 'staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
    expect([promoted.code, promoted.out]).toEqual([0, expect.stringContaining('(revision 1)') as string])
    const settings = ['--accept-mixes', '--auth-url', '/auth/v1', '--auth-key', 'k'.repeat(24)]
    expect((await as(promoter)('channel', 'staging', ...settings)).code).toBe(0)
    for (const reader of [wallet, await userFor('reader')])
      expect((await as(reader)('history', 'staging')).out).toContain('promotion')
  })

  it('keep a team from others’ builds, from channels, and from removing', async () => {
    const [store, others] = [storeOf(await userFor('wallet')), storeOf(gateway.root)]
    const [wallet, earn, version] = ['wallet', 'earn', '7.0.0'] as unknown as [AppName, AppName, AppVersion]
    await others.putBuild(earn, version, files)
    expect(await store.putBuild(wallet, version, files)).toBe('stored')
    expect(await store.readBuildFile(earn, version, 'app.json')).toBeDefined()
    await expect(store.putBuild(earn, '7.1.0' as AppVersion, files)).rejects.toThrow(
      refused('claims/earn/7.1.0'),
    )
    await expect(store.movePointer(channelName('mine'), revision(1))).rejects.toThrow(
      refused('channels/mine'),
    )
    await expect(store.putRelease('r0123456789abcdef' as never, '{}')).rejects.toThrow(refused('releases/'))
    await expect(store.putVersions(STAGING, '{}')).rejects.toThrow(refused('listings/'))
    await expect(store.removeBuild(wallet, version)).rejects.toThrow(refused('writing removed/wallet'))
    await expect(store.removeBuild(earn, version)).rejects.toThrow(refused('claims/earn'))
    expect(await others.readBuildFile(earn, version, 'app.json')).toBeDefined()
  })

  it('keep a promoter from builds, and from removing history', async () => {
    const store = storeOf(await userFor('promoter'))
    const [wallet, version] = ['wallet', '8.0.0'] as unknown as [AppName, AppVersion]
    expect(await store.movePointer(channelName('theirs'), revision(1))).toBe('moved')
    await expect(store.putBuild(wallet, version, files)).rejects.toThrow(refused('claims/wallet'))
    await store.putRelease('rfedcba9876543210' as never, '{}')
    await expect(store.removeRelease('rfedcba9876543210' as never)).rejects.toThrow(
      refused('removing releases'),
    )
  })

  it('keep the promoter of staging from the pages and the history of production', async () => {
    const policy = await policyOf('promoter', undefined, '--channel', 'staging')
    const store = storeOf(await gateway.user(`staging-${++users}`, policy))
    const production = channelName('production')
    const number = ((await store.readPointer(STAGING))?.revision ?? 0) + 1
    expect(await store.movePointer(STAGING, revision(number))).toBe('moved')
    await expect(store.movePointer(production, revision(1))).rejects.toThrow(refused('channels/production'))
    await expect(store.putVersions(production, '{}')).rejects.toThrow(refused('listings/production'))
    await expect(
      store.files.put('sites/production/pages/wallet/open.html', Buffer.from('<h1>')),
    ).rejects.toThrow(refused('sites/production'))
  })

  it('let a reader read, and nothing else', async () => {
    const store = storeOf(await userFor('reader'))
    const version = '9.0.0' as AppVersion
    expect(await store.listBuilds()).not.toEqual([])
    expect(await store.listChannels()).not.toEqual([])
    await expect(store.putBuild('wallet' as AppName, version, files)).rejects.toThrow(
      refused('writing probes'),
    )
    await expect(store.movePointer(channelName('none'), revision(1))).rejects.toThrow(refused('probes'))
    await expect(store.putVersions(STAGING, '{}')).rejects.toThrow('refuses these credentials')
  })
}

describeS3Gateway('policies on versitygw', () => describePolicies(startS3Gateway))

describeCeph('policies on Ceph’s gateway', () => describePolicies(startCephGateway))
