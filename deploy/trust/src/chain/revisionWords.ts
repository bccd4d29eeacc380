import type { ChannelName } from '@crossbook/contract'
import { type ChannelRight, revisionFile } from '@crossbook/store'
import { TrustProblem } from '../trustProblem'

/** What a key may or may not do, as a verb. */
export const RIGHT_WORDS: Readonly<Record<ChannelRight, string>> = {
  promote: 'promote',
  rollback: 'roll back',
  settings: 'change settings',
}

/** Why a stored revision is not believed, and what whoever looks after the store does about it. */
export function revisionProblem(channel: ChannelName, revision: number, why: string) {
  return new TrustProblem(
    `Channel ${channel}, revision ${revision} ${why}. Nothing is done with this channel until ${revisionFile(channel, revision)} has been taken out of the store, or what was there before has been restored from a backup.`,
    why,
  )
}

/** The channel that a store shows is older than one that was seen here. */
export function rolledBack(channel: ChannelName, seen: number, there: number, memory: string) {
  return new TrustProblem(
    `Channel ${channel} is at revision ${there} in the store, and revision ${seen} was seen here: somebody has put an old channel back. Restore its later revisions from a backup; if the store was set up anew on purpose, remove ${memory}.`,
  )
}

/** The history that a store shows is another one than was seen here. */
export function rewritten(channel: ChannelName, revision: number, memory: string) {
  return new TrustProblem(
    `Channel ${channel}, revision ${revision} is another document than was seen here: the history has been rewritten. Restore it from a backup; if the store was set up anew on purpose, remove ${memory}.`,
  )
}
