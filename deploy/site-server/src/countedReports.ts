import type { ReportBatch } from '@crossbook/contract'
import { cohortsShown } from '@crossbook/releases'
import type { ChannelRevision } from '@crossbook/store'
import { cohortIn, isStaff } from '@crossbook/web-files'

/**
 * The reports of a batch that count. While a rollout runs, its staff count for nothing. Of browsers that had no cohort for the page,
 * or do not return it, only faults count: these browsers are shown the current release alone, so their visits are not comparable.
 */
export function countedReports(revision: () => Promise<ChannelRevision | undefined>) {
  return async ({ headers }: Request, batch: ReportBatch): Promise<ReportBatch['reports']> => {
    const current = await revision()
    if (!current?.rollout) return batch.reports
    const cohort = cohortIn(headers.get('cookie'), cohortsShown(current).find(isStaff))
    if (isStaff(cohort)) return []
    const isCompared = cohort !== undefined && batch.withoutCohort !== true
    return isCompared ? batch.reports : batch.reports.filter(({ type }) => type === 'fault')
  }
}
