import type { ChannelName } from '@crossbook/contract'
import { appsOfRevision, hostFirst } from '@crossbook/releases'
import { visitSlotsOf } from '@crossbook/reports'
import type { ChannelRevision, ChannelSettings } from '@crossbook/store'
import type { ChannelDetail, RolloutCurves } from '../documents'
import { healthOf } from '../reading/health'
import { type Reading, verificationOf } from '../reading/reading'
import { channelSummary, newIn } from './channelSummary'

/** Number of revisions that are searched for each application's previous version. */
const WINDOW = 150

/** Describes the state of a channel's rollout, as the command line does. */
export type DescribeRollout = (channel: ChannelName) => Promise<string>

/** The channel's builds, their health compared with the previous ones, and its rollout; undefined where there is no such channel. */
export async function channelDetail(
  reading: Reading,
  channel: ChannelName,
  describeRollout: DescribeRollout,
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
        const earlier = before.get(app)
        return {
          ...{ app, version, health: health.get(`${app}@${version}`) ?? null },
          before:
            earlier === undefined
              ? null
              : { version: earlier, health: health.get(`${app}@${earlier}`) ?? null },
        }
      }),
    settings: describeSettings(last.settings),
    verification: verification ?? null,
    curves: last.rollout ? await curves(reading, channel, last, describeRollout) : null,
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
  const { acceptsMixes, openTabDays, url, fallbacks, keys, site } = settings
  return [
    { name: 'Mixes', value: acceptsMixes ? 'accepted' : 'not accepted' },
    ...(url ? [{ name: 'Address', value: url }] : []),
    ...(openTabDays === undefined ? [] : [{ name: 'Open tabs', value: `served for ${openTabDays} days` }]),
    ...(fallbacks === undefined ? [] : [{ name: 'Fallback builds', value: String(fallbacks) }]),
    ...(settings.verified ? [{ name: 'Requires', value: 'verified' }] : []),
    ...(settings.shownBefore
      ? [
          {
            name: 'Shown before',
            value: `on ${settings.shownBefore.channel} for ${settings.shownBefore.hours} h`,
          },
        ]
      : []),
    ...(settings.commitsOnly ? [{ name: 'Versions', value: 'of main only' }] : []),
    ...(settings.frozenUntil ? [{ name: 'Frozen until', value: settings.frozenUntil }] : []),
    ...(site?.authUrl ? [{ name: 'Sign-in', value: site.authUrl }] : []),
    ...(keys ? [{ name: 'Keys', value: keys.map(({ name }) => name).join(', ') }] : []),
  ]
}

/** Visits of both releases of a rollout since it began, of the application that differs and is seen most. */
async function curves(
  reading: Reading,
  channel: ChannelName,
  last: ChannelRevision,
  describeRollout: DescribeRollout,
): Promise<RolloutCurves | null> {
  const { release, rollout } = last
  if (!rollout) return null
  const verdict = await describeRollout(channel)
  const reports = await reading.reports()
  if (!reports) return { verdict, slots: [] }
  const [changed] = newIn(rollout, last)
  const query = { channel, since: new Date(new Date(rollout.since).getTime() - BEFORE_MS) }
  const rows = (await visitSlotsOf(reports, query, [release, rollout.release])).filter(
    ({ app }) => app === changed?.app,
  )
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
