import { type ChannelName, own } from '@crossbook/contract'
import { appsOfRevision, percentShown } from '@crossbook/releases'
import type { NextStep, SeenRelease } from '@crossbook/reports'
import type { ChannelRevision, Rollout } from '@crossbook/store'
import { reportsFolder } from '../repository/dataFolder'
import type { CliContext } from '../terminal/command'

/** The next step of a rollout. It waits for `reports` where its channel has none, and for `resume` while it is paused. */
export type RolloutStep = NextStep | { kind: 'wait'; for: 'reports' | 'resume' }

export interface RolloutLook {
  revision: ChannelRevision
  rollout: Rollout
  /** Versions by which the next release differs, as `wallet 1.4.0 → 1.5.0`. */
  changes: readonly string[]
  /** Undefined where nothing has been reported of the channel. */
  seen: SeenRelease | undefined
  /** Visits of the next release in this stage. */
  visits: number
  step: RolloutStep
}

export async function lookAtRollout(
  context: CliContext,
  channel: ChannelName,
): Promise<RolloutLook | undefined> {
  const { store, now } = context
  const revision = await store.readPointer(channel)
  const rollout = revision?.rollout
  if (!rollout) return undefined
  const apps = Object.fromEntries<string>(appsOfRevision(revision))
  const nextApps = Object.fromEntries<string>(appsOfRevision(rollout))
  const changes = Object.entries(nextApps)
    .filter(([app, version]) => own(apps, app) !== version)
    .map(([app, version]) => `${app} ${own(apps, app) ?? 'none'} → ${version}`)
  const { hasReports, judge, missingEvidence, missingInStage, nextStep, readReports, readSeen } =
    await import('@crossbook/reports')
  const reports = await readReports(reportsFolder(context))
  try {
    const looked = { revision, rollout, changes }
    if (!reports || !(await hasReports(reports, channel)))
      return { ...looked, seen: undefined, visits: 0, step: { kind: 'wait', for: 'reports' } }
    const seen = await readSeen(reports, {
      channel,
      present: { release: revision.release, apps },
      next: { release: rollout.release, apps: nextApps },
      reportedShare: revision.settings?.site?.reports?.visits ?? 1,
    })
    const { app, visits: ofNext } = seen.visitsOfNext
    const visits = Math.max(0, ofNext - rollout.visitsBefore)
    const step = nextStep({
      elapsedMs: now().getTime() - new Date(rollout.since).getTime(),
      everyMs: rollout.everyMinutes * 60_000,
      missing: missingInStage(
        { app, visits, visitsWanted: rollout.visitsWanted },
        rollout.isUnjudged ? [] : missingEvidence(seen.comparisons),
      ),
      verdict: judge(seen, percentShown(rollout) / 100),
    })
    // A paused rollout does not continue, but a worse release is still rolled back.
    const held = rollout.isPaused === true && step.kind !== 'abort'
    return { ...looked, seen, visits, step: held ? { kind: 'wait', for: 'resume' } : step }
  } finally {
    await reports?.close()
  }
}
