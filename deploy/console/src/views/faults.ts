import { type AppName, type ChannelName, own } from '@crossbook/contract'
import { bisectEnds, shows, sourceStacks } from '@crossbook/releases'
import { faultsByDay, type FaultCause, visitsOf } from '@crossbook/reports'
import type { ChannelRevision } from '@crossbook/store'
import type { FaultGroup, Faults } from '../documents'
import { daysSince, sinceDays } from '../reading/health'
import { channelsNow, type Reading } from '../reading/reading'

/** Groups that one answer holds at most, the most frequent ones. */
const MOST_GROUPS = 200

/** Revisions in which the release is looked for that showed a fault first. */
const WINDOW = 400

/** Filters faults. Default: of all channels, of all applications. */
export interface FaultsQuery {
  channel?: ChannelName | undefined
  app?: AppName | undefined
  days: number
}

/** Lists faults in users' browsers. */
export async function faults(reading: Reading, query: FaultsQuery): Promise<Faults> {
  if (await reading.reports()) return { groups: await faultGroups(reading, query), remedy: null }
  return {
    groups: [],
    remedy:
      'No reports on this machine yet. Pages report to the site that serves them, 15 seconds after they open or when the user leaves. "npm start", "pnpm release serve" and docker compose collect these reports. To read another folder, set CROSSBOOK_REPORTS.',
  }
}

/** Faults by build and cause, the most frequent first. */
export async function faultGroups(
  reading: Reading,
  { channel, app, days }: FaultsQuery,
): Promise<FaultGroup[]> {
  const { channels } = await channelsNow(reading)
  const chosen = channels.filter((one) => channel === undefined || one.channel === channel)
  const found = await Promise.all(chosen.map((one) => groupsOf(reading, one.channel, days)))
  const groups = found
    .flat()
    .filter((group) => app === undefined || group.app === app)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_GROUPS)
  const sourcesOf = sourceStacks(reading.store)
  return Promise.all(groups.map(async (group) => ({ ...group, stack: await sourcesOf(group.stack) })))
}

async function groupsOf(reading: Reading, channel: ChannelName, days: number): Promise<FaultGroup[]> {
  const reports = await reading.reports()
  if (!reports) return []
  const now = reading.now()
  const query = { channel, since: sinceDays(now, days) }
  const causes = await faultsByDay(reports, query)
  if (causes.length === 0) return []
  const visits = await visitsOf(reports, query)
  const last = await reading.store.readPointer(channel)
  const history = await reading.histories.from(channel, (last?.revision ?? 1) - WINDOW)
  return causes.map(({ fault, days }) => {
    const shown = history.find((revision) => shows(revision, fault.release))
    const ends = fault.mix ? undefined : bisectEnds(history, fault)
    const ofBuild = visits.find(({ app, version }) => app === fault.app && version === fault.version)
    return {
      ...{ ...fault, channel, visits: Math.round(ofBuild?.visits ?? 0) },
      days: daysSince(query.since, now).map((day) => ({ day, count: days.get(day) ?? 0 })),
      shown: shown ? { at: shown.at, author: shown.author } : null,
      reproduce: `pnpm release show ${fault.release}${fault.mix ? ` --mix ${fault.mix}` : ''} --serve`,
      bisect: ends ? `pnpm release bisect ${channel} --good ${ends.good} --bad ${ends.bad} -- "…"` : null,
      shownTo: last ? shownTo(last, fault) : null,
    }
  })
}

/** Whether a channel shows a build to everybody now, or to part of the users in a rollout. */
function shownTo({ apps, rollout }: ChannelRevision, { app, version }: FaultCause): FaultGroup['shownTo'] {
  if (own(apps, app) === version) return 'everybody'
  return own(rollout?.apps, app) === version ? 'rollout' : null
}
