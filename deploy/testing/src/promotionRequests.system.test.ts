/** @jest-environment node */
import { type AppName, type AppVersion } from '@crossbook/contract'
import { releaseCommand } from './releaseCommand'
import { withRendering } from './renderedBuilds'
import { bucketStore, s3Servers } from './s3Clients'
import { SERVER_BUCKET, SERVER_KEY } from './s3Server'
import { hostBuild, published, remoteBuild } from './sampleBuilds'
import { temporaryFolders } from './temporaryFolder'

const newServer = s3Servers()
const temporaryFolder = temporaryFolders()
const REMOTES = ['wallet', 'trading', 'tools', 'earn', 'marketing']

/** Requests of a promotion, without one for each new file of the build and one for each object of the site. */
const MOST_OTHERS = 46

jest.setTimeout(300_000)

const host = () =>
  withRendering(
    hostBuild(),
    `exports.singletons = {}
     exports.render = async ({ path }) => ({ html: '<p>' + path + '</p>', css: 'p{}' })`,
  )

/** A remote with so many screens, whose code is another one in each version. */
function remote(name: string, version: string, screens: number) {
  const isFirst = (index: number) => name === 'marketing' && index === 0
  const paths = Array.from({ length: screens }, (_, index) => (isFirst(index) ? '/' : `/${name}/${index}`))
  const [, open] = remoteBuild({ name: name as AppName }).app.screens
  if (!open) throw new Error('The sample has no public screen')
  const build = remoteBuild({
    name: name as AppName,
    version: version as AppVersion,
    screens: paths.map((path) => ({ ...open, path })),
  })
  return withRendering(build, `exports.modules = {} // ${version}`)
}

/** The requests of a wallet's promotion to a bucket with a number of screens in each remote, and the necessary ones. */
async function requestsOf(screens: number, promotionsBefore: number) {
  const server = await newServer({ listSize: 1000 })
  const store = bucketStore(server)
  const release = releaseCommand({
    root: temporaryFolder(),
    environment: {
      CROSSBOOK_STORE: `s3://${SERVER_BUCKET}/crossbook?endpoint=${server.endpoint}`,
      AWS_ACCESS_KEY_ID: SERVER_KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: SERVER_KEY.secretAccessKey,
    },
  })
  const done = async (...args: string[]) => {
    server.requests.splice(0)
    const { code, err } = await release(...args)
    expect([args, code, err]).toEqual([args, 0, ''])
    return [...server.requests]
  }
  await published(store, host())
  for (const name of REMOTES) await published(store, remote(name, '1.0.0', screens))
  await done('promote', 'production', 'host@1.0.0', ...REMOTES.map((name) => `${name}@1.0.0`))
  await done('channel', 'production', '--auth-url', 'https://a.example/auth/v1', '--auth-key', 'public')
  for (let number = 1; number <= promotionsBefore; number++) {
    await published(store, remote('earn', `1.0.${number}`, screens))
    await done('promote', 'production', `earn@1.0.${number}`)
  }
  await published(store, remote('wallet', '2.0.0', screens))
  const all = await done('promote', 'production', 'wallet@2.0.0')
  const given = all.filter((request) => request.startsWith('PUT crossbook/sites/'))
  const compared = all.filter((request) => request.startsWith('GET crossbook/apps/wallet/2.0.0/'))
  const readAgain = compared.filter((request, index) => compared.indexOf(request) < index)
  const others = all.length - given.length - compared.length
  return { all: all.length, given: given.length, others, readAgain }
}

it('a promotion of one remote makes fewer than 128 requests on a site of 28 routes', async () => {
  const { all, given, others, readAgain } = await requestsOf(5, 0)
  // The compared bytes are rendered. Only the existence of the build is checked once more.
  expect(readAgain).toEqual(['GET crossbook/apps/wallet/2.0.0/app.json'])
  // Each page, and its compressed form.
  expect(given).toBeGreaterThan(2 * 25)
  expect(others).toBeLessThan(MOST_OTHERS)
  // Each compressed form of the new build is read once, to see that it holds the same.
  expect(all).toBeLessThan(128)
})

it('the number of store requests of a promotion, without those for its pages, depends neither on routes nor on earlier promotions', async () => {
  const [small, large] = [await requestsOf(1, 0), await requestsOf(8, 0)]
  expect(large.given).toBeGreaterThan(small.given + 2 * 30)
  expect(large.others).toBe(small.others)
  const later = await requestsOf(1, 12)
  // Each release that tabs may still be open on is read once, and the builds that pages fall back on.
  expect(later.others).toBeLessThan(MOST_OTHERS + 2 * 12)
})
