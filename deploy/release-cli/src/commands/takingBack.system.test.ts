/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const team = () => stagingTeam(temporaryFolder())

/** A wallet by Ada that is taken for bad, and an earn that Grace promoted after it. */
async function twoTeams() {
  const apps = await team()
  await apps.release('promote', 'staging', 'wallet@1.1.0', '--reason', 'Faster transfers')
  await apps.release('promote', 'staging', 'earn@2.0.0', '--author', 'Grace', '--reason', 'New yields')
  return apps
}

describe('rollback of an application', () => {
  it('rolls back that one alone, also when others were promoted since', async () => {
    const { release, versions, shown } = await twoTeams()
    const { code, out } = await release('rollback', 'staging', 'wallet')
    expect([code, out]).toEqual([
      0,
      `Channel staging shows ${await shown()} now (revision 4).\n  ~ wallet  1.1.0 → 1.0.0\n`,
    ])
    expect(await versions()).toEqual(['host 1.0.0', 'earn 2.0.0', 'wallet 1.0.0'])
  })

  it('goes one further back each time, and never to a build that was rolled back', async () => {
    const { release, remote, versions } = await twoTeams()
    await remote('wallet', '1.2.0')
    await release('promote', 'staging', 'wallet@1.2.0')
    await release('rollback', 'staging', 'wallet')
    expect(await versions()).toContain('wallet 1.1.0')
    await release('rollback', 'staging', 'wallet')
    expect(await versions()).toContain('wallet 1.0.0')
    expect((await release('rollback', 'staging', 'wallet')).err).toBe(
      'Channel staging showed no other version of wallet before 1.0.0, so there is nothing to roll back to. To remove it from the channel: remove staging wallet.\n',
    )
  })

  it('never falls back on a build that was rolled back', async () => {
    const { release } = await twoTeams()
    await release('rollback', 'staging', 'wallet')
    const { out } = await release('show', 'staging')
    expect(out).toContain('earn    2.0.0    falls back on 1.0.0\n')
    expect(out).toMatch(/wallet {2}1\.0\.0\n/)
  })

  it('is recorded as a rollback in the history', async () => {
    const { release, store } = await twoTeams()
    await release('rollback', 'staging', 'wallet', 'earn', '--reason', 'Both fail')
    expect(await store.readPointer(STAGING)).toMatchObject({
      kind: 'rollback',
      reason: 'Both fail',
      apps: { wallet: '1.0.0', earn: '1.0.0' },
    })
  })

  it('lists the applications', async () => {
    const { release } = await team()
    expect((await release('rollback', 'staging', 'walet')).err).toBe(
      'Channel staging shows no application called walet; it shows host, earn, and wallet.\n',
    )
  })

  it('reports that the previous build was pruned', async () => {
    const { release, store } = await twoTeams()
    await store.removeBuild('wallet' as AppName, '1.0.0' as AppVersion)
    expect((await release('rollback', 'staging', 'wallet')).err).toBe(
      'Channel staging showed wallet 1.0.0 before, which has been pruned; promote a version that the store has.\n',
    )
  })
})

describe('rollback of a whole release', () => {
  it('lists the applications that change and their teams, and changes nothing without a terminal', async () => {
    const { release, store, shown } = await twoTeams()
    const [first] = await store.readHistory(STAGING)
    expect(await release('rollback', 'staging', first?.release ?? '')).toEqual({
      code: 1,
      out: '',
      err: `This would roll back all of these on channel staging:
  earn 2.0.0 → 1.0.0, promoted by Grace: New yields
  wallet 1.1.0 → 1.0.0, promoted by Ada: Faster transfers
Nothing was changed. Roll back only your own, such as rollback staging wallet, or all of them with --all.
`,
    })
    expect((await store.readPointer(STAGING))?.release).toBe(await shown())
    expect(await store.readHistory(STAGING)).toHaveLength(3)
  })

  it('asks at a terminal, and follows the answer', async () => {
    const { root, store, versions } = await twoTeams()
    const questions: string[] = []
    const answering = (answer: boolean) =>
      releaseCommand({
        root,
        confirm: (question) => {
          questions.push(question)
          return Promise.resolve(answer)
        },
      })
    expect(await answering(false)('rollback', 'staging')).toMatchObject({
      code: 1,
      err: '  earn 2.0.0 → 1.0.0, promoted by Grace: New yields\nNothing was changed.\n',
    })
    expect(await store.readHistory(STAGING)).toHaveLength(3)
    expect((await answering(true)('rollback', 'staging')).code).toBe(0)
    expect(await versions()).toContain('earn 1.0.0')
    expect(questions).toEqual([
      'Roll all of this back on channel staging?',
      'Roll all of this back on channel staging?',
    ])
  })
})

describe('one application promoted twice at once', () => {
  it('refuses the later one, and shows the earlier one', async () => {
    const { release, remote, versions } = await team()
    await remote('wallet', '1.2.0')
    const [one, other] = await Promise.all([
      release('promote', 'staging', 'wallet@1.1.0'),
      release('promote', 'staging', 'wallet@1.2.0', '--author', 'Grace'),
    ])
    expect([one.code, other.code].sort()).toEqual([0, 1])
    const [shown, author] = one.code === 0 ? ['1.1.0', 'Ada'] : ['1.2.0', 'Grace']
    expect(one.err + other.err).toBe(
      `${author} moved wallet to ${shown} on channel staging at the same time. Nothing was changed. Check its history and try again if it still makes sense.\n`,
    )
    expect(await versions()).toContain(`wallet ${shown}`)
  })

  it('refuses when the channel no longer shows the expected release', async () => {
    const { release, remote, versions } = await team()
    await remote('wallet', '1.2.0')
    await release('promote', 'staging', 'wallet@1.1.0', '--author', 'Grace')
    expect(await release('promote', 'staging', 'wallet@1.2.0', '--expect', 'wallet@1.0.0')).toMatchObject({
      code: 1,
      err: 'Channel staging shows wallet 1.1.0 now, not 1.0.0; Grace moved it last. Nothing was changed. Check its history and try again if it still makes sense.\n',
    })
    expect((await release('promote', 'staging', 'wallet@1.2.0', '--expect', 'wallet@1.1.0')).code).toBe(0)
    expect(await versions()).toContain('wallet 1.2.0')
  })
})

describe('coming and going', () => {
  it('promotes the release of another channel', async () => {
    const { release, store } = await twoTeams()
    expect((await release('promote', 'production', '--from', 'staging', '--gone', '/')).code).toBe(0)
    const [production] = (await store.listChannels()).filter((name) => name !== STAGING)
    expect(production && (await store.readPointer(production))).toMatchObject({
      reason: 'Promote the versions of staging',
      apps: { host: '1.0.0', wallet: '1.1.0', earn: '2.0.0' },
    })
    expect((await release('promote', 'production', '--from', 'stagign')).err).toMatch(
      /^There is no channel stagign; there are production and staging\./,
    )
  })

  it('takes a remote off a channel with its routes, and never the host', async () => {
    const { release, store, versions } = await team()
    const { code, out } = await release('remove', 'staging', 'earn', '--reason', 'Moved into tools')
    expect(code).toBe(0)
    expect(out).toContain('- earn  1.0.0')
    expect(out).toContain('- /earn/open  Open (earn, public)')
    expect(await versions()).toEqual(['host 1.0.0', 'wallet 1.0.0'])
    expect(await store.readPointer(STAGING)).toMatchObject({ kind: 'removal', reason: 'Moved into tools' })
    expect((await release('remove', 'staging', 'host')).err).toBe(
      'Channel staging needs its host; promote another version of it instead.\n',
    )
    expect((await release('remove', 'stagign', 'earn')).err).toMatch(
      /^There is no channel stagign; there is staging\./,
    )
    expect((await release('remove', 'staging', 'earn')).err).toBe(
      'Channel staging shows no application called earn; it shows host and wallet.\n',
    )
  })

  it('lists the versions of an application and where each is shown', async () => {
    const { release } = await team()
    const rows = (await release('versions', 'wallet')).out.trim().split('\n')
    expect(rows.map((row) => row.replace(/ {2}[0-9-]+ [0-9:]+ UTC/, ''))).toEqual([
      '1.1.0',
      '1.0.0      on staging',
    ])
    expect((await release('versions', 'walet')).err).toBe(
      'The store has no build of walet; it has builds of earn, host, and wallet.\n',
    )
  })
})
