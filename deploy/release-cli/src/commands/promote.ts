import { type ChannelName, success } from '@crossbook/contract'
import { prerenderFailureWords } from '@crossbook/pages'
import {
  type AppAtVersion,
  diffReleases,
  promoteBuilds,
  type Promoted,
  type ReleaseDifference,
} from '@crossbook/releases'
import { authorOf } from '../terminal/author'
import { repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { appChangesText } from '../terminal/differenceText'
import {
  buildArgument,
  channelArgument,
  newCommand,
  type OccasionOptions,
  withOccasion,
} from '../terminal/options'
import { count } from '../terminal/output'

/** `promote`: brings builds on a channel. */
export const addPromote: AddCommand = (program, run) => {
  withOccasion(
    newCommand(program, 'promote', 'Show published builds on a channel', [
      'promote staging wallet@1.4.0',
      'promote production wallet@1.4.0 --reason "Faster transfers"',
      'promote staging host@2.0.0 wallet@2.0.0      # several apps that need each other, at once',
    ]),
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument('<app@version...>', 'published builds; all other apps stay as they are', buildArgument)
    .action(
      (channel: ChannelName, builds: readonly AppAtVersion[], options: CommonOptions & OccasionOptions) =>
        run(options, (context) => promote(context, channel, builds, options)),
    )
}

async function promote(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  options: OccasionOptions,
): Promise<Outcome> {
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  await repairSite(context, channel)
  const promoted = await promoteBuilds(context.store, {
    channel,
    builds,
    author: author.value,
    reason: options.reason ?? `Promote ${nameBuilds(builds)}`,
    now: context.now,
  })
  if (!promoted.ok) return promoted
  const shown = await syncSite(context, channel, promoted.value.pages)
  if (!shown.ok) return shown
  for (const route of promoted.value.notPrerendered) context.say(prerenderFailureWords(route))
  const changes = diffReleases(promoted.value.current?.release, promoted.value.release)
  return success({
    document: {
      channel,
      release: promoted.value.release.id,
      moved: promoted.value.revision !== undefined,
      revision: (promoted.value.revision ?? promoted.value.current?.revision)?.revision,
      overtaken: promoted.value.overtaken,
      notPrerendered: promoted.value.notPrerendered,
      changes,
    },
    text: textOf(channel, promoted.value, changes),
  })
}

/** `wallet 1.4.0, earn 1.2.0`. */
export function nameBuilds(builds: readonly AppAtVersion[]) {
  return builds.map(({ app, version }) => `${app} ${version}`).join(', ')
}

function textOf(
  channel: ChannelName,
  { release, revision, overtaken }: Promoted,
  changes: ReleaseDifference,
) {
  if (!revision)
    return `Channel ${channel} shows exactly these versions already, as ${release.id}; nothing was moved.`
  return [
    `Channel ${channel} shows ${release.id} now (revision ${revision.revision}).`,
    appChangesText(changes.apps),
    ...(overtaken > 0
      ? [`${count(overtaken, 'other revision')} came first, and what they changed is kept.`]
      : []),
  ].join('\n')
}
