import { failure, type MixId, type Release, type Result } from '@crossbook/contract'
import { asPruned, PREVIEW, previewStore, releaseProblems, reproduce } from '@crossbook/releases'
import type { RunningSite } from '@crossbook/site-server'
import type { Store } from '@crossbook/store'
import type { CliContext } from './command'
import { serveLocally } from './serving'
import type { Problem } from './messages'

/** The builds that a tab had: a release's own, or those of a mix of it. */
export async function setOf(
  store: Store,
  release: Result<Release, readonly Problem[]>,
  mix: MixId | undefined,
): Promise<Result<Release, readonly Problem[]>> {
  if (!release.ok || mix === undefined) return release
  const mixed = await reproduce(store, release.value, mix)
  return mixed.ok ? mixed : failure([mixed.problem].flat())
}

/** Serves a set of builds on this machine, unless one of them is gone; no channel is moved, and nothing is written. */
export async function serveSet(
  context: CliContext,
  set: Release,
  { command, port }: { command: string; port: number | undefined },
): Promise<Result<RunningSite, readonly Problem[]>> {
  const problems = await releaseProblems(context.store, set)
  if (problems.length > 0) return failure(asPruned(set.id, problems))
  const preview = previewStore(context.store)
  await preview.show(set)
  return serveLocally(context, command, preview, PREVIEW, port)
}

/** The words of `show` that serve a release as a tab had it. */
export function describeShown(release: string, mix: string | undefined) {
  return `show ${release}${mix === undefined ? '' : ` --mix ${mix}`} --serve`
}
