/** @jest-environment node */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkReportBatch, type ReleaseId } from '@crossbook/contract'
import { openReports } from '@crossbook/reports'
import type { ChannelRevision } from '@crossbook/store'
import { chance } from '../chance'
import { STAGING } from '../publishedApps'
import { faultReport, visitReport } from '../sampleReports'
import { stagingTeam } from '../stagingTeam'
import { startWorker } from '../stress/workers'
import { temporaryFolders } from '../temporaryFolder'
import { isStressRun } from '../programs'

const ROLLOUTS = isStressRun ? 40 : 4
const LOOK_MS = 50
/** Longest time from the beginning of a rollout to the kill of a watcher. The rollout may end before or after the kill. */
const MOST_DELAY_MS = 4_000

jest.setTimeout(isStressRun ? 3_600_000 : 600_000)

const temporaryFolder = temporaryFolders()
const HOUR_MS = 3_600_000

/**
 * A channel with a static site, whose rollouts receive reports from browsers. Its clock is an hour behind, so that no rollout waits for
 * time to pass.
 */
async function reportedChannel() {
  const team = await stagingTeam(temporaryFolder(), { now: () => new Date(Date.now() - HOUR_MS) })
  await team.release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'key')
  const rollOut = async (version: string, isFaulty: boolean) => {
    const begun = await team.release(
      ...[
        'rollout',
        'staging',
        `wallet@${version}`,
        '--detach',
        '--stages',
        '5%',
        '--visits',
        '1',
        '--every',
        '1m',
        '--unjudged',
      ],
    )
    if (begun.code !== 0) throw new Error(begun.err)
    const next = (await team.store.readPointer(STAGING))?.rollout?.release ?? ('' as ReleaseId)
    const reports = await openReports(path.join(team.root, '.crossbook', 'reports'))
    // A new fault each time, because a fault of an earlier release does not count as a new fault of the next one.
    const reported = isFaulty
      ? Array.from({ length: 10 }, () => faultReport({ version, error: `Error in ${next}` }))
      : [visitReport({ version })]
    const batch = checkReportBatch({ release: next, reports: reported })
    if (!batch.ok) throw new Error(batch.problem)
    reports.add({ batch: batch.value, channel: STAGING, browser: 'Chrome 141', share: 1 })
    await reports.close()
  }
  const over = async (): Promise<ChannelRevision> => {
    for (;;) {
      const last = await team.store.readPointer(STAGING)
      if (last && !last.rollout) return last
      await setTimeout(LOOK_MS)
    }
  }
  return { ...team, rollOut, over }
}

it(`brings each of ${ROLLOUTS} rollouts to its end once, with two watchers of which one is killed at random`, async () => {
  const { root, store, release, rollOut, over } = await reportedChannel()
  const watch = () => startWorker(__dirname, 'watcher.ts', [root])
  let watchers = [watch(), watch()]
  let shown = '1.0.0'
  for (let round = 0; round < ROLLOUTS; round++) {
    const isFaulty = chance() < 0.5
    const other = shown === '1.0.0' ? '1.1.0' : '1.0.0'
    await rollOut(other, isFaulty)
    const killing = setTimeout(chance() * MOST_DELAY_MS).then(() => watchers[0]?.kill())
    const last = await over()
    await killing
    if (!isFaulty) shown = other
    expect([last.kind, last.apps?.['wallet' as keyof typeof last.apps]]).toEqual([
      isFaulty ? 'abort' : 'finish',
      shown,
    ])
    watchers = [...watchers.slice(1), watch()]
  }
  await Promise.all(watchers.map((watcher) => watcher.kill()))
  const kinds = (await store.readHistory(STAGING)).map(({ kind }) => kind).slice(2)
  expect(kinds).toHaveLength(2 * ROLLOUTS)
  for (let round = 0; round < ROLLOUTS; round++) expect(kinds[2 * round]).toBe('rollout')

  // The next command repairs the site that a killed command left incomplete.
  await release('history', 'staging')
  const last = await store.readPointer(STAGING)
  expect((await store.shownPages(STAGING))?.startsWith(`${String(last?.release)}-`)).toBe(true)
  expect((await store.readSite(STAGING)).cohorts).toBeUndefined()
  expect((await release('doctor')).code).toBe(0)
})
