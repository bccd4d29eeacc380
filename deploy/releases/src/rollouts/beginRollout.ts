import { failure, type Result, success } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { composeAllowed, type PromotionRequest } from '../compose/composeNext'
import { type Promoted, promoteComposed } from '../promote/promoteComposed'
import type { Problems } from '../checks/releaseProblems'
import type { RolloutPlan } from '../history/rolloutStages'

/** Starts to show builds to part of a channel's visitors, after the checks of a promotion. A channel has one rollout at a time. */
export async function beginRollout(
  store: Store,
  request: PromotionRequest,
  plan: RolloutPlan,
): Promise<Result<Promoted & { revision: ChannelRevision }, Problems>> {
  const { channel } = request
  const last = await store.readPointer(channel)
  if (!last) return failure([{ kind: 'channelEmpty', channel }])
  if (plan.staff !== undefined && !last.settings?.acceptsStaff)
    return failure([{ kind: 'staffRefused', channel }])
  const begun = await promoteComposed(store, {
    channel,
    kind: 'rollout',
    changes: request.builds.map(({ app }) => app),
    force: request.force,
    rollout: plan,
    compose: (seen) => composeAllowed(seen, request),
  })
  if (!begun.ok) return begun
  const { revision } = begun.value
  if (!revision) return failure([{ kind: 'shownAlready', channel, release: begun.value.release.id }])
  return success({ ...begun.value, revision })
}
