/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { keyedTeam } from '@crossbook/deploy-testing/keyedTeam'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { AppName, AppVersion, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { putVerification, readBuild, setOfBuilds, type Verification } from '@crossbook/releases'
import { LAYOUT, type Store } from '@crossbook/store'
import type { Signer } from '@crossbook/trust'

const temporaryFolder = temporaryFolders()
const DAY_MS = 24 * 60 * 60 * 1000

const RULE = 'Channel staging accepts only builds that were verified together with its other builds'

/** Records that these builds were walked through together. */
async function verified(
  store: Store,
  versions: Record<string, string>,
  overrides: Partial<Verification> = {},
  signer?: Signer,
) {
  const builds = await Promise.all(
    Object.entries(versions).map(([app, version]) => readBuild(store, app as AppName, version as AppVersion)),
  )
  const host = builds.find((build): build is BuiltHost => build?.kind === 'host')
  const remotes = builds.filter((build): build is BuiltRemote => build?.kind === 'remote')
  if (!host) throw new Error('There is no host')
  const set = setOfBuilds({ host, remotes })
  const content = {
    apps: versions as Verification['apps'],
    at: '2024-03-15T12:00:00.000Z',
    author: 'Grace',
    pages: 20,
    found: 0,
    findings: [],
    ...overrides,
  }
  await putVerification(store, set, content, signer)
  return set
}

/** The staging team, whose channel only accepts verified builds. */
async function strictTeam() {
  const team = await stagingTeam(temporaryFolder())
  const { out } = await team.release('channel', 'staging', '--require', 'verified')
  expect(out).toContain('requires       verification together with its other builds')
  return team
}

const NEXT = { host: '1.0.0', wallet: '1.1.0', earn: '1.0.0' }

it('a channel that requires verification names the command for unverified builds', async () => {
  const { release } = await strictTeam()
  for (const command of ['check', 'promote'])
    expect(await release(command, 'staging', 'wallet@1.1.0', 'earn@2.0.0')).toMatchObject({
      code: 1,
      err: `${RULE}, and earn 2.0.0 and wallet 1.1.0 were not: pnpm release verify staging earn@2.0.0 wallet@1.1.0\n`,
    })
})

it('promotes builds with which something was found only after a question, or with a flag', async () => {
  const { root, release, store, shown } = await stagingTeam(temporaryFolder())
  const before = await shown()
  const finding = {
    look: 'console',
    path: '/wallet',
    visitor: 'signedOut',
    window: 'desk',
    message: 'oh',
  } as const
  await verified(store, NEXT, { found: 1, findings: [finding] })
  const found = 'Verified by Grace on 2024-03-15 12:00 UTC: 20 pages, with 1 finding.'
  expect((await release('check', 'staging', 'wallet@1.1.0')).out).toContain(found)
  expect(await release('promote', 'staging', 'wallet@1.1.0')).toEqual({
    ...{ code: 1, out: '' },
    err: `${found} Nothing was changed. Fix it and verify again, or promote it anyway with --despite-findings.\n`,
  })
  const questions: string[] = []
  const answering = (answer: boolean) =>
    releaseCommand({ root, confirm: async (question) => (questions.push(question), answer) })
  expect((await answering(false)('promote', 'staging', 'wallet@1.1.0')).err).toBe(
    `${found}\nNothing was changed.\n`,
  )
  expect(questions).toEqual(['Promote it to channel staging anyway?'])
  expect(await shown()).toBe(before)
  expect((await answering(true)('promote', 'staging', 'wallet@1.1.0')).code).toBe(0)
  await release('rollback', 'staging', 'wallet')
  expect((await release('promote', 'staging', 'wallet@1.1.0', '--despite-findings')).code).toBe(0)
  // Other builds together had no findings.
  expect((await release('promote', 'staging', 'earn@2.0.0')).code).toBe(0)
})

it('begins no rollout of them either', async () => {
  const { release, store } = await strictTeam()
  expect((await release('rollout', 'staging', 'wallet@1.1.0', '--detach')).err).toContain(
    'wallet 1.1.0 was not: pnpm release verify staging wallet@1.1.0',
  )
  await verified(store, NEXT)
  expect((await release('rollout', 'staging', 'wallet@1.1.0', '--detach')).code).toBe(0)
})

it('takes them when they have been verified together', async () => {
  const { release, store, versions } = await strictTeam()
  await verified(store, NEXT)
  expect((await release('promote', 'staging', 'wallet@1.1.0')).code).toBe(0)
  expect(await versions()).toContain('wallet 1.1.0')
})

it('names promotions since the verification, and accepts nothing that was verified together with other builds', async () => {
  const { release, store } = await strictTeam()
  await verified(store, NEXT)
  await verified(store, { host: '1.0.0', wallet: '1.0.0', earn: '2.0.0' })
  await release('promote', 'staging', 'earn@2.0.0')
  expect((await release('promote', 'staging', 'wallet@1.1.0')).err).toBe(
    `${RULE}, and wallet 1.1.0 was verified before that changed: earn changed from 1.0.0 to 2.0.0. Verify again: pnpm release verify staging wallet@1.1.0\n`,
  )
})

it('accepts no release with findings, and lists them', async () => {
  const { release, store } = await strictTeam()
  const finding = { look: 'shift', path: '/wallet/open', visitor: 'signedOut', window: 'desk' } as const
  await verified(store, NEXT, { found: 1, findings: [{ ...finding, message: 'It moved by 0.3000.' }] })
  expect((await release('promote', 'staging', 'wallet@1.1.0')).err).toBe(
    `${RULE}, and wallet 1.1.0 failed the verification by Grace at 2024-03-15 12:00 UTC: /wallet/open: It moved by 0.3000. Fix it and verify the new version, or verify again: pnpm release verify staging wallet@1.1.0\n`,
  )
})

it('lets everything be rolled back, and requires nothing once the setting is off', async () => {
  const { release, store } = await strictTeam()
  await verified(store, NEXT)
  await release('promote', 'staging', 'wallet@1.1.0')
  expect((await release('rollback', 'staging', 'wallet')).code).toBe(0)
  expect((await release('channel', 'staging', '--require', 'production:2')).code).toBe(1)
  await release('channel', 'staging', '--no-require')
  expect((await release('promote', 'staging', 'earn@2.0.0')).code).toBe(0)
})

it('a channel with keys believes verifications of those who may promote there alone', async () => {
  const team = await keyedTeam(temporaryFolder())
  const { store, ops, signer, publish } = team
  await team.setUp()
  await publish('wallet', '3.0.0', 'wallet-team')
  await ops('channel', 'staging', '--require', 'verified')
  const wanted = { host: '1.0.0', wallet: '3.0.0', earn: '1.0.0' }
  for (const by of [undefined, 'wallet-team', 'stranger']) {
    await verified(store, wanted, {}, by === undefined ? undefined : signer(by))
    expect((await ops('promote', 'staging', 'wallet@3.0.0')).err).toContain(
      'the verification of wallet 3.0.0 by Grace was not signed with a key that may promote there',
    )
  }
  const set = await verified(store, wanted, { found: 1 }, signer('ops'))
  const document = JSON.parse((await store.readVerification(set)) ?? '') as Verification
  await store.putVerification(set, JSON.stringify({ ...document, found: 0 }))
  expect((await ops('promote', 'staging', 'wallet@3.0.0')).err).toContain('was not signed with a key')
  await verified(store, wanted, {}, signer('ops'))
  expect((await ops('promote', 'staging', 'wallet@3.0.0')).err).toBe('')
})

it('a record that was put under another set of builds, or is damaged, counts for nothing, and the doctor names it', async () => {
  const { release, root, store } = await strictTeam()
  const set = await verified(store, NEXT)
  const other = await verified(store, { ...NEXT, earn: '2.0.0' })
  await store.putVerification(set, (await store.readVerification(other)) ?? '')
  expect((await release('promote', 'staging', 'wallet@1.1.0')).err).toContain(
    `cannot be read (it is about ${other}); verify again: pnpm release verify staging wallet@1.1.0`,
  )
  writeFileSync(path.join(root, '.crossbook/store', LAYOUT.verification(set)), '{"set":')
  const { code, out, err } = await release('doctor')
  expect(code).toBe(1)
  expect(out + err).toContain(LAYOUT.verification(set))
})

it('goes with the last release that has these builds', async () => {
  let passed = 0
  const team = await stagingTeam(temporaryFolder(), { now: () => new Date(Date.now() + passed) })
  const { release, store } = team
  const kept = await verified(store, { host: '1.0.0', wallet: '1.0.0', earn: '1.0.0' })
  await verified(store, NEXT)
  passed = 40 * DAY_MS
  expect((await release('prune', '--keep', '1', '--yes')).out).toContain('1 verification.')
  expect((await store.listVerifications()).map(({ set }) => set)).toEqual([kept])
  expect((await store.readPointer(STAGING))?.revision).toBe(1)
})

it('reports that there is no Chromium, and records nothing', async () => {
  const { root, store } = await stagingTeam(temporaryFolder())
  const release = releaseCommand({ root, environment: { CHROMIUM_PATH: '/no/such/chromium' } })
  expect(await release('verify', 'staging', 'wallet@1.1.0')).toEqual({
    code: 1,
    out: '',
    err: 'CHROMIUM_PATH is "/no/such/chromium", but there is no such file: correct it or unset it.\n',
  })
  expect(await store.listVerifications()).toEqual([])
})
