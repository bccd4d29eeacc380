import type { ChannelName, ReportBatch } from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { servedBy, cohortsShown } from '@crossbook/releases'
import type { Collector, Known } from '@crossbook/reports'
import type { Store, ChannelRevision } from '@crossbook/store'
import { cohortIn, isStaff } from '@crossbook/web-files'

/** Milliseconds for which a channel's history is cached, so that it is not read again for each report. */
const KEPT_MS = 1_000

/** Maximum number of cached builds. A report may name any build. */
const MOST_KEPT = 1_000

interface CollectorPlace {
  /** Folder of the reports. */
  folder: string
  store: Store
  channel: ChannelName
  /** OpenTelemetry collector that also receives the reports. */
  otlpUrl: string | undefined
  /** The share of the visits that the site's pages report, where the site names its own; left out: that of the channel's settings. */
  share?: number
}

/**
 * Collects the reports of a channel's pages in a folder of its own. Undefined where the folder cannot be opened. Then the console shows
 * why, and the site is served without a collector.
 */
export async function startCollector({
  folder,
  store,
  channel,
  otlpUrl,
  share,
}: CollectorPlace): Promise<Collector | undefined> {
  // Loaded only here, for the same reason as the sign-in service.
  const { alsoToOpenTelemetry, createCollector, openReports } = await import('@crossbook/reports')
  try {
    const database = await openReports(folder)
    const reports = otlpUrl === undefined ? database : await alsoToOpenTelemetry(database, otlpUrl)
    return createCollector({
      ...{ reports, channel, known: shownBy(store, channel, share) },
      counted: countedReports(keptFor(() => store.readPointer(channel))),
    })
  } catch (error) {
    logProblem(error instanceof Error ? error.message : error)
    return undefined
  }
}

/** Returns the checks of reports against the builds, releases and mixes that a channel has shown. */
function shownBy(store: Store, channel: ChannelName, ownShare: number | undefined): Known {
  const serves = servedBy(store, channel, () => new Date())
  const buildsNow = keptFor(() => Promise.resolve(new Map<string, Promise<boolean>>()))
  const releases = keptFor(async () => {
    const history = await store.readHistory(channel)
    return new Set(
      history.flatMap(({ release, rollout }) => [release, ...(rollout ? [rollout.release] : [])]),
    )
  })
  const share = keptFor(
    async () => ownShare ?? (await store.readPointer(channel))?.settings?.site?.reports?.visits ?? 1,
  )
  const mixes = keptFor(async () => new Set(await store.listMixes(channel)))
  return {
    async hasBuild({ app, version }) {
      const builds = await buildsNow()
      const name = `${app}@${version}`
      const known = builds.get(name) ?? serves.hasBuild({ app, version })
      if (builds.size < MOST_KEPT) builds.set(name, known)
      return known
    },
    hasRelease: async (release) => (await releases()).has(release),
    hasMix: async (mix) => (await mixes()).has(mix),
    reportedShare: share,
  }
}

/** Returns a function that reads a value at most once in KEPT_MS. A failed read is repeated. */
function keptFor<Value>(read: () => Promise<Value>) {
  let kept: { at: number; value: Promise<Value> } | undefined
  return () => {
    const now = Date.now()
    if (kept && now - kept.at < KEPT_MS) return kept.value
    const next = { at: now, value: read() }
    kept = next
    next.value.catch(() => {
      if (kept === next) kept = undefined
    })
    return next.value
  }
}

/**
 * Returns the reports of a batch that count. While a rollout runs, its staff's reports do not count. Browsers that had no cohort for the
 * page, or that do not return it, are shown the current release alone. Only their faults count, because their visits are not comparable.
 */
function countedReports(revision: () => Promise<ChannelRevision | undefined>) {
  return async ({ headers }: Request, batch: ReportBatch): Promise<ReportBatch['reports']> => {
    const current = await revision()
    if (!current?.rollout) return batch.reports
    const cohort = cohortIn(headers.get('cookie'), cohortsShown(current).find(isStaff))
    if (isStaff(cohort)) return []
    const isCompared = cohort !== undefined && batch.withoutCohort !== true
    return isCompared ? batch.reports : batch.reports.filter(({ type }) => type === 'fault')
  }
}
