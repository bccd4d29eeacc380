import { type ChannelName, own } from '@crossbook/contract'
import { appsOfRevision, hasPassed, hostFirst, percentShown } from '@crossbook/releases'
import { visitSlotsOf } from '@crossbook/reports'
import type { ChannelRevision, ChannelSettings, Rollout } from '@crossbook/store'
import type { ChannelDetail, ChannelSummary, RolloutCurves, RolloutSummary } from '../documents'
import { healthOf } from '../reading/health'
import { type Reading, verificationOf } from '../reading/reading'
import type { RunRelease } from '../runRelease'

/** Number of revisions that are searched for each application's previous version. */
const WINDOW = 150

/** A channel's last revision as every view shows it. */
export async function channelSummary(
  reading: Reading,
  channel: ChannelName,
  last: ChannelRevision,
): Promise<ChannelSummary> {
  const { revision, release, at, author, settings } = last
  const verification = await verificationOf(reading, release)
  return {
    ...{ channel, revision, release, at, author },
    url: settings?.url ?? null,
    acceptsMixes: settings?.acceptsMixes ?? false,
    frozenUntil: settings?.frozenUntil ?? null,
    verified: verification ? (hasPassed(verification) ? 'passed' : 'failed') : null,
    rollout: rolloutSummary(last),
  }
}

function rolloutSummary(last: ChannelRevision): RolloutSummary | null {
  const { rollout } = last
  if (!rollout) return null
  const { release, stages, stage, isPaused = false, since } = rollout
  return {
    ...{ release, stages: [...stages], stage, isPaused, since },
    apps: newIn(rollout, last),
    percent: percentShown(rollout),
  }
}

/** The versions that a rollout's release has and the channel's does not. */
function newIn(rollout: Rollout, { apps }: ChannelRevision) {
  return [...appsOfRevision(rollout)]
    .filter(([app, version]) => own(apps, app) !== version)
    .map(([app, version]) => ({ app, version }))
}

/** The channel's builds, their health compared with the previous ones, and its rollout; undefined where there is no such channel. */
export async function channelDetail(
  reading: Reading,
  run: RunRelease,
  channel: ChannelName,
): Promise<ChannelDetail | undefined> {
  const last = await reading.store.readPointer(channel)
  if (!last) return undefined
  const [summary, health, release, verification] = await Promise.all([
    channelSummary(reading, channel, last),
    healthOf(reading, channel),
    reading.release(last.release),
    verificationOf(reading, last.release),
  ])
  const history = await reading.histories.from(channel, last.revision - WINDOW)
  const before = versionsBefore(history)
  return {
    ...summary,
    routes: release ? [release.host, ...release.remotes].flatMap(({ screens }) => screens).length : 0,
    apps: [...appsOfRevision(last)]
      .sort(([a], [b]) => hostFirst(a, b))
      .map(([app, version]) => {
        const shown = (of: string) => ({ version: of, health: health.get(`${app}@${of}`) ?? null })
        const earlier = before.get(app)
        return { app, ...shown(version), before: earlier === undefined ? null : shown(earlier) }
      }),
    settings: describeSettings(last.settings),
    verification: verification ?? null,
    curves: last.rollout ? await curves(reading, run, channel, last) : null,
  }
}

/** The version that each application had before the one that is shown, as far as some revisions say. */
function versionsBefore(history: readonly ChannelRevision[]) {
  const shown = history.map((revision) => appsOfRevision(revision)).toReversed()
  const before = new Map<string, string>()
  for (const apps of shown)
    for (const [app, version] of apps)
      if (shown[0]?.get(app) !== version && !before.has(app)) before.set(app, version)
  return before
}

/** A channel's settings, as `release channel` prints them, without secrets. */
function describeSettings(settings: ChannelSettings | undefined): ChannelDetail['settings'] {
  if (!settings) return []
  const { acceptsMixes, openTabDays, url, fallbacks, keys, site, shownBefore, frozenUntil } = settings
  const values: [name: string, value: string | undefined][] = [
    ['Mixes', acceptsMixes ? 'accepted' : 'not accepted'],
    ['Address', url],
    ['Open tabs', openTabDays === undefined ? undefined : `served for ${openTabDays} days`],
    ['Fallback builds', fallbacks?.toString()],
    ['Requires', settings.verified ? 'verified' : undefined],
    ['Shown before', shownBefore && `on ${shownBefore.channel} for ${shownBefore.hours} h`],
    ['Versions', settings.commitsOnly ? 'of main only' : undefined],
    ['Frozen until', frozenUntil],
    ['Sign-in', site?.authUrl],
    ['Keys', keys?.map(({ name }) => name).join(', ')],
  ]
  return values.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
}

/** Visits of both releases of a rollout since it began, of the application that differs and is seen most. */
async function curves(
  reading: Reading,
  run: RunRelease,
  channel: ChannelName,
  last: ChannelRevision,
): Promise<RolloutCurves | null> {
  const { release, rollout } = last
  if (!rollout) return null
  const status = await run(['rollout', 'status', channel])
  const verdict = status.ok ? status.output : status.problems.join('\n')
  const reports = await reading.reports()
  if (!reports) return { verdict, slots: [] }
  const [changed] = newIn(rollout, last)
  const query = { channel, since: new Date(new Date(rollout.since).getTime() - BEFORE_MS) }
  const all = await visitSlotsOf(reports, query, [release, rollout.release])
  const rows = all.filter(({ app }) => app === changed?.app)
  const times = [...new Set(rows.map(({ at }) => at))]
  const at = (time: string, of: string) => {
    const own = rows.filter((row) => row.at === time && row.release === of)
    return {
      visits: Math.round(own.reduce((sum, { visits }) => sum + visits, 0)),
      faulty: Math.round(own.reduce((sum, { faulty }) => sum + faulty, 0)),
    }
  }
  return {
    verdict,
    slots: times.map((time) => ({ at: time, now: at(time, rollout.release), before: at(time, release) })),
  }
}

/** Time before its stage at which a rollout's curve begins. */
const BEFORE_MS = 3_600_000
