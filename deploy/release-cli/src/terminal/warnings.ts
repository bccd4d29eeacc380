import { type ChannelName, type Release, type Result, visibleText } from '@crossbook/contract'
import {
  type AppAtVersion,
  hasPassed,
  readVerification,
  setOfBuilds,
  takenBackBefore,
  type Verification,
} from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { CliContext } from './command'
import { count, shortInstant } from './output'

/**
 * Warns about a host with another page format than the previous one. The settings of a server contain the site's policy, which names the scripts
 * in pages of the format of their checkout.
 */
export function logNewerMarkup(
  { log }: Pick<CliContext, 'log'>,
  before: Release | undefined,
  { host }: Release,
) {
  if (!before || host.markup === before.host.markup) return
  log(
    `Host ${host.version} uses page markup ${host.markup ?? 1}, and the previous one ${before.host.markup ?? 1}: it works only if nginx or the CDN has settings from a checkout that supports it (pnpm nginx:config, pnpm bucket:config).`,
  )
}

/** Returns a sentence for each build that was taken back on a channel before: when, by whom and why. */
export async function rollbackWarnings(
  store: Store,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
): Promise<string[]> {
  const found = await takenBackBefore(store, channel, builds)
  return found.map(
    ({ app, version, by: { at, author, reason } }) =>
      `${app} ${version} was rolled back on channel ${channel} on ${shortInstant(at)} by ${visibleText(author)} because: ${visibleText(reason)}.`,
  )
}

/** Returns what `verify` found wrong with exactly these builds, in a sentence; nothing where it found nothing or did not look. */
export async function failedVerification(
  store: Store,
  release: Pick<Release, 'host' | 'remotes'>,
): Promise<string[]> {
  const read = await readVerification(store, setOfBuilds(release))
  return read.ok && read.value && !hasPassed(read.value) ? [describeVerification(read)] : []
}

export function describeVerification(read: Result<Verification | undefined, string>) {
  if (!read.ok) return `Its verification cannot be read: ${visibleText(read.problem)}.`
  const verification = read.value
  if (!verification) return 'These builds have not been verified together.'
  const { author, at, pages, found, journeys } = verification
  const by = `by ${visibleText(author)} on ${shortInstant(at)}: ${count(pages, 'page')}`
  if (hasPassed(verification))
    return `Verified ${by}, no problems found${journeys ? `; “${visibleText(journeys.command)}” passed` : ''}.`
  return `Verified ${by}, ${found === 0 ? `but “${visibleText(journeys?.command ?? '')}” failed` : `with ${count(found, 'finding')}`}.`
}
