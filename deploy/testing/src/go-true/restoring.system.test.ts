/** @jest-environment node */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { appsIn } from '../publishedApps'
import { releaseCommand } from '../releaseCommand'
import { temporaryFolders } from '../temporaryFolder'
import { type GoTrueSite, missingForGoTrue, startGoTrue } from './goTrue'

const ACCOUNT = { email: 'ada@example.com', password: 'correct horse battery' }

const missing = missingForGoTrue()
if (missing !== undefined) process.stdout.write(`${missing} Neither was a backup restored.\n`)

const temporaryFolder = temporaryFolders()
const running: GoTrueSite[] = []
const start = async (...parameters: Parameters<typeof startGoTrue>) => {
  const site = await startGoTrue(...parameters)
  running.push(site)
  return site
}
const end = async (site: GoTrueSite) => {
  running.splice(running.indexOf(site), 1)
  await site.close()
}
afterEach(async () => {
  for (const site of [...running]) await end(site)
})

/** Returns the public answer at a path: its status and text. */
const answer = async (site: GoTrueSite, at: string) => {
  const response = await fetch(new URL(at, site.siteUrl))
  return [response.status, await response.text()] as const
}

const itRestores = missing === undefined ? it : it.skip

itRestores(
  'a site saved as documented is restored on an empty machine: accounts, sessions, pages and history',
  async () => {
    const folder = temporaryFolder()
    const [image, backup] = [path.join(folder, 'image'), path.join(folder, 'backup')]
    mkdirSync(backup)
    const apps = appsIn(image)
    await apps.host()
    await apps.remote('wallet', '1.0.0')
    const site = await start('open')
    await site.release(path.join(image, '.crossbook/store'))
    const browser = site.browser()
    await browser.signUp(ACCOUNT)
    const { session } = (await browser.getSession()).data
    if (!session) throw new Error('Signing up gave no session')
    const release = await answer(site, '/release.json')
    const page = await answer(site, '/wallet/open')
    expect([release[0], page[0]]).toEqual([200, 200])

    await site.backUp(backup)
    await end(site)
    const restored = await start('open', { backup })

    expect(restored.siteUrl).toBe(site.siteUrl)
    // The same as its containers do at every start.
    await restored.release(path.join(image, '.crossbook/store'))
    expect(await answer(restored, '/release.json')).toEqual(release)
    expect(await answer(restored, '/wallet/open')).toEqual(page)
    const doctor = await releaseCommand({ root: folder })('doctor', '--store', restored.store)
    expect([doctor.code, doctor.err]).toEqual([0, ''])

    const fresh = await restored.browser().signInWithPassword(ACCOUNT)
    expect([fresh.error, fresh.data.user?.email]).toEqual([null, ACCOUNT.email])
    const stayed = await restored.browser().refreshSession(session)
    expect([stayed.error, stayed.data.user?.id]).toEqual([null, session.user.id])
    const other = await restored.browser().signInWithPassword({ ...ACCOUNT, password: 'another horse' })
    expect(other.error?.code).toBe('invalid_credentials')
  },
)
