import type { ChannelName, Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { BuildTrustProblem } from '@crossbook/trust'
import { type ReleaseProblem, releaseProblems } from './releaseProblems'
import { signatureProblems } from './signatureProblems'

/** What stands against showing a release on a channel now: its builds do not fit together, or have no signature that counts. */
export async function showingProblems(
  store: Store,
  channel: ChannelName,
  release: Release,
  now: Date,
): Promise<(ReleaseProblem | BuildTrustProblem)[]> {
  return [
    ...(await releaseProblems(store, release)),
    ...(await signatureProblems(store, { channel, builds: release, known: 'present', now })),
  ]
}
