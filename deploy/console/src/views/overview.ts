import { type AppName, type AppVersion, type ChannelName } from '@crossbook/contract'
import { appsOfRevision, hostFirst } from '@crossbook/releases'
import type { ChannelRevision } from '@crossbook/store'
import type { AppCell, AppRow, Overview } from '../documents'
import { healthOf } from '../reading/health'
import { badReasons, channelsNow, type Reading } from '../reading/reading'
import { channelSummary } from './channel'

/** The server's data in addition to the store. */
export interface Opened {
  writes: boolean
  /** The store as people name it. */
  place: string
}

/** Applications × channels. */
export async function overview(reading: Reading, { writes, place }: Opened): Promise<Overview> {
  const { channels, problems } = await channelsNow(reading)
  const badReason = badReasons(reading)
  const now = await Promise.all(
    channels.map(({ channel, last }) => channelNow(reading, channel, last, badReason)),
  )
  const names = [...new Set(now.flatMap(({ apps }) => [...apps.keys()]))].sort(hostFirst)
  return {
    ...{ writes, store: place, problems },
    channels: now.map(({ summary }) => summary),
    apps: names.map((app): AppRow => ({
      app,
      cells: Object.fromEntries(
        now.flatMap((one) => {
          const version = one.apps.get(app)
          return version === undefined ? [] : [[one.channel, cellOf(one, app, version)]]
        }),
      ),
    })),
    teams: teamsOf(channels.map(({ last }) => last)),
  }
}

type ChannelNow = Awaited<ReturnType<typeof channelNow>>

async function channelNow(
  reading: Reading,
  channel: ChannelName,
  last: ChannelRevision,
  badReason: ReturnType<typeof badReasons>,
) {
  const apps = appsOfRevision(last)
  const bad = [...apps].map(async ([app, version]) => [app, await badReason({ app, version })] as const)
  return {
    ...{ channel, apps, bad: new Map(await Promise.all(bad)) },
    summary: await channelSummary(reading, channel, last),
    entries: await reading.recent({ channel, last: last.revision }),
    health: await healthOf(reading, channel),
  }
}

function cellOf(
  { entries, summary: { rollout }, health, bad }: ChannelNow,
  app: AppName,
  version: AppVersion,
): AppCell {
  const introduction = entries.find(({ changes }) => changes.some((change) => change.app === app))
  const next = rollout?.apps.find((one) => one.app === app)
  return {
    version,
    broughtBy: introduction
      ? { revision: introduction.revision, at: introduction.at, author: introduction.author }
      : null,
    rollingOut: rollout && next ? { version: next.version, percent: rollout.percent } : null,
    bad: bad.get(app) ?? null,
    health: health.get(`${app}@${version}`) ?? null,
  }
}

/** The teams: holders of keys that may sign builds on any channel, and the applications they may sign. */
function teamsOf(last: readonly ChannelRevision[]): Overview['teams'] {
  const teams = new Map<string, Set<string>>()
  for (const { name, builds } of last.flatMap(({ settings }) => settings?.keys ?? []))
    teams.set(name, new Set([...(teams.get(name) ?? []), ...builds]))
  return [...teams]
    .map(([name, apps]) => ({ name, apps: [...apps].sort(hostFirst) }))
    .filter(({ apps }) => apps.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name))
}
