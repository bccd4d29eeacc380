import { type ChannelName, failure, type Release, type Result, success } from '@crossbook/contract'
import { type PrerenderFailure, prerenderFailureMessage } from '@crossbook/pages'
import { type AppAtVersion, appsOf, copyBuild, promoteBuilds, readChannel } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { Command } from 'commander'
import { occasionOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import {
  buildArgument,
  channelArgument,
  newCommand,
  type MoveOptions,
  meaningOf,
  withEndRollout,
  withMeaning,
  withOccasion,
} from '../terminal/options'
import { count } from '../terminal/output'
import { explained, type Problem } from '../terminal/messages'
import { failedVerification, rollbackWarnings } from '../terminal/warnings'
import { movedAnswer } from './movedAnswer'

interface PromoteOptions extends MoveOptions {
  from?: ChannelName
  fromStore?: string
  expect?: readonly AppAtVersion[]
  force?: boolean
  despiteFindings?: boolean
}

const MOST_FAILURES = 3

export const addPromote: AddCommand = (program, run) => {
  newCommand(
    program,
    'promote',
    'Show published builds on a channel',
    [
      'promote staging wallet@1.4.0',
      'promote production wallet@1.4.0 --reason "Faster transfers"',
      'promote staging host@2.0.0 wallet@2.0.0      # several apps that need each other, at once',
      'promote production wallet@1.4.0 --expect wallet@1.3.0   # only if nobody has moved it since you looked',
      'promote production --from staging',
      "promote production --from staging --from-store 's3://staging/crossbook'   # its builds are copied first",
    ],
    [withOccasion, withMeaning, withEndRollout],
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument('[app@version...]', 'published builds; all other apps are unchanged', buildArgument)
    .option('--from <channel>', 'all versions that another channel shows now', channelArgument)
    .option('--from-store <place>', 'with --from: the store of that channel, if it is another one')
    .option(
      '--expect <app@version>',
      'refuse when the channel no longer shows this version (may be repeated)',
      buildArgument,
    )
    .option('--despite-findings', 'promote although verify found problems with exactly these builds')
    .option('--force', 'promote although routes can no longer be prerendered; needs a --reason')
    .action(
      (channel: ChannelName, builds: readonly AppAtVersion[], options: PromoteOptions, command: Command) => {
        if ((builds.length === 0) === (options.from === undefined))
          command.error('error: name builds such as wallet@1.4.0, or a channel with --from')
        if (options.fromStore !== undefined && options.from === undefined)
          command.error('error: use --from-store together with --from')
        if (options.force && options.reason === undefined)
          command.error('error: --force needs a --reason, for the history')
        return run(promote)(channel, builds, options)
      },
    )
}

async function promote(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  options: PromoteOptions,
): Promise<Outcome> {
  const { from, force = false, expect: expected = [] } = options
  const reason = `Promote ${from === undefined ? nameBuilds(builds) : `the versions of ${from}`}`
  const occasion = await occasionOf(context, reason, options)
  if (!occasion.ok) return occasion
  const apps = from === undefined ? builds.map(({ app }) => app) : undefined
  await context.store.checkRight(channel, 'promote', apps)
  const wanted = from === undefined ? success(builds) : await buildsOfChannel(context, from, options)
  if (!wanted.ok) return wanted
  const request = {
    ...{ channel, builds: wanted.value, expected, confirmed: meaningOf(options), force },
    ...occasion.value,
  }
  const promoted = await promoteBuilds(context.store, request, async (seen, { release }) => {
    for (const warning of await rollbackWarnings(seen, channel, wanted.value)) context.log(warning)
    return options.despiteFindings ? success(undefined) : agreedToFindings(context, channel, seen, release)
  })
  if (!promoted.ok) {
    // The change itself updates the site.
    await repairSite(context, channel)
    return promoted
  }
  const answer = await movedAnswer(context, channel, promoted.value)
  if (answer.ok) logFailures(context, promoted.value.notPrerendered)
  return answer
}

/** Asks before a promotion of builds with which `verify` found something wrong; without a terminal it is refused. */
async function agreedToFindings(
  { confirm, log }: CliContext,
  channel: ChannelName,
  seen: Store,
  release: Release,
): Promise<Result<undefined, readonly Problem[]>> {
  const [found] = await failedVerification(seen, release)
  if (found === undefined) return success(undefined)
  if (!confirm) return failure([{ kind: 'verifiedBad', detail: found }])
  log(found)
  return (await confirm(`Promote it to channel ${channel} anyway?`))
    ? success(undefined)
    : failure([{ kind: 'notWanted' }])
}

function logFailures({ log }: CliContext, failures: readonly PrerenderFailure[]) {
  for (const failure of failures.slice(0, MOST_FAILURES)) log(prerenderFailureMessage(failure))
  const rest = failures.length - MOST_FAILURES
  if (rest > 0) log(`The same applies to ${count(rest, 'more route')}; --json lists all of them.`)
}

/** Every version that another channel shows now; its builds are copied where it is in another store. */
async function buildsOfChannel(
  { store, openOther, log }: CliContext,
  channel: ChannelName,
  { fromStore }: PromoteOptions,
): Promise<Result<AppAtVersion[], readonly Problem[]>> {
  if (fromStore === undefined) return shownOn(store, channel)
  const other = await openOther(fromStore)
  if (!other.ok) return explained(other.problem)
  const shown = await shownOn(other.value, channel)
  if (!shown.ok) return shown
  for (const build of shown.value) {
    const copied = await copyBuild(other.value, store, build)
    if (!copied.ok) return failure(copied.problem)
    if (copied.value.isNew) log(`Copied ${nameBuilds([build])}`)
  }
  return shown
}

async function shownOn(
  store: Store,
  channel: ChannelName,
): Promise<Result<AppAtVersion[], readonly Problem[]>> {
  const shown = await readChannel(store, channel)
  if (!shown) return failure([{ kind: 'channelEmpty', channel }])
  return success([...appsOf(shown.release)].map(([app, version]) => ({ app, version })))
}

export function nameBuilds(builds: readonly AppAtVersion[]) {
  return builds.map(({ app, version }) => `${app} ${version}`).join(', ')
}
