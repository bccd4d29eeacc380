/** @jest-environment node */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppName, AppVersion, BuiltRemote } from '@crossbook/contract'
import { channelName, folderStore } from '@crossbook/store'
import * as v from 'valibot'
import { appsIn } from '../publishedApps'
import { releaseCommand } from '../releaseCommand'
import { published, remoteBuild } from '../sampleBuilds'
import { temporaryFolders } from '../temporaryFolder'
import { type GoTrueSite, missingForGoTrue, startGoTrue } from './goTrue'
import { isStressRun } from '../programs'

const PRODUCTION = channelName('production')
/** Promotions, and as many rollbacks. */
const ROUNDS = isStressRun ? 50 : 5
const ACCOUNT = { email: 'ada@example.com', password: 'correct horse battery' }
const PATHS = ['/wallet/open', '/earn/open', '/login', '/release.json']

jest.setTimeout(isStressRun ? 3_600_000 : 300_000)

const missing = missingForGoTrue()
if (missing !== undefined) process.stdout.write(`${missing} Neither was a day of releases spent on them.\n`)

const temporaryFolder = temporaryFolders()
const running: GoTrueSite[] = []
afterEach(async () => {
  for (const site of running.splice(0)) await site.close()
})

const problemSchema = v.object({ msg: v.string() })

/** A browser that opens page after page with all their files until it is stopped. Returns the failures as sentences. */
function visitor(siteUrl: string) {
  const failed: string[] = []
  let [navigations, isOpen] = [0, true]
  const fetched = async (address: string) => {
    const answer = await fetch(new URL(address, siteUrl)).catch((error: unknown) => error)
    const status = answer instanceof Response ? answer.status : String(answer)
    if (status !== 200) failed.push(`${address}: ${status}`)
    return answer instanceof Response ? answer.text() : ''
  }
  const walk = async () => {
    for (; isOpen; navigations++) {
      const html = await fetched(PATHS[navigations % PATHS.length] ?? '/')
      const named = new Set(html.match(/\/(?:apps|prerenders)\/[\w./-]+\.\w+/g))
      for (const address of named) await fetched(address)
      await pause(20)
    }
  }
  const walking = walk()
  return {
    failed,
    /** Ends the walk and gives how many pages were opened. */
    async stop() {
      isOpen = false
      await walking
      return navigations
    },
  }
}

const itLasts = missing === undefined ? it : it.skip

itLasts(
  `a day of ${ROUNDS} promotions and as many rollbacks on the services of the compose file loses nothing while they are killed one after another`,
  async () => {
    const folder = temporaryFolder()
    const apps = appsIn(path.join(folder, 'image'))
    await apps.host()
    for (const name of ['wallet', 'earn']) await apps.remote(name, '1.0.0')
    const site = await startGoTrue('mailed')
    running.push(site)
    expect(site.started.indexOf('auth')).toBeGreaterThan(site.started.indexOf('database'))
    expect(site.started.at(-1)).toBe('web')
    await site.release(path.join(folder, 'image/.crossbook/store'))
    const store = folderStore(site.store)
    const release = releaseCommand({ root: folder, environment: { CROSSBOOK_STORE: site.store } })
    const done = async (...args: string[]) => {
      const { code, out, err } = await release(...args)
      expect([args, code, err]).toEqual([args, 0, ''])
      return out
    }
    const remote = (version: string, overrides: Partial<BuiltRemote> = {}) =>
      published(
        store,
        remoteBuild({ name: 'wallet' as AppName, version: version as AppVersion, ...overrides }),
      )
    await done('channel', 'production', '--accept-mixes')
    await remote('2.0.0')

    // The first visitor of the morning.
    const browser = site.browser()
    await browser.signUp(ACCOUNT)
    const landed = await site.follow(await site.linkTo(ACCOUNT.email))
    expect(landed.page).toBe(`${site.siteUrl}/`)
    const { session } = (await browser.signInWithPassword(ACCOUNT)).data
    if (!session) throw new Error('The confirmed account got no session')

    const before = visitor(site.siteUrl)
    for (let round = 0; round < ROUNDS; round++) {
      await done('promote', 'production', 'wallet@2.0.0')
      await done('rollback', 'production', 'wallet')
    }
    await done('promote', 'production', 'wallet@2.0.0')
    await done('mix', 'create', 'production', 'wallet@1.0.0', '--name', 'noon', '--days', '1')
    const [mix] = await store.listMixes(PRODUCTION)
    expect((await fetch(new URL(`/mixes/${mix}.json`, site.siteUrl))).status).toBe(200)

    // A build that claims another team's path is refused with a reason, and the channel is unchanged.
    await remote('3.0.0', { screens: remoteBuild({ name: 'earn' as AppName }).app.screens })
    const refused = await release('promote', 'production', 'wallet@3.0.0')
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/belongs to/) as string])

    // Each outage of sign-in has a message, while pages load as before.
    for (const name of ['mail', 'database', 'auth']) {
      const start = await site.kill(name)
      const answer = await fetch(new URL('/auth/v1/signup', site.siteUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'any' },
        body: JSON.stringify({ email: `${name}@example.com`, password: ACCOUNT.password }),
      })
      const refusal = v.safeParse(problemSchema, await answer.json())
      expect([name, answer.status >= 500, refusal.success && refusal.output.msg !== '']).toEqual([
        name,
        true,
        true,
      ])
      await start()
      expect([name, (await signedIn()).error]).toEqual([name, null])
    }
    const opened = await before.stop()
    expect(before.failed).toEqual([])
    expect(opened).toBeGreaterThan(ROUNDS)

    const startWeb = await site.kill('web')
    await expect(fetch(site.siteUrl)).rejects.toThrow('fetch failed')
    await startWeb()

    const after = visitor(site.siteUrl)
    await done('rollback', 'production', 'wallet')
    await after.stop()
    expect(after.failed).toEqual([])

    const stayed = await site.browser().refreshSession(session)
    expect([stayed.error, stayed.data.user?.email]).toEqual([null, ACCOUNT.email])
    const history = await store.readHistory(PRODUCTION)
    expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => index + 1))
    expect(history.filter(({ kind }) => kind === 'rollback')).toHaveLength(ROUNDS + 1)
    await done('doctor')

    /** The account of the morning; the pool of a database that is there again takes a try to notice. */
    async function signedIn() {
      for (let looks = 0; ; looks++) {
        const outcome = await site.browser().signInWithPassword(ACCOUNT)
        if (!outcome.error || looks === 20) return outcome
        await pause(250)
      }
    }
  },
)
