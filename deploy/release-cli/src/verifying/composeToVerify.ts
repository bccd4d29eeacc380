import { type ChannelName, failure, type Release, type Result, success } from '@crossbook/contract'
import { prerenderRelease } from '@crossbook/pages'
import {
  type AppAtVersion,
  beyondRanges,
  brokenRoutes,
  composeNext,
  type Confirmed,
  type PreviewStore,
  showingProblems,
} from '@crossbook/releases'
import type { CliContext } from '../terminal/command'
import type { Problem } from '../terminal/messages'

export interface ToVerify {
  release: Release
  /** Undefined where the channel shows nothing yet, or shows exactly these builds. */
  before: Release | undefined
  /** Applications that are new to the channel; all of them where nothing is. */
  apps: ReadonlySet<string>
}

/** Composes the release to verify and runs all checks that need no browser, except for the channel's own rules. */
export async function composeToVerify(
  { store, now }: Pick<CliContext, 'store' | 'now'>,
  preview: PreviewStore,
  request: {
    channel: ChannelName
    builds: readonly AppAtVersion[]
    author: string
    confirmed: Confirmed
    /** Whether ranges of shared modules count for nothing. */
    beyondRanges: boolean
  },
): Promise<Result<ToVerify, readonly Problem[]>> {
  const { channel } = request
  const composed = await composeNext(store, { ...request, reason: 'Verification', now })
  if (!composed.ok) return composed
  const { current, release, isNew } = composed.value
  const found = await showingProblems(store, channel, release, now())
  const problems = request.beyondRanges ? beyondRanges(found) : found
  if (problems.length > 0) return failure(problems)
  const { failures } = await prerenderRelease(preview, release)
  const before = isNew ? current?.release : undefined
  const broken = before ? await brokenRoutes(preview, before, release, failures) : []
  if (broken.length > 0) return failure(broken)
  const all = [release.host, ...release.remotes]
  const known = new Map(before ? [before.host, ...before.remotes].map((app) => [app.name, app.version]) : [])
  const added = all.filter(({ name, version }) => known.get(name) !== version)
  // Under another host every page may have become another.
  const apps = added.some(({ kind }) => kind === 'host') ? all : added
  return success({ release, before, apps: new Set(apps.map(({ name }) => name)) })
}
