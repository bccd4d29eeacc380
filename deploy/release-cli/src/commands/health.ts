import type { ChannelName } from '@crossbook/contract'
import { appsOfRevision, hostFirst, type HistoryEntry, readHistory } from '@crossbook/releases'
import type { BuildVisits, BuildVital } from '@crossbook/reports'
import {
  type Collected,
  daysArgument,
  formatDays,
  formatCount,
  formatShare,
  withCollected,
} from '../terminal/collected'
import type { AddCommand, CliContext } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'
import { paragraphs, table } from '../terminal/output'

export const addHealth: AddCommand = (program, run) => {
  newCommand(
    program,
    'health',
    'Compare the builds of a channel with the previous ones, by faults and speed',
    ['health production', 'health production --days 1'],
  )
    .argument('<channel>', 'channel', channelArgument)
    .option('--days <number>', 'number of past days, at most 30 (default: 7)', daysArgument)
    .action(
      run((context, channel: ChannelName, { days }: { days?: number }) =>
        withCollected(context, channel, days, 'apps', (collected) => health(context, collected)),
      ),
    )
}

async function health(context: CliContext, { reports, channel, since, days }: Collected) {
  const { visitsOf, vitalsOf } = await import('@crossbook/reports')
  const query = { channel, since }
  const [visits, vitals] = [await visitsOf(reports, query), await vitalsOf(reports, query)]
  const history = await readHistory(context.store, channel)
  const shown = await context.store.readPointer(channel)
  const shownApps = [...(shown ? appsOfRevision(shown) : [])].sort(([a], [b]) => hostFirst(a, b))
  const apps = shownApps.map(([app, version]) => {
    const before = versionBefore(history, app, version)
    return {
      app,
      now: healthOf(app, version, visits, vitals),
      before: before === undefined ? null : healthOf(app, before, visits, vitals),
    }
  })
  const rows = apps.flatMap(({ app, now, before }) => [
    [app, ...cells(now)],
    ...(before ? [['  before', ...cells(before)]] : []),
  ])
  return {
    list: apps,
    text: paragraphs(
      `Channel ${channel}, from the reports of visitors’ browsers ${formatDays(days)}:`,
      table([['', 'build', 'visits', 'with faults', 'largest paint', 'interaction', 'shift'], ...rows]),
      'The speed figures are 75th percentiles: three of four visits are at least this fast.',
    ),
  }
}

/** Returns the version that the current one most recently replaced on a channel. */
function versionBefore(history: readonly HistoryEntry[], app: string, version: string) {
  const changes = history.flatMap((entry) => entry.changes)
  return changes.find((change) => change.app === app && change.after === version)?.before
}

/** Reports about one build. A figure is null without reports; three of four visits are at most this slow. */
function healthOf(
  app: string,
  version: string,
  visits: readonly BuildVisits[],
  vitals: readonly BuildVital[],
) {
  const isIt = (build: { app: string; version: string }) => build.app === app && build.version === version
  const figure = (name: BuildVital['name']) =>
    vitals.find((vital) => isIt(vital) && vital.name === name)?.p75 ?? null
  const counted = visits.find(isIt)
  return {
    version,
    visits: counted?.visits ?? 0,
    faulty: counted?.faulty ?? 0,
    largestPaint: figure('LCP'),
    interaction: figure('INP'),
    layoutShift: figure('CLS'),
  }
}

function cells({
  version,
  visits,
  faulty,
  largestPaint,
  interaction,
  layoutShift,
}: ReturnType<typeof healthOf>) {
  const ms = (figure: number | null) => (figure === null ? '' : `${formatCount(figure)} ms`)
  return [
    version,
    visits === 0 ? 'none yet' : formatCount(visits),
    formatShare(faulty, visits),
    ms(largestPaint),
    ms(interaction),
    layoutShift === null ? '' : layoutShift.toFixed(2),
  ]
}
