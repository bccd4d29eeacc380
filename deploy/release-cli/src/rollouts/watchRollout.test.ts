/** @jest-environment node */
import { rollingTeam, visits } from '@crossbook/deploy-testing/rollingTeam'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { NextStep } from '@crossbook/reports'
import { changeOf } from './watchRollout'

const temporaryFolder = temporaryFolders()

it('sees no change in more visits, and one in another thing to wait for or another stage', async () => {
  const { begun, release, browsersReport, present, store, at } = await rollingTeam(temporaryFolder())
  const next = await begun()
  const change = async () => {
    const revision = await store.readPointer(STAGING)
    if (!revision) throw new Error('no channel')
    const { out } = await release('rollout', 'status', 'staging', '--json')
    return changeOf({ revision, step: (JSON.parse(out) as { step: NextStep }).step })
  }
  await browsersReport(present, visits(5_700, '1.0.0'))
  await browsersReport(next, visits(20, '1.1.0'))
  const waiting = await change()
  await browsersReport(next, visits(20, '1.1.0'))
  expect(await change()).toBe(waiting)
  await browsersReport(next, visits(260, '1.1.0'))
  const ofTime = await change()
  expect(ofTime).not.toBe(waiting)
  await release('rollout', 'pause', 'staging')
  at('12:16')
  expect(await change()).not.toBe(ofTime)
})
