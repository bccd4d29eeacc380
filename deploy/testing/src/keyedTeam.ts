import type { AppName, AppVersion } from '@crossbook/contract'
import { publishBuild } from '@crossbook/releases'
import { makeKey, publicKeyText, type Signer, signBuild, buildOriginOf } from '@crossbook/trust'
import { releaseCommand } from './releaseCommand'
import { hostBuild, remoteBuild } from './sampleBuilds'
import { stagingTeam } from './stagingTeam'

/** The staging team's store, with people and CIs that each have a key, and a clock that everybody goes by. */
export async function keyedTeam(root: string) {
  const clock = { at: new Date('2024-03-15T12:00:00.000Z') }
  const now = () => clock.at
  const team = await stagingTeam(root, { now })
  const people = Object.fromEntries(
    ['ops', 'wallet-team', 'earn-team', 'stranger'].map((name) => [name, makeKey(name)] as const),
  )
  const secretOf = (name: string) => people[name]?.secret ?? ''
  const signer = (name: string) => people[name]?.signer as Signer
  const as = (name: string, environment: Record<string, string> = {}) =>
    releaseCommand({ root, now, environment: { CROSSBOOK_SIGNING_KEY: secretOf(name), ...environment } })
  const key = (name: string) => publicKeyText(signer(name))
  const publish = (name: AppName | string, version: string, by: string) => {
    const overrides = { version: version as AppVersion, commit: null }
    const build =
      name === 'host' ? hostBuild(overrides) : remoteBuild({ name: name as AppName, ...overrides })
    return publishBuild(team.store, build.files, (app, manifest) =>
      signBuild(app, manifest, buildOriginOf({}), signer(by), now()),
    )
  }
  const ops = as('ops')
  const setUp = async () => {
    await ops('channel', 'staging', '--allow', `promote,rollback,settings=${key('ops')}`)
    await ops(
      'channel',
      'staging',
      '--trust',
      `wallet=${key('wallet-team')}`,
      '--trust',
      `earn=${key('earn-team')}`,
    )
  }
  return { ...team, as, ops, key, signer, publish, setUp, clock }
}
