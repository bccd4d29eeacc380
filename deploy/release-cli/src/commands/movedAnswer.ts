import { type ChannelName, success } from '@crossbook/contract'
import { diffReleases, type KeptDamage, type Promoted, type ReleaseDifference } from '@crossbook/releases'
import { notifyHooks } from '../hooks/deliverEvents'
import { syncSite } from '../terminal/channelSite'
import type { CliContext, Outcome } from '../terminal/command'
import { appChangesText, differenceText } from '../terminal/differenceText'
import { logMisfits } from '../terminal/mixesNow'
import { count } from '../terminal/output'
import { logNewerMarkup } from '../terminal/warnings'

/** The output about a change: the applications, or their routes and menu entries as well. */
type Detail = 'apps' | 'everything'

/** Publishes a channel's new release on its site and describes the changes. All commands that make a release end with this. */
export async function movedAnswer(
  context: CliContext,
  channel: ChannelName,
  promoted: Promoted,
  detail: Detail = 'apps',
): Promise<Outcome> {
  const shown = await syncSite(context, channel, promoted.pages)
  if (!shown.ok) return shown
  if (promoted.revision) {
    logNewerMarkup(context, promoted.current?.release, promoted.release)
    if (promoted.revision.settings?.acceptsMixes) await logMisfits(context, channel)
    await notifyHooks(context, channel)
  }
  const { current, release, revision, overtaken, notPrerendered, damaged } = promoted
  logDamaged(context, channel, damaged)
  const changes = diffReleases(current?.release, release)
  return success({
    document: {
      channel,
      release: release.id,
      moved: revision !== undefined,
      revision: (revision ?? current?.revision)?.revision,
      overtaken,
      notPrerendered,
      damaged,
      changes,
    },
    text: movedText(channel, promoted, changes, detail),
  })
}

/** Prints a warning for each build that a channel shows, that is damaged in the store, and that the change did not touch. */
export function logDamaged({ log }: CliContext, channel: ChannelName, damaged: readonly KeptDamage[]) {
  for (const { app, version } of damaged)
    log(
      `Warning: ${app} ${version}, which channel ${channel} shows, is damaged in the store. This change does not affect it, and the site keeps serving its files. Run pnpm release doctor to list the damaged files.`,
    )
}

function movedText(
  channel: ChannelName,
  { release, revision, overtaken }: Promoted,
  changes: ReleaseDifference,
  detail: Detail,
) {
  if (!revision)
    return `Channel ${channel} already shows exactly these versions, as ${release.id}; nothing was moved.`
  return [
    `Channel ${channel} shows ${release.id} now (revision ${revision.revision}).`,
    detail === 'apps' ? appChangesText(changes.apps) : `\n${differenceText(changes)}`,
    ...(overtaken > 0
      ? [`${count(overtaken, 'other revision')} came first, and their changes are kept.`]
      : []),
  ].join('\n')
}
