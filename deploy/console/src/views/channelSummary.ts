import { type ChannelName, own } from '@crossbook/contract'
import { appsOfRevision, percentShown } from '@crossbook/releases'
import type { ChannelRevision, Rollout } from '@crossbook/store'
import type { ChannelSummary, RolloutSummary } from '../documents'
import { type Reading, verificationState } from '../reading/reading'

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
    rollout: rolloutSummary(last),
  }
}

function rolloutSummary(last: ChannelRevision): RolloutSummary | null {
  const { rollout } = last
  if (!rollout) return null
  const { release, stages, stage, isPaused = false, since } = rollout
  return {
    ...{ release, stages: [...stages], stage, isPaused, since },
    apps: newIn(rollout, last),
    percent: percentShown(rollout),
  }
}

/** The versions that a rollout's release has and the channel's does not. */
export function newIn(rollout: Rollout, { apps }: ChannelRevision) {
  return [...appsOfRevision(rollout)]
    .filter(([app, version]) => own(apps, app) !== version)
    .map(([app, version]) => ({ app, version }))
}
