import { mixLink, readMixes } from '@crossbook/releases'
import { openedMixes } from '@crossbook/reports'
import type { Mixes, MixSummary } from '../documents'
import { channelsNow, type Reading } from '../reading/reading'

/** The mixes of all channels, newest first. */
export async function mixes(reading: Reading): Promise<Mixes> {
  const { channels, problems } = await channelsNow(reading)
  const reports = await reading.reports()
  const found = await Promise.all(
    channels.map(async ({ channel, last }) => {
      const read = await readMixes(reading.store, channel)
      const opened = reports ? await openedMixes(reports, channel) : []
      const seen = new Map(opened.map(({ mix, visits, lastOpened }) => [mix, { visits, last: lastOpened }]))
      const origin = last.settings?.url
      return {
        problems: read.problems.map(
          (problem) =>
            `${'id' in problem ? `Mix ${problem.id}` : 'A mix'} of channel ${channel} cannot be read.`,
        ),
        mixes: read.mixes.map((mix): MixSummary => ({
          ...{ id: mix.id, channel, name: mix.name, author: mix.owner },
          apps: mix.replaced.map(({ app, to }) => ({ app, version: to })),
          ...{ createdAt: mix.createdAt, expiresAt: mix.expiresAt, endedAt: mix.endedAt ?? null },
          link: origin === undefined ? null : mixLink(origin, mix.id),
          opened: seen.get(mix.id) ?? null,
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
