/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { ChannelName } from '@crossbook/contract'
import { syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName, folderStore } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import * as v from 'valibot'
import { cloudFrontFiles } from './cloudFront'

const temporaryFolder = temporaryFolders()
const HOST = 'crossbook.example'
const CONNECT = ['https://abc.supabase.co']
const STAGING = channelName('staging')
const PRODUCTION = channelName('production')

const headerSchema = v.object({ value: v.string() })
const answerSchema = v.object({
  statusCode: v.number(),
  headers: v.record(v.string(), headerSchema),
  body: v.optional(v.object({ data: v.string() })),
})
const requestSchema = v.object({ uri: v.string() })
const distributionSchema = v.object({
  Origins: v.array(v.object({ Id: v.string(), OriginPath: v.string() })),
  DefaultCacheBehavior: v.object({ TargetOriginId: v.string(), ResponseHeadersPolicyId: v.string() }),
  CacheBehaviors: v.array(
    v.object({ PathPattern: v.string(), TargetOriginId: v.string(), ResponseHeadersPolicyId: v.string() }),
  ),
  CustomErrorResponses: v.array(v.object({ ErrorCode: v.number(), ResponsePagePath: v.string() })),
})

interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
}

/** CloudFront with these files, in front of a store in a folder, as far as they decide what it answers. */
function cdnOf(root: string, channel: ChannelName, acceptsMixes: boolean) {
  const files = cloudFrontFiles({ channel, host: HOST, connect: CONNECT, prefix: '', acceptsMixes })
  const text = (file: string) => files.get(file) ?? ''
  const distribution = v.parse(distributionSchema, JSON.parse(text('distribution.json')))
  const handler: unknown = runInNewContext(`${text('viewer-request.js')}\nhandler`, {})
  if (typeof handler !== 'function') throw new Error('There is no function to call')
  const read = (origin: string, uri: string) => {
    const folder = distribution.Origins.find(({ Id }) => Id === origin)?.OriginPath ?? ''
    const file = path.join(root, folder, uri)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined
  }

  return (address: string, { method = 'GET', headers = {} }: Asked = {}) => {
    const behaviour =
      distribution.CacheBehaviors.find(({ PathPattern }) =>
        PathPattern.endsWith('*') ? address.startsWith(PathPattern.slice(0, -1)) : address === PathPattern,
      ) ?? distribution.DefaultCacheBehavior
    const policy = behaviour.ResponseHeadersPolicyId.includes('files')
      ? 'files-headers.json'
      : 'pages-headers.json'
    const asked = Object.fromEntries(
      Object.entries({ host: HOST, ...headers }).map(([name, value]) => [name, { value }]),
    )
    const outcome: unknown = handler({ request: { method, uri: address, querystring: {}, headers: asked } })
    const said = { headers: headersIn(text(policy)) }
    const answer = v.safeParse(answerSchema, outcome)
    if (answer.success) {
      const { statusCode, body } = answer.output
      return { ...said, status: statusCode, body: body?.data ?? '', form: '' }
    }
    const { uri } = v.parse(requestSchema, outcome)
    const body = read(behaviour.TargetOriginId, uri)
    if (body !== undefined) return { ...said, status: 200, body, form: /\.(?:br|gz)$/.exec(uri)?.[0] ?? '' }
    const error = distribution.CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === 403)
    return { ...said, status: 404, body: read('site', error?.ResponsePagePath ?? '') ?? '', form: '' }
  }
}

/** What a response headers policy makes Amazon send. */
function headersIn(policy: string) {
  const { SecurityHeadersConfig: own, CustomHeadersConfig } = v.parse(
    v.object({
      SecurityHeadersConfig: v.object({
        ContentSecurityPolicy: v.object({ ContentSecurityPolicy: v.string() }),
        ContentTypeOptions: v.object({ Override: v.literal(true) }),
        FrameOptions: v.object({ FrameOption: v.string() }),
        ReferrerPolicy: v.object({ ReferrerPolicy: v.string() }),
        StrictTransportSecurity: v.object({ AccessControlMaxAgeSec: v.number() }),
      }),
      CustomHeadersConfig: v.object({
        Quantity: v.number(),
        Items: v.array(v.object({ Header: v.string(), Value: v.string() })),
      }),
    }),
    JSON.parse(policy),
  )
  expect(CustomHeadersConfig.Items).toHaveLength(CustomHeadersConfig.Quantity)
  return new Map([
    ['content-security-policy', own.ContentSecurityPolicy.ContentSecurityPolicy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', own.FrameOptions.FrameOption],
    ['referrer-policy', own.ReferrerPolicy.ReferrerPolicy],
    ['strict-transport-security', `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ...CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value] as const),
  ])
}

/** Documents say the same in one line and in many. */
function readAs(address: string, text: string): unknown {
  return address.endsWith('.json') ? JSON.parse(text) : text
}

it('answers as the local site does: what is there and what is not, its text, and the headers of each', async () => {
  const root = temporaryFolder()
  const store = folderStore(root)
  const headers = securityHeaders(CONNECT, { isSecure: true })
  for (const { channel, served, absent, mixPages } of await channelPasts(store)) {
    await syncChannelSite(store, channel)
    const acceptsMixes = channel === STAGING
    const cdn = cdnOf(root, channel, acceptsMixes)
    const config = { ...SITE_CONFIG, channel, acceptsMixes }
    const local = createSite({ store, channel, config, auth: undefined, hostNames: [HOST], headers })
    const mixes = (await store.listMixes(channel)).map((id) => `/mixes/${id}.json`)
    for (const address of [
      ...served,
      ...absent,
      ...mixPages.served,
      ...mixPages.absent,
      ...mixes,
      ...['/', '/login', '/login/', '/nowhere', '/nowhere.html', '/pages/login.html', '/_404.html'],
      ...[
        '/release.json',
        '/favicon.svg',
        '/favicon.ico',
        '/robots.txt',
        '/site.webmanifest',
        '/share.png',
        '/icon-192.png',
        '/versions.json',
        '/mixes/other',
      ],
      ...['/apps/', '/apps/wallet', '/apps/host/1.0.0/app.json', '/apps/host/1.0.0/rendering.cjs'],
      ...['/paints/', '/paints/x/paint.css', '/apps/wallet/1.1.0/..%2f..%2fchannels', '/channels/production'],
    ]) {
      const [here, there] = [
        await local(new Request(`https://${HOST}${address}`), { address: '127.0.0.1' }),
        cdn(address),
      ]
      expect([channel, address, there.status]).toEqual([channel, address, here.status])
      // Its pages name the environment of the channel's settings, and the local site's that of its own.
      const isPage = here.headers.get('content-type')?.startsWith('text/html')
      // Of what the bucket lacks CloudFront shows the page for unknown paths, also below /apps, where nothing of it runs.
      if (!isPage && here.status !== 404)
        expect([address, readAs(address, there.body)]).toEqual([address, readAs(address, await here.text())])
      for (const [name, value] of there.headers)
        if (name !== 'vary') expect([address, name, value]).toEqual([address, name, here.headers.get(name)])
      expect(headers.filter(([name]) => !there.headers.has(name))).toEqual([])
    }
  }
})

it('gives the best compressed form that the visitor takes, and the plain file for a range of it', async () => {
  const root = temporaryFolder()
  const store = folderStore(root)
  await channelPasts(store)
  await syncChannelSite(store, PRODUCTION)
  const cdn = cdnOf(root, PRODUCTION, false)
  for (const [accepted, form] of [
    ['gzip, deflate, br', '.br'],
    ['gzip;q=0.5', ''],
    ['br;q=0, gzip', ''],
    ['identity', ''],
  ] as const)
    expect([accepted, cdn('/login', { headers: { 'accept-encoding': accepted } }).form]).toEqual([
      accepted,
      form,
    ])
  expect(cdn('/login', { headers: { 'accept-encoding': 'br', range: 'bytes=0-9' } }).form).toBe('')
})

it('shows everybody the same page, of whatever cohort a visitor once was, and keeps one copy for all', async () => {
  const root = temporaryFolder()
  const store = folderStore(root)
  await channelPasts(store)
  await syncChannelSite(store, PRODUCTION)
  const cdn = cdnOf(root, PRODUCTION, false)
  const all = cdn('/login')
  expect(all.status).toBe(200)
  for (const cohort of ['00', '07', '99'])
    expect(cdn('/login', { headers: { cookie: `cohort=${cohort}` } })).toEqual(all)
  const files = cloudFrontFiles({
    channel: PRODUCTION,
    host: HOST,
    connect: CONNECT,
    prefix: '',
    acceptsMixes: false,
  })
  expect(JSON.parse(files.get('cache-policy.json') ?? '')).toMatchObject({
    ParametersInCacheKeyAndForwardedToOrigin: { CookiesConfig: { CookieBehavior: 'none' } },
  })
})

it('answers GET and HEAD under its own name alone', () => {
  const cdn = cdnOf(temporaryFolder(), PRODUCTION, false)
  expect(cdn('/', { method: 'POST' })).toMatchObject({
    status: 405,
    body: 'Only GET and HEAD are answered here.\n',
  })
  expect(cdn('/', { headers: { host: 'd111.cloudfront.net' } })).toMatchObject({ status: 421 })
})
