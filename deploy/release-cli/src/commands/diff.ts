import { failure, type Release, type Result, success } from '@crossbook/contract'
import { diffReleases, readChannel, readRelease } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { differenceText } from '../terminal/differenceText'
import { newCommand, type ReleaseOrChannel, releaseOrChannelArgument } from '../terminal/options'
import { paragraphs } from '../terminal/output'
import type { Problem } from '../terminal/messages'

export const addDiff: AddCommand = (program, run) => {
  newCommand(program, 'diff', 'List the apps, routes and menu entries that differ between two releases', [
    'diff production staging                        # what promoting staging would change',
    'diff r0123456789abcdef r89abcdef01234567',
  ])
    .argument('<a>', 'release or channel', releaseOrChannelArgument)
    .argument('<b>', 'release or channel', releaseOrChannelArgument)
    .action(run(diff))
}

/** A release by its id, or the one that a channel shows. */
export async function findRelease(
  store: Store,
  wanted: ReleaseOrChannel,
): Promise<Result<Release, readonly Problem[]>> {
  const isChannel = 'channel' in wanted
  const release = isChannel
    ? (await readChannel(store, wanted.channel))?.release
    : await readRelease(store, wanted.release)
  if (release) return success(release)
  return failure([isChannel ? { kind: 'channelEmpty', ...wanted } : { kind: 'releaseUnknown', ...wanted }])
}

async function diff({ store }: CliContext, a: ReleaseOrChannel, b: ReleaseOrChannel): Promise<Outcome> {
  const before = await findRelease(store, a)
  if (!before.ok) return before
  const after = await findRelease(store, b)
  if (!after.ok) return after
  const difference = diffReleases(before.value, after.value)
  const [from, to] = [before.value.id, after.value.id]
  return success({
    document: { from, to, ...difference },
    text: paragraphs(
      `From ${from} to ${to}`,
      differenceText(difference) || 'No app, route or menu entry changes.',
    ),
  })
}
