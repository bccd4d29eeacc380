/** @jest-environment node */
import { keyedTeam as keyedTeamIn } from '@crossbook/deploy-testing/keyedTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** A keyed channel on which each team has the usual rights for its own application, and `stranger` is on call. */
async function teamChannel() {
  const team = await keyedTeamIn(temporaryFolder())
  const { ops, key } = team
  await ops('channel', 'staging', '--allow', `promote,rollback,settings=${key('ops')}`)
  const usual = ['--team', `wallet=${key('wallet-team')}`, '--team', `earn=${key('earn-team')}`]
  const set = await ops('channel', 'staging', ...usual, '--allow', `rollback=${key('stranger')}`)
  await team.publish('wallet', '1.2.0', 'wallet-team')
  await team.publish('earn', '2.1.0', 'earn-team')
  return { ...team, set, walletTeam: team.as('wallet-team'), onCall: team.as('stranger') }
}

describe('channel --team', () => {
  it('grants a team its usual rights for its own application in one command', async () => {
    const { set, walletTeam, versions } = await teamChannel()
    expect(set.out).toContain('signs wallet, may promote wallet and roll back wallet')
    expect((await walletTeam('promote', 'staging', 'wallet@1.2.0')).code).toBe(0)
    expect(await versions()).toContain('wallet 1.2.0')
    expect((await walletTeam('rollback', 'staging', 'wallet')).code).toBe(0)
    expect(await versions()).toContain('wallet 1.0.0')
  })

  it('adds to the rights of a key', async () => {
    const { ops, key } = await teamChannel()
    const { out } = await ops('channel', 'staging', '--team', `earn=${key('wallet-team')}`)
    expect(out).toContain(
      'signs earn and wallet, may promote wallet, roll back wallet, promote earn, and roll back earn',
    )
  })

  it.each([
    [['promote', 'staging', 'earn@2.1.0'], 'may not promote earn on channel staging'],
    [['promote', 'staging', 'wallet@1.2.0', 'earn@2.1.0'], 'may not promote earn on channel staging'],
    [['rollback', 'staging', 'earn'], 'may not roll back earn on channel staging'],
    [['remove', 'staging', 'earn'], 'may not remove earn on channel staging'],
    [['remove', 'staging', 'wallet'], 'may not remove wallet on channel staging'],
    [['rollout', 'staging', 'earn@2.1.0', '--detach'], 'may not promote earn on channel staging'],
    [['channel', 'staging', '--accept-mixes'], 'may not change settings on channel staging'],
  ])('does not let the key of wallet %j', async (command, message) => {
    const { ops, walletTeam, versions } = await teamChannel()
    await ops('promote', 'staging', 'earn@2.1.0')
    const before = await versions()
    const { code, err } = await walletTeam(...command)
    expect([code, err]).toEqual([1, expect.stringContaining(message) as string])
    expect(await versions()).toEqual(before)
  })

  it('does not let a team take back other teams’ changes with a whole release', async () => {
    const { ops, walletTeam, versions } = await teamChannel()
    await ops('promote', 'staging', 'earn@2.1.0')
    const { code, err } = await walletTeam('rollback', 'staging', '--all')
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('whose key may not roll back earn there') as string,
    ])
    expect(await versions()).toContain('earn 2.1.0')
  })

  it('lets a key remove an application only with the right to', async () => {
    const { ops, walletTeam, versions, key } = await teamChannel()
    const grant = `promote:wallet,rollback:wallet,remove:wallet=${key('wallet-team')}`
    await ops('channel', 'staging', '--allow', grant)
    const { code, err } = await walletTeam('remove', 'staging', 'wallet')
    expect([code, err]).toEqual([0, ''])
    expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0'])
  })
})

describe('a key that may only roll back', () => {
  it('takes back one application or a whole release, and promotes nothing', async () => {
    const { ops, onCall, versions } = await teamChannel()
    await ops('promote', 'staging', 'wallet@1.2.0')
    await ops('promote', 'staging', 'earn@2.1.0')
    expect((await onCall('promote', 'staging', 'wallet@1.1.0')).err).toContain('may not promote wallet on')
    expect((await onCall('rollout', 'staging', 'wallet@1.1.0', '--detach')).err).toContain('may not promote')
    expect((await onCall('rollback', 'staging', 'wallet')).code).toBe(0)
    expect(await versions()).toEqual(['host 1.0.0', 'earn 2.1.0', 'wallet 1.0.0'])
    expect((await onCall('rollback', 'staging', '--all')).code).toBe(0)
  })
})

it('lists the known rights when one is unknown', async () => {
  const { ops, key } = await teamChannel()
  for (const right of ['deploy', 'settings:wallet', 'promote:Wallet', 'promote:wallet:earn']) {
    const { code, err } = await ops('channel', 'staging', '--allow', `${right}=${key('ops')}`)
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('must be promote, rollback, remove or settings') as string,
    ])
  }
})
