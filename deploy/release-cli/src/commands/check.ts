import { type ChannelName, failure, success } from '@crossbook/contract'
import { prerenderRelease } from '@crossbook/pages'
import {
  type AppAtVersion,
  brokenRoutes,
  composeAllowed,
  diffReleases,
  newBlockedWordsHint,
  prerenderingStore,
  showingProblems,
} from '@crossbook/releases'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { differenceText } from '../terminal/differenceText'
import { sayNewerMarkup } from '../terminal/newerMarkup'
import { takenBackWords } from '../terminal/takenBackWords'
import { verifiedBadWords } from '../verifying/verifiedBadWords'
import {
  buildArgument,
  channelArgument,
  type MeaningOptions,
  meaningOf,
  newCommand,
  withMeaning,
} from '../terminal/options'

/** `check`: what a promotion would change, or what would stop it. */
export const addCheck: AddCommand = (program, run) => {
  withMeaning(
    newCommand(program, 'check', 'Say what would stop a promotion, and move nothing', [
      'check production wallet@1.4.0',
    ]),
  )
    .argument('<channel>', 'channel that would move', channelArgument)
    .argument('<app@version...>', 'published builds', buildArgument)
    .action(
      (channel: ChannelName, builds: readonly AppAtVersion[], options: CommonOptions & MeaningOptions) =>
        run(options, (context) => check(context, channel, builds, options)),
    )
}

async function check(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  options: MeaningOptions,
): Promise<Outcome> {
  const { store, now } = context
  const composed = await composeAllowed(store, {
    channel,
    builds,
    confirmed: meaningOf(options),
    author: 'check',
    reason: 'check',
    now,
  })
  if (!composed.ok) return composed
  const { current, release, isNew } = composed.value
  const problems = await showingProblems(store, channel, release, now())
  if (problems.length > 0) return failure(problems)
  const preview = prerenderingStore(store)
  const { failures } = await prerenderRelease(preview, release)
  const broken = await brokenRoutes(preview, current?.release, release, failures)
  if (broken.length > 0) return failure(broken)
  sayNewerMarkup(context, current?.release, release)
  const blocked = newBlockedWordsHint(current?.release, release)
  if (blocked !== undefined) context.say(blocked)
  const changes = diffReleases(current?.release, release)
  return success({
    document: { channel, fits: true, changes },
    text: isNew
      ? [
          ...(await takenBackWords(store, channel, builds)),
          ...(await verifiedBadWords(store, release)),
          `Nothing stands against it. On channel ${channel} it would change:\n\n${differenceText(changes)}`,
        ].join('\n')
      : `Nothing stands against it: channel ${channel} shows exactly these versions already.`,
  })
}
