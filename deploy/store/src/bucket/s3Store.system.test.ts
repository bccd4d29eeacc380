/** @jest-environment node */
import { bucketStore, s3Servers, testClock } from '@crossbook/deploy-testing/s3Clients'
import {
  APP,
  buildFiles,
  describeStore,
  files,
  revision,
  STAGING,
  VERSION,
} from '@crossbook/deploy-testing/storeBehaviour'
import type { PageSet, PrerenderKey } from '../names'
import { StoreProblem } from '../storeProblem'

const newServer = s3Servers()

describeStore('a store in a bucket', async () => {
  const server = await newServer()
  return () => bucketStore(server)
})

describe('requests that fail', () => {
  const BUSY = { status: 503, code: 'SlowDown' }
  const ANY = /./

  it('are tried again while the server is busy', async () => {
    const server = await newServer()
    const store = bucketStore(server, testClock())
    server.refuse(ANY, BUSY, 4)
    expect(await store.movePointer(STAGING, revision(1))).toBe('moved')
    server.refuse(ANY, { status: 500, code: 'InternalError' }, 2)
    server.refuse(ANY, { status: 429, code: 'TooManyRequests' }, 2)
    expect(await store.readPointer(STAGING)).toEqual(revision(1))
  })

  it('are tried again when two conditional writes met', async () => {
    const server = await newServer()
    const store = bucketStore(server, testClock())
    server.refuse(/^PUT .*00000001/, { status: 409, code: 'ConditionalRequestConflict' }, 2)
    expect(await store.movePointer(STAGING, revision(1))).toBe('moved')
  })

  it('do not make a revision look lost whose answer was lost', async () => {
    const server = await newServer()
    const store = bucketStore(server, { ...testClock(), wait: async () => server.restore() })
    await store.movePointer(STAGING, revision(1))
    // The writer of the previous revision writes at once.
    server.cutAfter(0, { dropsResponse: true })
    expect(await store.movePointer(STAGING, revision(2))).toBe('moved')
    expect(server.requests.filter((request) => request.endsWith('00000002.json'))).toEqual([
      'PUT crossbook/channels/staging/00000002.json',
      'PUT crossbook/channels/staging/00000002.json',
      'HEAD crossbook/channels/staging/00000002.json',
    ])
  })

  it.each([
    [
      BUSY,
      's3://releases/crossbook still answers SlowDown after 5 tries, listing channels/staging: try again later.',
    ],
    [
      { status: 403, code: 'AccessDenied' },
      's3://releases/crossbook refuses these credentials (AccessDenied, listing channels/staging): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may do that (release policy prints what each role may).',
    ],
    [
      { status: 403, code: 'RequestTimeTooSkewed' },
      's3://releases/crossbook answers that the clock of this machine is wrong (RequestTimeTooSkewed, listing channels/staging): set it.',
    ],
    [
      { status: 404, code: 'NoSuchBucket' },
      'There is no bucket "releases" at s3://releases/crossbook: create it, or correct the store\'s address.',
    ],
    [
      { status: 400, code: 'AuthorizationHeaderMalformed' },
      'Bucket "releases" is in another region: add ?region=… to the store\'s address.',
    ],
    [
      { status: 501, code: 'NotImplemented' },
      's3://releases/crossbook does not support a request that the store needs (NotImplemented, listing channels/staging): use a server with conditional writes (If-Match and If-None-Match).',
    ],
    [
      { status: 400, code: 'InvalidArgument' },
      's3://releases/crossbook answers InvalidArgument (status 400), listing channels/staging: InvalidArgument',
    ],
  ])('explain %j in a sentence', async (refusal, sentence) => {
    const server = await newServer()
    server.refuse(ANY, refusal, 100)
    const reading = bucketStore(server, testClock()).readPointer(STAGING)
    await expect(reading).rejects.toThrow(new StoreProblem(sentence))
  })

  it('report that a server cannot be reached', async () => {
    const server = await newServer()
    const store = bucketStore(server, testClock())
    await server.close()
    await expect(store.listReleases()).rejects.toThrow(
      's3://releases/crossbook cannot be reached (ECONNREFUSED, listing releases): check the address, the network and, if you need a proxy, HTTPS_PROXY.',
    )
  })

  it('refuse a server that overlooks conditions, before anything can be overwritten', async () => {
    const server = await newServer()
    server.overlookConditions()
    await expect(bucketStore(server).movePointer(STAGING, revision(1))).rejects.toThrow(
      's3://releases/crossbook ignores conditions (If-None-Match, If-Match)',
    )
    expect(await bucketStore(server).readPointer(STAGING)).toBeUndefined()
  })

  it('overwrite existing objects where ETags are compared without quotes', async () => {
    const server = await newServer()
    server.compareTags('bare')
    const store = bucketStore(server)
    expect(await store.putBuild(APP, VERSION, files('first'))).toBe('stored')
    expect(await bucketStore(server).putBuild(APP, VERSION, files('second'))).toBe('exists')
    await store.removeBuild(APP, VERSION)
    expect(await store.putBuild(APP, VERSION, files('third'))).toBe('removed')
  })

  it('refuse a server on which no ETag matches, after a few tries', async () => {
    const server = await newServer()
    server.compareTags('never')
    await expect(bucketStore(server).putBuild(APP, VERSION, files('x'))).rejects.toThrow(
      's3://releases/crossbook refuses to write over claims/wallet/1.0.0 though it is unchanged',
    )
  })

  it('blame no server for a write that another one overtook and undid', async () => {
    const server = await newServer()
    const store = bucketStore(server)
    await store.putVersions(STAGING, 'first')
    server.refuse(/^PUT .*versions\.json$/, { status: 412, code: 'PreconditionFailed' }, 2)
    await store.putVersions(STAGING, 'second')
    expect(await store.readVersions(STAGING)).toBe('second')
  })

  it('name the damaged document of the store', async () => {
    const server = await newServer()
    const store = bucketStore(server)
    await store.putBuild(APP, VERSION, files('x'))
    const claim = server.objects.get('crossbook/claims/wallet/1.0.0')
    server.objects.delete('crossbook/apps/wallet/1.0.0/app.json')
    if (claim) claim.bytes = Buffer.from('{')
    await expect(store.putBuild(APP, VERSION, files('x'))).rejects.toThrow(
      'The store is damaged: claims/wallet/1.0.0',
    )
  })
})

describe('objects', () => {
  it('carry their type and caching time, for any server of the bucket', async () => {
    const server = await newServer()
    const store = bucketStore(server)
    await store.putBuild(APP, VERSION, await buildFiles('x'))
    const set = 'r0123456789abcdef-0123456789ab' as PageSet
    await store.putPages(set, new Map([['_index.html.br', Buffer.from('x')]]))
    await store.showPages(STAGING, set)
    const key = '0123456789abcdef0123456789abcdef' as PrerenderKey
    await store.putPrerender(key, new Map([['release.json', Buffer.from('{}')]]))
    await store.serve(STAGING, { kind: 'build', app: APP, version: VERSION })
    await store.serve(STAGING, { kind: 'prerender', key })
    const headers = (key: string) => server.objects.get(`crossbook/${key}`)?.headers
    expect(headers('apps/wallet/1.0.0/main.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
    })
    expect(headers('apps/wallet/1.0.0/main.js.br')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
    })
    // Otherwise a proxy in front of the bucket would request them at every visit, and lack them while the bucket is unreachable.
    for (const file of ['apps/wallet/1.0.0/main.js', `prerenders/${key}/release.json`])
      expect([file, headers(`sites/staging/${file}`)]).toEqual([
        file,
        expect.objectContaining({ 'cache-control': 'public, max-age=31536000, immutable, no-transform' }),
      ])
    expect(headers('sites/staging/pages/_index.html.br')).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache, no-transform',
    })
  })
})
