import path from 'node:path'
import { checkReportBatch, type ReleaseId, type SentReport } from '@crossbook/contract'
import { openReports } from '@crossbook/reports'
import { STAGING } from './publishedApps'
import { faultReport, visitReport } from './sampleReports'
import { stagingTeam } from './stagingTeam'

const NOON = '2024-03-15T12:00'

/** A team that can roll out wallet 1.1.0 over 1.0.0, a clock that is put on, and browsers that report. */
export async function rollingTeam(root: string, environment?: NodeJS.ProcessEnv) {
  let now = new Date(`${NOON}:00.000Z`)
  const team = await stagingTeam(root, { now: () => now, ...(environment ? { environment } : {}) })
  const present = await team.shown()
  const begin = (...more: string[]) => team.release('rollout', 'staging', 'wallet@1.1.0', '--detach', ...more)
  return {
    ...team,
    present,
    at: (time: string) => (now = new Date(`2024-03-15T${time}:00.000Z`)),
    begin,
    begun: async (...more: string[]) => {
      const { code, err } = await begin(...more)
      if (code !== 0) throw new Error(err)
      return (await team.store.readPointer(STAGING))?.rollout?.release ?? ('' as ReleaseId)
    },
    look: async () => (await team.release('rollout', 'watch', 'staging', '--once')).out,
    history: async () => (await team.release('history', 'staging', '--limit', '1')).out,
    async browsersReport(release: ReleaseId, reports: readonly SentReport[]) {
      const database = await openReports(path.join(team.root, '.crossbook', 'reports'), () => now)
      for (let first = 0; first < reports.length; first += 10) {
        const batch = checkReportBatch({ release, reports: reports.slice(first, first + 10) })
        if (!batch.ok) throw new Error(batch.problem)
        database.add({ batch: batch.value, channel: STAGING, browser: 'Chrome 141', share: 1 })
      }
      await database.close()
    },
  }
}

/** Reported visits of a version of wallet, the first of them with a fault. */
export function visits(count: number, version: string, faulty = 0) {
  return Array.from({ length: count }, (_, index) => visitReport({ version, faulty: index < faulty }))
}

/** Reports of one fault of wallet 1.1.0, each from another page. */
export function faults(count: number) {
  return Array.from({ length: count }, () => faultReport())
}
