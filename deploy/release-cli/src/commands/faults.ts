import { type AppName, type ChannelName, visibleText } from '@crossbook/contract'
import { bisectEnds, shows, sourceStacks } from '@crossbook/releases'
import type { BuildVisits, FaultCause } from '@crossbook/reports'
import type { ChannelRevision } from '@crossbook/store'
import {
  type Collected,
  daysArgument,
  formatDays,
  formatCount,
  formatShare,
  withCollected,
} from '../terminal/collected'
import type { AddCommand, CliContext } from '../terminal/command'
import { channelArgument, newCommand, oneAppArgument } from '../terminal/options'
import { count, indented, paragraphs, shortInstant } from '../terminal/output'

export const addFaults: AddCommand = (program, run) => {
  newCommand(program, 'faults', 'List faults in visitors’ browsers, by build and cause', [
    'faults production',
    'faults production --app wallet --days 1',
  ])
    .argument('<channel>', 'channel', channelArgument)
    .option('--app <name>', 'only faults of this application', oneAppArgument)
    .option('--days <number>', 'number of past days, at most 30 (default: 7)', daysArgument)
    .action(
      run((context, channel: ChannelName, { app, days }: { app?: AppName; days?: number }) =>
        withCollected(context, channel, days, 'causes', (collected) => faults(context, collected, app)),
      ),
    )
}

async function faults(
  { store }: CliContext,
  { reports, channel, since, days }: Collected,
  app: AppName | undefined,
) {
  const { faultsOf, visitsOf } = await import('@crossbook/reports')
  const isWanted = (build: { app: string }) => app === undefined || build.app === app
  const visits = (await visitsOf(reports, { channel, since })).filter(isWanted)
  const found = (await faultsOf(reports, { channel, since })).filter(isWanted)
  const history = found.length > 0 ? await store.readHistory(channel) : []
  const sourcesOf = sourceStacks(store)
  const causes = await Promise.all(
    found.map(async (cause) => ({
      ...explained(cause, { channel, visits, history }),
      stack: await sourcesOf(cause.stack),
    })),
  )
  const where = `${app === undefined ? '' : ` of ${app}`} on channel ${channel} ${formatDays(days)}`
  const most = Math.max(0, ...visits.map((build) => build.visits))
  return {
    list: causes,
    text:
      causes.length === 0
        ? `No faults reported${where}, in ${count(Math.round(most), 'visit')}.`
        : paragraphs(`Faults${where}, the most frequent first:`, ...causes.map(causeText)),
  }
}

interface Known {
  channel: ChannelName
  visits: readonly BuildVisits[]
  history: readonly ChannelRevision[]
}

/** Adds the visits of the failed build, the first revision that showed the release, and commands that reproduce and find the fault. */
function explained(cause: FaultCause, { channel, visits, history }: Known) {
  const build = visits.find(({ app, version }) => app === cause.app && version === cause.version)
  const revision = history.find((one) => shows(one, cause.release))
  const ends = cause.mix ? undefined : bisectEnds(history, cause)
  return {
    ...cause,
    visits: build?.visits ?? 0,
    shown: revision ? { at: revision.at, author: revision.author } : null,
    reproduce: `pnpm release show ${cause.release}${cause.mix ? ` --mix ${cause.mix}` : ''} --serve`,
    bisect: ends
      ? `pnpm release bisect ${channel} --good ${ends.good} --bad ${ends.bad} -- "<a command that fails with it>"`
      : null,
  }
}

function causeText(cause: ReturnType<typeof explained>) {
  const { app, version, kind, module, error, count: times, visits, shown } = cause
  const share =
    visits === 0
      ? 'no visits of it have been reported yet'
      : `${formatShare(times, visits)} of ${visits === 1 ? '1 visit' : `${formatCount(visits)} visits`}`
  const since = shown ? `, shown since ${shortInstant(shown.at)} by ${visibleText(shown.author)}` : ''
  const others = cause.alsoIn.length === 0 ? 'in no other version' : `also in ${cause.alsoIn.join(', ')}`
  return [
    `${app} ${version}  ${kind} in ${module}, ${times === 1 ? 'once' : `${formatCount(times)} times`} (${share}), ${others}`,
    indented(
      [
        visibleText(error),
        cause.control === '' ? '' : `after using ${visibleText(cause.control)}`,
        `first ${shortInstant(cause.firstSeen)}, last ${shortInstant(cause.lastSeen)}`,
        `cause ${cause.cause}`,
        `at ${cause.routes.map((route) => (route === '*' ? 'a path without a screen' : route)).join(', ')}`,
        visibleText(cause.browsers.join(', ')),
        `since release ${cause.release}${since}`,
        cause.reproduce,
        cause.bisect ?? '',
        ...(cause.stack === '' ? [] : [indented(cause.stack)]),
      ]
        .filter((line) => line !== '')
        .join('\n'),
    ),
  ].join('\n')
}
