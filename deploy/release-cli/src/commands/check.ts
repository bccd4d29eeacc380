import { type ChannelName, failure, success } from '@crossbook/contract'
import { prerenderRelease } from '@crossbook/pages'
import {
  type AppAtVersion,
  beyondRanges,
  brokenRoutes,
  composeAllowed,
  diffReleases,
  newBlockedWordsHint,
  prerenderingStore,
  showingProblems,
} from '@crossbook/releases'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { differenceText } from '../terminal/differenceText'
import { failedVerification, logNewerMarkup, rollbackWarnings } from '../terminal/warnings'
import { formatRaisedModules, raisedModules } from '../verifying/raisedModules'
import {
  buildArgument,
  channelArgument,
  type MoveOptions,
  meaningOf,
  newCommand,
  withMeaning,
} from '../terminal/options'

export const addCheck: AddCommand = (program, run) => {
  newCommand(
    program,
    'check',
    'Run all checks of a promotion, without moving the channel',
    [
      'check production wallet@1.4.0',
      'check staging host@2.0.0             # also which remotes accept its shared modules, and render with them',
    ],
    [withMeaning],
  )
    .argument('<channel>', 'channel to check against', channelArgument)
    .argument('<app@version...>', 'published builds', buildArgument)
    .action(run(check))
}

async function check(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  options: MoveOptions,
): Promise<Outcome> {
  const { store, now } = context
  const confirmed = meaningOf(options)
  const occasion = { author: 'check', reason: 'check', now }
  const composed = await composeAllowed(store, { channel, builds, confirmed, ...occasion })
  if (!composed.ok) return composed
  const { current, release, isNew } = composed.value
  const preview = prerenderingStore(store)
  const problems = await showingProblems(store, channel, release, now())
  // Without problems other than version ranges, the pages can be rendered to test wider ranges.
  const raised =
    beyondRanges(problems).length === 0 ? await raisedModules(preview, current?.release, release) : []
  const raisedLines = raised.length > 0 ? formatRaisedModules(raised, release.host.version) : []
  if (problems.length > 0) {
    raisedLines.forEach((line) => context.log(line))
    return failure(problems)
  }
  const { failures } = await prerenderRelease(preview, release)
  const broken = await brokenRoutes(preview, current?.release, release, failures)
  if (broken.length > 0) return failure(broken)
  logNewerMarkup(context, current?.release, release)
  const blocked = newBlockedWordsHint(current?.release, release)
  if (blocked !== undefined) context.log(blocked)
  const changes = diffReleases(current?.release, release)
  return success({
    document: { channel, fits: true, changes, ...(raised.length > 0 ? { raised } : {}) },
    text: isNew
      ? [
          ...raisedLines,
          ...(await rollbackWarnings(store, channel, builds)),
          ...(await failedVerification(store, release)),
          `All checks passed. This would change on channel ${channel}:\n\n${differenceText(changes)}`,
        ].join('\n')
      : `All checks passed. Channel ${channel} already shows exactly these versions.`,
  })
}
