import { type AppName, type AppVersion, type ChannelName } from '@crossbook/contract'
import { appsOfRevision, percentShown } from '@crossbook/releases'
import type { ChannelRevision } from '@crossbook/store'
import type { ChannelSummary, RolloutSummary } from '../documents'
import { type Reading, verificationState } from '../reading/reading'

/** Versions by application. */
type Apps = ReadonlyMap<AppName, AppVersion>

/** A channel's last revision as every view shows it. */
export async function channelSummary(
  reading: Reading,
  channel: ChannelName,
  last: ChannelRevision,
): Promise<ChannelSummary> {
  const { revision, release, at, author, settings } = last
  return {
    ...{ channel, revision, release, at, author },
    url: settings?.url ?? null,
    acceptsMixes: settings?.acceptsMixes ?? false,
    frozenUntil: settings?.frozenUntil ?? null,
    verified: await verificationState(reading, release),
    rollout: rolloutSummary(last, (await appsOfRevision(reading.store, last)) ?? new Map()),
  }
}

function rolloutSummary({ rollout }: ChannelRevision, shown: Apps): RolloutSummary | null {
  if (!rollout) return null
  const { release, stages, stage, isPaused = false, since } = rollout
  return {
    ...{ release, stages: [...stages], stage, isPaused, since },
    apps: newIn(rollout.apps, shown),
    percent: percentShown(rollout),
  }
}

/** The versions that a rollout's release has and the channel's does not. */
export function newIn(apps: Readonly<Record<string, string | undefined>>, shown: Apps) {
  const before: ReadonlyMap<string, string> = shown
  return Object.entries(apps).flatMap(([app, version]) =>
    version === undefined || before.get(app) === version ? [] : [{ app, version }],
  )
}
