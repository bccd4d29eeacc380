/** @jest-environment node */
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const HOUR_MS = 60 * 60 * 1000

/** The team at noon of 15 March, with a clock that can be moved on; production shows what staging does. */
async function team() {
  let now = new Date('2024-03-15T12:00:00.000Z').getTime()
  const apps = await stagingTeam(temporaryFolder(), { now: () => new Date(now) })
  await apps.release('promote', 'production', '--from', 'staging', '--gone', '/')
  return { ...apps, pass: (hours: number) => void (now += hours * HOUR_MS) }
}

it('a channel can be limited to versions of main', async () => {
  const { release, remote } = await team()
  await remote('wallet', '1.2.0', { commit: 'c'.repeat(40) })
  await remote('wallet', '1.2.0-faster.cccccccccc', { commit: 'c'.repeat(40) })
  await remote('wallet', '1.2.0-cccccccccc-dirty-0123', { commit: 'c'.repeat(40) })
  expect((await release('channel', 'production', '--commits-only')).out).toContain('only versions of main')
  for (const version of ['1.2.0-faster.cccccccccc', '1.2.0-cccccccccc-dirty-0123', '1.1.0'])
    expect(await release('promote', 'production', `wallet@${version}`)).toMatchObject({
      code: 1,
      err: `Channel production accepts only versions of main, and wallet ${version} was built from a branch, without a commit, or with uncommitted changes; merge it, and publish it from main.\n`,
    })
  expect((await release('promote', 'production', 'wallet@1.2.0')).code).toBe(0)
  await release('channel', 'production', '--no-commits-only')
  expect((await release('promote', 'production', 'wallet@1.1.0')).code).toBe(0)
})

it('a channel accepts only builds that another has shown for a number of hours', async () => {
  const { release, pass } = await team()
  await release('channel', 'production', '--require', 'staging:24')
  await release('promote', 'staging', 'wallet@1.1.0')
  pass(5)
  await release('promote', 'staging', 'earn@2.0.0')
  for (const command of ['check', 'promote'])
    expect((await release(command, 'production', 'wallet@1.1.0')).err).toBe(
      'Channel production accepts only builds that staging has shown for 24 hours, and wallet 1.1.0 was there for 5; promote it to staging and wait.\n',
    )
  pass(19)
  expect((await release('promote', 'production', 'wallet@1.1.0')).code).toBe(0)
  expect((await release('promote', 'production', 'earn@2.0.0')).err).toContain('earn 2.0.0 was there for 19')
})

it('time on the other channel counts without a break alone', async () => {
  const { release, pass } = await team()
  await release('channel', 'production', '--require', 'staging:24')
  for (let times = 0; times < 2; times++) {
    await release('promote', 'staging', 'wallet@1.1.0')
    pass(20)
    await release('rollback', 'staging', 'wallet')
  }
  expect((await release('promote', 'production', 'wallet@1.1.0')).err).toContain('was there for 20')
})

it('a frozen channel takes nothing until then, and lets everything be taken back', async () => {
  const { release, pass } = await team()
  await release('promote', 'production', 'wallet@1.1.0')
  await release('channel', 'production', '--frozen-until', '2024-03-16T12:00Z', '--reason', 'Holidays')
  const message =
    'Channel production is frozen until 2024-03-16 12:00 UTC; rollbacks still work, and channel production --no-frozen-until ends the freeze.\n'
  expect((await release('promote', 'production', 'earn@2.0.0')).err).toBe(message)
  expect((await release('remove', 'production', 'earn')).err).toBe(message)
  expect((await release('rollback', 'production', 'wallet')).code).toBe(0)
  pass(24)
  expect((await release('promote', 'production', 'earn@2.0.0')).code).toBe(0)
})

it('other settings are unchanged, and an invalid date is refused', async () => {
  const { release, store } = await team()
  await release('channel', 'staging', '--commits-only', '--require', 'production:2')
  await release('channel', 'staging', '--accept-mixes')
  expect((await store.readPointer(STAGING))?.settings).toEqual({
    acceptsMixes: true,
    commitsOnly: true,
    shownBefore: { channel: 'production', hours: 2 },
  })
  expect((await release('channel', 'staging', '--frozen-until', 'Christmas')).code).toBe(2)
  expect((await release('channel', 'staging', '--require', 'production')).code).toBe(2)
  expect((await release('channel', 'staging', '--require', 'prod:24')).err).toMatch(
    /^There is no channel prod; there are production and staging\./,
  )
})
