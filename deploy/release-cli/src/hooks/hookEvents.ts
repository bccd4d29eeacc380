import { type ChannelName, type Mix, visibleText } from '@crossbook/contract'
import type { HistoryEntry } from '@crossbook/releases'

export interface HookEvent {
  /** Identifies the event when it is sent again. */
  id: string
  /** Kind of event: a revision's kind as in `history`, or `mix`. */
  type: HistoryEntry['kind'] | 'mix'
  channel: ChannelName
  at: string
  author: string
  reason: string
  subject: string
  changes: readonly { app: string; from: string | null; to: string | null }[]
  /** The whole event in a sentence, for a chat. */
  text: string
}

/** Verbs for the kinds of revisions, to follow the author's name. Settings are not reported. */
const DID: Readonly<Record<Exclude<HistoryEntry['kind'], 'settings'>, string>> = {
  promotion: 'promoted on',
  rollback: 'rolled back on',
  removal: 'removed from',
  rollout: 'started a rollout on',
  stage: 'started the next stage of the rollout on',
  pause: 'paused the rollout on',
  resume: 'resumed the rollout on',
  abort: 'aborted the rollout on',
  finish: 'finished the rollout on',
}

/** A revision as an event; undefined if it is not reported. */
export function revisionEvent(
  channel: ChannelName,
  { kind, revision, release, at, author, reason, changes: changed = [], rollout }: HistoryEntry,
): HookEvent | undefined {
  if (kind === 'settings') return undefined
  const changes = changed.map(({ app, before, after }) => ({ app, from: before ?? null, to: after ?? null }))
  const share = rollout ? ` (${rollout.stages[rollout.stage] ?? 0} % of the visitors)` : ''
  return {
    ...{ id: `${channel}-${revision}`, type: kind, channel, at, author, reason, changes },
    subject: rollout?.release ?? release,
    text: visibleText(`${author} ${DID[kind]} ${channel}${share}${describeChanges(changes)}. ${reason}`),
  }
}

export function mixEvent({ id, channel, createdAt, owner, name, replaced, expiresAt }: Mix): HookEvent {
  const changes = replaced.map(({ app, from, to }) => ({ app, from, to }))
  return {
    ...{ id: `${channel}-${id}`, type: 'mix', channel, at: createdAt, author: owner, changes },
    ...{ reason: name, subject: id },
    text: visibleText(
      `${owner} opened a mix on ${channel} until ${expiresAt.slice(0, 10)}${describeChanges(changes)}. ${name}`,
    ),
  }
}

function describeChanges(changes: HookEvent['changes']) {
  if (changes.length === 0) return ''
  return `: ${changes.map(({ app, from, to }) => `${app} ${from ?? 'none'} → ${to ?? 'none'}`).join(', ')}`
}
