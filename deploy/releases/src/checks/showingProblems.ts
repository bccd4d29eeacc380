import type { ChannelName, Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { BuildTrustProblem } from '@crossbook/trust'
import { type ReleaseProblem, releaseProblems } from './releaseProblems'
import { signatureProblems } from './signatureProblems'

/** Why a channel cannot show a release now: its builds do not fit together, or a signature is missing or not accepted. */
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
