import type { BuiltApp, BuiltHost, BuiltRemote, ChannelName, SiteConfig } from '@crossbook/contract'
import { prerenderRelease, writePages } from '@crossbook/pages'
import {
  channelConfig,
  hasSameBuilds,
  nextRelease,
  problemMessage,
  promote,
  readableRelease,
  settingsOf,
} from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { Compression } from '@crossbook/web-files'
import { StartProblem } from '../problems/startProblem'

/** Promotes these builds to the channel and writes their pages, compressed quickly, because the user waits for them. */
export async function promoteLocally(
  store: Store,
  channel: ChannelName,
  apps: readonly BuiltApp[],
  environment: SiteConfig,
  compression: Compression = 'quick',
) {
  const host = apps.find((app): app is BuiltHost => app.kind === 'host')
  const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
  if (!host)
    throw new StartProblem('This checkout has no folder called host: restore it and run npm start again.')

  for (;;) {
    const current = await store.readPointer(channel)
    // The configuration of the site that is going to serve these pages. With another one it would write them again.
    const config = channelConfig(environment, channel, settingsOf(current))
    // A working copy that moves between commits may find a release of another contract. It must start anyway.
    const shown = current && (await readableRelease(store, current.release))
    if (shown && hasSameBuilds(shown, host, remotes)) {
      const prerendered = await prerenderRelease(store, shown)
      await writePages(store, shown, config, { prerendered, compression })
      return { release: shown.id, isNew: false, notPrerendered: prerendered.failures }
    }
    if (current?.rollout)
      throw new StartProblem(
        `A rollout runs on channel ${channel}, which this working copy would end. Finish it with "pnpm release rollout finish ${channel}", or end it with "pnpm release rollout abort ${channel}", and start again.`,
      )
    const release = await nextRelease(store, {
      channel,
      parent: current?.release ?? null,
      current: shown,
      createdAt: new Date().toISOString(),
      author: 'npm start',
      reason: 'The files of this working copy',
      host,
      remotes,
    })
    const after = current?.revision ?? 0
    // A developer of a screen needs to see it fail.
    const promoted = await promote(store, { channel, release, after, config, compression, force: true })
    if (promoted.ok)
      return { release: release.id, isNew: true, notPrerendered: promoted.value.notPrerendered }
    if (promoted.problem.kind === 'refused')
      throw new StartProblem(promoted.problem.problems.map((problem) => problemMessage(problem)).join('\n'))
    // Another start of this working copy moved the channel first, so the channel is read again.
  }
}
