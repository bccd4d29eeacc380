import type { ChannelName } from '@crossbook/contract'
import { mixLink, readMixes } from '@crossbook/releases'
import { openedMixes } from '@crossbook/reports'
import type { Mixes, MixSummary } from '../documents'
import { channelsNow, type Reading } from '../reading/reading'

/** The mixes of all channels, newest first. */
export async function mixes(reading: Reading): Promise<Mixes> {
  const { channels, problems } = await channelsNow(reading)
  const found = await Promise.all(
    channels.map(async ({ channel, last }) => {
      const [read, opened] = await Promise.all([
        readMixes(reading.store, channel),
        openings(reading, channel),
      ])
      const origin = last.settings?.url
      return {
        problems: read.problems.map((problem) =>
          'id' in problem
            ? `Mix ${problem.id} of channel ${channel} cannot be read.`
            : `A mix of channel ${channel} cannot be read.`,
        ),
        mixes: read.mixes.map((mix): MixSummary => ({
          ...{ id: mix.id, channel, name: mix.name, author: mix.owner },
          apps: mix.replaced.map(({ app, to }) => ({ app, version: to })),
          ...{ createdAt: mix.createdAt, expiresAt: mix.expiresAt, endedAt: mix.endedAt ?? null },
          link: origin === undefined ? null : mixLink(origin, mix.id),
          opened: opened.get(mix.id) ?? null,
        })),
      }
    }),
  )
  return {
    mixes: found.flatMap((one) => one.mixes).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    channels: channels.filter(({ last }) => last.settings?.acceptsMixes).map(({ channel }) => channel),
    problems: [...problems, ...found.flatMap((one) => one.problems)],
  }
}

/** Reported visits of a channel's mixes, by id. */
async function openings(
  reading: Reading,
  channel: ChannelName,
): Promise<ReadonlyMap<string, MixSummary['opened']>> {
  const reports = await reading.reports()
  if (!reports) return new Map()
  const opened = await openedMixes(reports, channel)
  return new Map(opened.map(({ mix, visits, lastOpened }) => [mix, { visits, last: lastOpened }]))
}
