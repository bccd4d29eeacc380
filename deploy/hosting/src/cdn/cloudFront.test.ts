/** @jest-environment node */
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { cloudFrontBefore } from '@crossbook/deploy-testing/cloudFront'
import { PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import type { S3Server } from '@crossbook/deploy-testing/s3Server'
import { SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import type { ChannelName } from '@crossbook/contract'
import { moveRollout, type RolloutMove, syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName } from '@crossbook/store'
import { ALL_COHORTS, cohortsOf, newStaff, securityHeaders } from '@crossbook/web-files'
import { cloudFrontFiles } from './cloudFront'

const newServer = s3Servers()
const HOST = 'crossbook.example'
const CONNECT = ['https://abc.supabase.co']
const STAGING = channelName('staging')
const PRODUCTION = channelName('production')
const SITE = { authUrl: 'https://abc.supabase.co/auth/v1', authKey: 'public-key' }

function filesOf(channel: ChannelName, acceptsMixes: boolean, collector?: URL) {
  const place = { bucket: 'releases', region: 'eu-central-1', prefix: 'crossbook' }
  return cloudFrontFiles({ ...place, channel, host: HOST, connect: CONNECT, acceptsMixes, collector })
}

const cdnOf = (server: S3Server, channel: ChannelName, acceptsMixes: boolean) =>
  cloudFrontBefore(server, filesOf(channel, acceptsMixes), HOST)

/** Documents say the same in one line and in many. */
function readAs(address: string, text: string): unknown {
  return address.endsWith('.json') ? JSON.parse(text) : text
}

it('answers as the local site does: what is there and what is not, its text, and the headers of each', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  const headers = securityHeaders(CONNECT, { isSecure: true })
  for (const { channel, served, absent, mixPages } of await channelPasts(store)) {
    await syncChannelSite(store, channel)
    const acceptsMixes = channel === STAGING
    const cdn = cdnOf(server, channel, acceptsMixes)
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
        await cdn(address),
      ]
      expect([channel, address, there.status]).toEqual([channel, address, here.status])
      // Its pages name the environment of the channel's settings, and the local site's that of its own.
      const isPage = here.headers.get('content-type')?.startsWith('text/html')
      // Of what the bucket lacks CloudFront shows the page for unknown paths, also below /apps, where nothing of it runs.
      if (!isPage && here.status !== 404)
        expect([address, readAs(address, there.body)]).toEqual([address, readAs(address, await here.text())])
      for (const [name, value] of there.policy)
        if (name !== 'vary') expect([address, name, value]).toEqual([address, name, here.headers.get(name)])
      expect(headers.filter(([name]) => !there.policy.has(name))).toEqual([])
    }
  }
})

it('gives the best compressed form that the visitor takes, and the plain file for a range of it', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await channelPasts(store)
  await syncChannelSite(store, PRODUCTION)
  const cdn = cdnOf(server, PRODUCTION, false)
  for (const [accepted, form] of [
    ['gzip, deflate, br', '.br'],
    ['gzip;q=0.5', ''],
    ['br;q=0, gzip', ''],
    ['identity', ''],
  ] as const)
    expect([accepted, (await cdn('/login', { headers: { 'accept-encoding': accepted } })).form]).toEqual([
      accepted,
      form,
    ])
  expect((await cdn('/login', { headers: { 'accept-encoding': 'br', range: 'bytes=0-9' } })).form).toBe('')
})

it('shows everybody the same page while no rollout runs, of whatever cohort a visitor once was, and gives nobody a cookie', async () => {
  const server = await newServer()
  const store = bucketStore(server)
  await channelPasts(store)
  await syncChannelSite(store, PRODUCTION)
  const cdn = cdnOf(server, PRODUCTION, false)
  const all = await cdn('/login')
  expect([all.status, all.headers['set-cookie'], all.headers['cache-control']]).toEqual([
    ...[200, undefined, 'no-cache'],
  ])
  for (const cohort of ['00', '07', '99'])
    expect(await cdn('/login', { headers: { cookie: `cohort=${cohort}` } })).toEqual(all)
})

it('keeps one copy of a file for all, and of a page one for each cohort and for nothing else of the visitor', () => {
  const cookiesOf = (file: string) =>
    JSON.stringify(JSON.parse(filesOf(PRODUCTION, false).get(file) ?? '')).match(
      /"CookiesConfig":\{.*?\}/,
    )?.[0]
  expect(cookiesOf('cache-policy.json')).toBe('"CookiesConfig":{"CookieBehavior":"none"}')
  expect(cookiesOf('pages-cache-policy.json')).toContain('"Items":["cohort"]')
})

it('lets the function that learns the stage read that alone', () => {
  expect(JSON.parse(filesOf(PRODUCTION, false).get('rollouts-role.json') ?? '')).toMatchObject({
    PolicyDocument: {
      Statement: [
        { Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::releases'] },
        {
          Action: ['s3:GetObject'],
          Resource: ['arn:aws:s3:::releases/crossbook/sites/production/stage.json'],
        },
      ],
    },
  })
})

describe('while a rollout runs', () => {
  const staff = newStaff()

  async function servedRollout() {
    const server = await newServer()
    const store = bucketStore(server)
    const settings = { acceptsMixes: false, acceptsStaff: true, site: SITE }
    const { next } = await rolledOut(store, { settings, plan: { ...PLAN, staff } })
    await syncChannelSite(store, STAGING)
    return {
      next,
      server,
      async move(move: RolloutMove) {
        const occasion = { author: 'Ada', reason: 'a test', now: () => new Date() }
        const moved = await moveRollout(store, STAGING, move, occasion)
        if (!moved.ok) throw new Error(JSON.stringify(moved.problem))
        await syncChannelSite(store, STAGING)
      },
    }
  }
  const versionIn = ({ body }: { body: string }) => /\/apps\/wallet\/([\d.]+)\//.exec(body)?.[1]
  const given = (answer: { headers: Readonly<Record<string, string>> }) =>
    /^cohort=(\w+); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/.exec(
      answer.headers['set-cookie'] ?? '',
    )?.[1]

  it('shows each cohort its release, stage by stage, and all the same once it is over', async () => {
    const { next, server, move } = await servedRollout()
    const expectStage = async (percent: number) => {
      // One that has learned nothing yet.
      const cdn = cdnOf(server, STAGING, false)
      for (const cohort of ALL_COHORTS) {
        const headers = { cookie: `a=b; cohort=${cohort}`, 'accept-encoding': 'identity' }
        const isIn = cohortsOf(next.id, percent).includes(cohort)
        const page = await cdn('/wallet/open', { headers })
        const hasRollout = percent > 0
        expect([percent, cohort, versionIn(page), given(page), page.headers['cache-control']]).toEqual([
          ...[percent, cohort, isIn ? '1.1.0' : '1.0.0', hasRollout ? cohort : undefined],
          hasRollout ? 'private, no-cache' : 'no-cache',
        ])
        const shown = await cdn('/release.json', { headers })
        expect([percent, cohort, shown.body.includes(next.id)]).toEqual([percent, cohort, isIn])
        expect(given(shown)).toBeUndefined()
      }
    }
    await expectStage(5)
    await move({ kind: 'advance', visits: 300 })
    await expectStage(25)
    await move({ kind: 'abort' })
    await expectStage(0)
  })

  it('gives who has none a cohort by which his first page is chosen, and nothing with files', async () => {
    const { server } = await servedRollout()
    const cdn = cdnOf(server, STAGING, false)
    const drawn = new Set<string>()
    for (let visit = 0; visit < 60; visit++) {
      const page = await cdn('/wallet/open')
      const cohort = given(page) ?? 'none'
      drawn.add(cohort)
      const again = await cdn('/wallet/open', { headers: { cookie: `cohort=${cohort}` } })
      expect(again.body).toBe(page.body)
    }
    expect([...drawn].every((cohort) => ALL_COHORTS.includes(cohort))).toBe(true)
    expect(drawn.size).toBeGreaterThan(20)
    for (const address of ['/apps/wallet/1.0.0/open.js', '/robots.txt'])
      expect((await cdn(address)).headers['set-cookie']).toBeUndefined()
  })

  it('lets staff in by the rollout’s token, nobody by another one, and them no longer when it is over', async () => {
    const { server, move } = await servedRollout()
    const cdn = cdnOf(server, STAGING, false)
    const entered = await cdn(`/staff?token=${staff}`)
    expect([entered.status, entered.headers.location, given(entered)]).toEqual([303, '/', staff])
    for (const token of [newStaff(), '', 'none', '../pages', '07', `${staff}0`])
      expect([token, (await cdn(`/staff?token=${token}`)).status]).toEqual([token, 404])
    const headers = { cookie: `cohort=${staff}` }
    const page = await cdn('/wallet/open', { headers })
    expect([versionIn(page), given(page), page.headers['cache-control']]).toEqual([
      ...['1.1.0', undefined, 'private, no-cache'],
    ])
    for (const kept of [newStaff(), 'none', '../pages'])
      expect(given(await cdn('/wallet/open', { headers: { cookie: `cohort=${kept}` } }))).toMatch(/^\d\d$/)
    await move({ kind: 'abort' })
    const later = cdnOf(server, STAGING, false)
    expect(versionIn(await later('/wallet/open', { headers }))).toBe('1.0.0')
    expect((await later(`/staff?token=${staff}`)).status).toBe(404)
  })
})

it('hands on what pages report to the collector, with the visitor’s address, where there is one', async () => {
  const server = await newServer()
  const files = filesOf(PRODUCTION, false, new URL('https://reports.example'))
  const cdn = cloudFrontBefore(server, files, HOST)
  expect(await cdn('/reports', { method: 'POST' })).toMatchObject({ body: 'POST /reports for 192.0.2.7' })
  expect((await cdn('/', { method: 'POST' })).status).toBe(405)
  expect(JSON.parse(files.get('distribution.json') ?? '')).toMatchObject({
    Origins: [{ Id: 'site' }, { Id: 'collector', DomainName: 'reports.example' }],
  })
  expect((await cdnOf(server, PRODUCTION, false)('/reports', { method: 'POST' })).status).toBe(405)
})

it('answers GET and HEAD under its own name alone', async () => {
  const cdn = cdnOf(await newServer(), PRODUCTION, false)
  expect(await cdn('/', { method: 'POST' })).toMatchObject({
    status: 405,
    body: 'Only GET and HEAD are answered here.\n',
  })
  expect(await cdn('/', { headers: { host: 'd111.cloudfront.net' } })).toMatchObject({ status: 421 })
})
