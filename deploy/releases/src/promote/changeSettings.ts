import { canonicalJson, type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { type ChannelRevision, type ChannelSettings, DEFAULT_SETTINGS, type Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { appendRevision, type Occasion } from '../history/appendRevision'
import { MOST_TRIES } from './promoteComposed'

/**
 * Changes a channel's settings with a revision that shows the same release. `change` receives the current settings. It is called
 * again if another revision comes first. If `change` fails, its problem is returned.
 */
export async function changeSettings<ChangeProblem>(
  store: Store,
  channel: ChannelName,
  change: (settings: ChannelSettings) => Result<ChannelSettings, ChangeProblem>,
  occasion: Occasion,
): Promise<Result<ChannelRevision & { isNew: boolean }, readonly (ChannelProblem | ChangeProblem)[]>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await store.readPointer(channel)
    if (!last) return failure([{ kind: 'channelEmpty', channel }])
    const before = last.settings ?? DEFAULT_SETTINGS
    const changed = change(before)
    if (!changed.ok) return failure([changed.problem])
    const settings = changed.value
    if (canonicalJson(settings) === canonicalJson(before)) return success({ ...last, isNew: false })
    const moved = await appendRevision(store, channel, last, {
      release: last.release,
      kind: 'settings',
      apps: last.apps,
      settings,
      ...(last.rollout ? { rollout: last.rollout } : {}),
      ...occasion,
    })
    if (moved.ok) return success({ ...moved.value, isNew: true })
  }
  return failure([{ kind: 'overtakenOften', channel, tries: MOST_TRIES }])
}
