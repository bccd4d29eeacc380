import { canonicalJson, type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { type ChannelRevision, type ChannelSettings, DEFAULT_SETTINGS, type Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { appendRevision, type Occasion } from '../history/appendRevision'
import { MOST_TRIES } from './promoteComposed'

/** The revision whose settings a channel has. */
export type SettingsRevision = ChannelRevision & {
  /** Whether they were changed; what they are already makes no revision. */
  isNew: boolean
}

/**
 * Gives a channel other settings, as a revision that shows the same release. `change` is applied to what they are by then, again
 * after each revision of others that came first; its own problem ends it.
 */
export async function changeSettings<ChangeProblem>(
  store: Store,
  channel: ChannelName,
  change: (settings: ChannelSettings) => Result<ChannelSettings, ChangeProblem>,
  occasion: Occasion,
): Promise<Result<SettingsRevision, readonly (ChannelProblem | ChangeProblem)[]>> {
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
      ...(last.apps ? { apps: last.apps } : {}),
      settings,
      ...(last.rollout ? { rollout: last.rollout } : {}),
      ...occasion,
    })
    if (moved.ok) return success({ ...moved.value, isNew: true })
  }
  return failure([{ kind: 'overtakenOften', channel, tries: MOST_TRIES }])
}
