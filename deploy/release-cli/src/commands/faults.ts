import { type AppName, type ChannelName, visibleText } from '@crossbook/contract'
import { bisectEnds, sourceStacks } from '@crossbook/releases'
import type { BuildVisits, FaultCause } from '@crossbook/reports'
import type { ChannelRevision, Store } from '@crossbook/store'
import {
  type Collected,
  daysArgument,
  daysWords,
  nothingCollected,
  numberWords,
  shareWords,
  withCollected,
} from '../terminal/collected'
import type { AddCommand, Answer, CommonOptions, CliContext } from '../terminal/command'
import { channelArgument, newCommand, oneAppArgument } from '../terminal/options'
import { count, indented, paragraphs, shortInstant } from '../terminal/output'

interface FaultsOptions extends CommonOptions {
  app?: AppName
  days?: number
}

/** A cause with what the channel's history and the visits say of it. */
interface Explained extends FaultCause {
  /** Visits that had this build, whether or not it failed. */
  visits: number
  /** When the channel showed the release first, also to few, in which the cause was seen first, and who had moved it. */
  shown: Pick<ChannelRevision, 'at' | 'author'> | null
  /** The command line that serves what the first page showed. */
  reproduce: string
  /** The command line that finds the build that brought it; null where no release before lacks the build that failed. */
  bisect: string | null
}

/** `faults`: what fails in the browsers of a channel's visitors, and since when. */
export const addFaults: AddCommand = (program, run) => {
  newCommand(program, 'faults', 'List what fails in visitors’ browsers, by build and cause', [
    'faults production',
    'faults production --app wallet --days 1',
  ])
    .argument('<channel>', 'channel', channelArgument)
    .option('--app <name>', 'of one application alone', oneAppArgument)
    .option('--days <number>', 'how far to look back, 30 days at most (default: 7)', daysArgument)
    .action((channel: ChannelName, options: FaultsOptions) =>
      run(options, (context) =>
        withCollected(context, channel, options.days, (collected) => faults(context, collected, options)),
      ),
    )
}

async function faults(context: CliContext, collected: Collected, { app }: FaultsOptions): Promise<Answer> {
  const { reports, channel, since, days } = collected
  const document = { channel, since: since.toISOString(), causes: [] }
  if (!reports) return { document, text: nothingCollected(context, channel) }
  const { faultsOf, visitsOf } = await import('@crossbook/reports')
  const isAsked = (build: { app: string }) => app === undefined || build.app === app
  const visits = (await visitsOf(reports, { channel, since })).filter(isAsked)
  const found = (await faultsOf(reports, { channel, since })).filter(isAsked)
  const history = found.length > 0 ? await context.store.readHistory(channel) : []
  const { store } = context
  const sourcesOf = sourceStacks(store)
  const causes = await Promise.all(
    found.map(async (cause) => ({
      ...(await explained(cause, { store, channel, visits, history })),
      stack: await sourcesOf(cause.stack),
    })),
  )
  const where = `${app === undefined ? '' : ` of ${app}`} on channel ${channel} ${daysWords(days)}`
  const most = Math.max(0, ...visits.map((build) => build.visits))
  return {
    document: { ...document, causes },
    text:
      causes.length === 0
        ? `No fault has been reported${where}, of ${count(Math.round(most), 'visit')}.`
        : paragraphs(`Faults${where}, the most frequent first:`, ...causes.map(causeText)),
  }
}

interface Known {
  store: Store
  channel: ChannelName
  visits: readonly BuildVisits[]
  history: readonly ChannelRevision[]
}

async function explained(cause: FaultCause, { store, channel, visits, history }: Known): Promise<Explained> {
  const build = visits.find(({ app, version }) => app === cause.app && version === cause.version)
  const revision = history.find(
    ({ release, rollout }) => release === cause.release || rollout?.release === cause.release,
  )
  const ends = cause.mix ? undefined : await bisectEnds(store, history, cause)
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

function causeText(cause: Explained) {
  const { app, version, kind, module, error, count: times, visits, shown } = cause
  const share =
    visits === 0
      ? 'no visits of it have been reported yet'
      : `${shareWords(times, visits)} of ${visits === 1 ? '1 visit' : `${numberWords(visits)} visits`}`
  const since = shown ? `, shown since ${shortInstant(shown.at)} by ${visibleText(shown.author)}` : ''
  const others = cause.alsoIn.length === 0 ? 'in no other version' : `also in ${cause.alsoIn.join(', ')}`
  return [
    `${app} ${version}  ${kind} in ${module}, ${times === 1 ? 'once' : `${numberWords(times)} times`} (${share}), ${others}`,
    indented(
      [
        visibleText(error),
        cause.control === '' ? '' : `after the use of ${visibleText(cause.control)}`,
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
