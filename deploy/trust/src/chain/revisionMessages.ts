import type { AppName, ChannelName } from '@crossbook/contract'
import { type ChannelRight, type GrantedRight, LAYOUT } from '@crossbook/store'
import type { NeededRight } from './neededRights'

/** Why a revision of a channel is not accepted or not written, as a sentence for the user. */
export class TrustProblem extends Error {
  override readonly name = 'TrustProblem'

  constructor(
    message: string,
    /** The reason alone, as it follows the name of a revision. */
    readonly why?: string,
  ) {
    super(message)
  }
}

const RIGHT_VERBS: Readonly<Record<ChannelRight, string>> = {
  promote: 'promote',
  rollback: 'roll back',
  remove: 'remove applications',
  settings: 'change settings',
}

/** A granted right as a verb with its object: `promote wallet`, `change settings`. */
export function rightText(granted: GrantedRight) {
  const [right, app] = granted.split(':') as [ChannelRight, AppName | undefined]
  return moveText({ anyOf: [right], app })
}

/** Describes a revision's change by the first of the rights that allow it. */
export function moveText({ anyOf: [right], app }: NeededRight) {
  if (app === undefined) return RIGHT_VERBS[right]
  return right === 'remove' ? `remove ${app}` : `${RIGHT_VERBS[right]} ${app}`
}

/** Explains why a stored revision is not accepted, and how the people who run the store can fix it. */
export function revisionProblem(channel: ChannelName, revision: number, why: string) {
  return new TrustProblem(
    `Channel ${channel}, revision ${revision} ${why}. No command works with this channel until you remove ${LAYOUT.revision(channel, revision)} from the store, or restore the previous content from a backup.`,
    why,
  )
}

/** The channel that a store shows is older than one that was seen here. */
export function rolledBack(channel: ChannelName, seen: number, there: number, memory: string) {
  return new TrustProblem(
    `Channel ${channel} is at revision ${there} in the store, and revision ${seen} was seen here: an old copy of the channel was put back. Restore its later revisions from a backup; if the store was set up again on purpose, remove ${memory}.`,
  )
}

/** The history in a store differs from the one that was seen here. */
export function rewritten(channel: ChannelName, revision: number, memory: string) {
  return new TrustProblem(
    `Channel ${channel}, revision ${revision} is another document than was seen here: the history has been rewritten. Restore it from a backup; if the store was set up again on purpose, remove ${memory}.`,
  )
}
