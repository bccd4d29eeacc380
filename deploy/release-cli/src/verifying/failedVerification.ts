import type { Release } from '@crossbook/contract'
import { hasPassed, readVerification, setOfBuilds } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { describeVerification } from './describeVerification'

/** Returns what `verify` found wrong with exactly these builds, in a sentence; nothing where it found nothing or did not look. */
export async function failedVerification(
  store: Store,
  release: Pick<Release, 'host' | 'remotes'>,
): Promise<string[]> {
  const read = await readVerification(store, setOfBuilds(release))
  return read.ok && read.value && !hasPassed(read.value) ? [describeVerification(read)] : []
}
