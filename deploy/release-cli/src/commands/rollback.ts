import {
  type AppName,
  type ChannelName,
  failure,
  type ReleaseId,
  success,
  visibleText,
} from '@crossbook/contract'
import {
  introducingRevision,
  diffReleases,
  fittingRollback,
  rollBack,
  rollBackApps,
  type ReleaseDifference,
  rollbackTarget,
} from '@crossbook/releases'
import { occasionOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { appChangesText } from '../terminal/differenceText'
import {
  channelArgument,
  newCommand,
  type MoveOptions,
  rollbackArgument,
  type RollbackTarget,
  withEndRollout,
  withOccasion,
} from '../terminal/options'
import { showAndNotify } from '../hooks/deliverEvents'
import { movedAnswer, logDamaged } from './movedAnswer'

type RollbackOptions = MoveOptions & { all?: boolean }

export const addRollback: AddCommand = (program, run) => {
  newCommand(
    program,
    'rollback',
    'Roll back applications to their previous versions, or a channel to an earlier release',
    [
      'rollback production wallet                     # only wallet; all other apps are unchanged',
      'rollback production --all                      # everything that the current release changed',
      'rollback production r0123456789abcdef --all --reason "Transfers fail"',
    ],
    [withOccasion, withEndRollout],
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument(
      '[app...]',
      'applications to roll back, or a release of the history (default: the previous one)',
      rollbackArgument,
    )
    .option('--all', 'without an application: also roll back what other teams have promoted')
    .action((channel: ChannelName, target: RollbackTarget | undefined, options: RollbackOptions) =>
      target?.apps
        ? run(rollbackApps)(channel, target.apps, options)
        : run(rollbackAll)(channel, target?.release, options),
    )
}

async function rollbackApps(
  context: CliContext,
  channel: ChannelName,
  apps: readonly AppName[],
  options: RollbackOptions,
): Promise<Outcome> {
  const occasion = await occasionOf(context, `Roll back ${apps.join(', ')}`, options)
  if (!occasion.ok) return occasion
  await context.store.checkRight(channel, ['rollback', 'promote'], apps)
  const promoted = await rollBackApps(context.store, channel, apps, occasion.value)
  if (!promoted.ok) {
    // The change itself updates the site.
    await repairSite(context, channel)
    const together = await fittingRollback(context.store, channel, apps, occasion.value)
    if (!together) return promoted
    const detail = `A shared module was upgraded in between. These versions fit together: pnpm release rollback ${channel} ${together.join(' ')}`
    return failure([...promoted.problem, { kind: 'explained', detail }])
  }
  return movedAnswer(context, channel, promoted.value)
}

async function rollbackAll(
  context: CliContext,
  channel: ChannelName,
  to: ReleaseId | undefined,
  options: RollbackOptions,
): Promise<Outcome> {
  const { store, confirm, log } = context
  const occasion = await occasionOf(context, 'Rollback', options)
  if (!occasion.ok) return occasion
  await store.checkRight(channel, 'rollback')
  await repairSite(context, channel)
  const target = await rollbackTarget(store, channel, to)
  if (!target.ok) return target
  const { present, release, damaged } = target.value
  logDamaged(context, channel, damaged)
  const changes = diffReleases(present, release)
  if (!options.all) {
    const lines = await takenBackLines(context, channel, changes)
    if (!confirm) return failure([{ kind: 'takesBackOthers', channel, detail: lines.join('\n') }])
    for (const line of lines) log(line)
    if (!(await confirm(`Roll all of this back on channel ${channel}?`)))
      return failure([{ kind: 'notWanted' }])
  }
  const moved = await rollBack(store, channel, release.id, occasion.value)
  if (!moved.ok) return moved
  const shown = await showAndNotify(context, channel)
  if (!shown.ok) return shown
  const { revision } = moved.value
  return success({
    document: { channel, release: release.id, revision, changes, damaged },
    text: `Channel ${channel} shows ${release.id} again (revision ${revision}).\n${appChangesText(changes.apps)}`,
  })
}

/** `wallet 0.2.0 → 0.1.0, promoted by Ada: Faster transfers`, one a line. */
async function takenBackLines({ store }: CliContext, channel: ChannelName, { apps }: ReleaseDifference) {
  const history = await store.readHistory(channel)
  return Promise.all(
    apps.map(async ({ name, before, after }) => {
      const introduction = before === undefined ? undefined : introducingRevision(history, name as AppName)
      const whose = introduction ? `, promoted by ${introduction.author}: ${introduction.reason}` : ''
      return visibleText(`  ${name} ${before ?? 'none'} → ${after ?? 'none'}${whose}`)
    }),
  )
}
