import type { BuiltApp, BuiltHost, BuiltRemote, ChannelName, SiteConfig } from '@crossbook/contract'
import { prerenderRelease, writePages } from '@crossbook/pages'
import { hasSameBuilds, nextRelease, problemWords, promote, readableRelease } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { Compression } from '@crossbook/web-files'
import { StartProblem } from './startProblem'

/**
 * Brings these builds on the channel and makes their pages ready; a channel that shows them already is left unchanged. Pages
 * that stay on this machine are compressed quickly: somebody waits for them, and nobody for their last tenth.
 */
export async function promoteLocally(
  store: Store,
  channel: ChannelName,
  apps: readonly BuiltApp[],
  config: SiteConfig,
  compression: Compression = 'quick',
) {
  const host = apps.find((app): app is BuiltHost => app.kind === 'host')
  const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
  if (!host)
    throw new StartProblem('This checkout has no folder called host: restore it and run npm start again.')

  for (;;) {
    const current = await store.readPointer(channel)
    // A working copy that moves between commits may find a release of another contract; it is no reason not to start.
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
    // Who works on a screen wants to see it fail.
    const promoted = await promote(store, { channel, release, after, config, compression, force: true })
    if (promoted.ok)
      return { release: release.id, isNew: true, notPrerendered: promoted.value.notPrerendered }
    if (promoted.problem.kind === 'refused')
      throw new StartProblem(promoted.problem.problems.map((problem) => problemWords(problem)).join('\n'))
    // Overtaken by another start of this working copy: look again at what the channel shows now.
  }
}
